// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port that verify makes where nobody brings one.
#pragma once

#include "driver/Rooms.h"
#include "driver/verify/VerifyInputs.h"

#include "translate/Translate.h"

namespace tranship::driver {

struct ProgramTranslation {
  Translation translation;
  /// Files that settle it besides the sources: absolute.
  std::vector<std::string> settings;
  /// The HIP that it is for.
  Version hip = newestHip;

  /// Each with its place, seen from the program's folder. Of what the build leaves out a run
  /// neither shows nor hides anything.
  std::vector<std::string> errors(llvm::StringRef folder) const;
  /// The first header that uses CUDA and is no part of the program; empty: there is none.
  std::string headerOutside() const;
};

/// What settles the translation of a program in that folder, as things are: absolute.
llvm::Expected<std::vector<std::string>> settingsFiles(llvm::StringRef folder);

/// With the settings of the program's own folder.
llvm::Expected<ProgramTranslation> translateProgram(llvm::ArrayRef<InputFile> inputs,
                                                    const Manifest &manifest,
                                                    const VerifySource &source,
                                                    llvm::ArrayRef<std::string> flags);

} // namespace tranship::driver
