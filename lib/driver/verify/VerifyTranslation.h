// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Translates the program that is to be verified if there is no existing port.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "translate/Translate.h"

namespace tranship::driver {

struct ProgramTranslation {
  Translation translation;
  /// The absolute paths of files that it depends on in addition to the sources.
  std::vector<std::string> settings;
  /// The HIP version that it is for.
  Version hip = newestHip;

  /// The errors with their places; paths start at the program's folder. Errors in code that the
  /// build leaves out are not among them, because no run depends on that code.
  std::vector<std::string> errors(llvm::StringRef folder) const;
  /// The first header that uses CUDA but is not part of the program. Empty: there is none.
  std::string headerOutside() const;
};

/// The absolute paths of the files that the translation of a program in this folder depends on now,
/// in addition to its sources.
llvm::Expected<std::vector<std::string>> settingsFiles(llvm::StringRef folder);

/// Translates the program with the settings of its own folder.
llvm::Expected<ProgramTranslation> translateProgram(llvm::ArrayRef<InputFile> inputs,
                                                    const Manifest &manifest,
                                                    const VerifySource &source,
                                                    llvm::ArrayRef<std::string> flags);

} // namespace tranship::driver
