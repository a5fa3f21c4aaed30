// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The build files of a translation: which there are, and what they become.
#pragma once

#include "driver/Options.h"
#include "driver/Output.h"
#include "driver/Rooms.h"

#include <map>

namespace tranship::driver {

/// Reduces `others` to the build files among them and the files that these name, which a build needs
/// too (`configure_file(config.h.in …)`); to none with --no-build-files. Returns the same files.
/// Notes in `options` which of them are makefiles because makefiles include them.
llvm::ArrayRef<OtherFile> selectBuildFiles(Options &options, std::vector<OtherFile> &others);

/// The build files of the tree, which are among `others`, and those in the folders of the inputs and
/// above, as far as the top of the repository. Absolute paths.
std::vector<std::string> buildFilesAround(llvm::ArrayRef<InputFile> inputs,
                                          llvm::ArrayRef<OtherFile> others);

/// The macros with which these build files (`buildFilesAround`) compile the inputs.
std::map<std::string, std::vector<std::vector<std::string>>>
buildMacros(llvm::ArrayRef<std::string> buildFiles, llvm::ArrayRef<InputFile> inputs);

/// Translates the build files; other files stay as they are. The results have the same order. Adds what it reports to the diagnostics of
/// `options`.
std::vector<OutputFile> translateBuild(Options &options, llvm::ArrayRef<InputFile> inputs,
                                       std::vector<OtherFile> files, bool renameUnits);

} // namespace tranship::driver
