// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Translates the program to verify, if it has no existing port.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "driver/RunPlan.h"

namespace tranship::driver {

struct ProgramTranslation {
  /// Holds the inputs that `translation` points to.
  RunPlan plan;
  Translation translation;
  /// The absolute paths of files that the translation depends on in addition to the sources.
  std::vector<std::string> settings;
  /// The HIP version that it targets.
  Version hip = defaultHip;

  /// The errors with their places; paths start at the program's folder. Leaves out errors in code
  /// that the build leaves out, because no run depends on that code.
  std::vector<std::string> errors(llvm::StringRef folder) const;
  /// The first header that uses CUDA but is not part of the program; empty if there is none.
  std::string headerOutside() const;
};

/// The absolute paths of the files, other than its sources, that a translation of a program in this
/// folder would depend on now.
llvm::Expected<std::vector<std::string>> settingsFiles(llvm::StringRef folder);

/// Translates the program with the settings of its own folder.
llvm::Expected<ProgramTranslation> translateProgram(std::vector<InputFile> inputs,
                                                    const Manifest &manifest,
                                                    const VerifySource &source,
                                                    llvm::ArrayRef<std::string> flags);

} // namespace tranship::driver
