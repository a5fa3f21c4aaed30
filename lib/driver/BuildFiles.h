// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The build files of a translation: which there are, and what they become.
#pragma once

#include "buildfiles/BuildCheck.h"
#include "buildfiles/BuildFile.h"
#include "buildfiles/TargetSettings.h"
#include "driver/Output.h"
#include "driver/Rooms.h"
#include "mapping/PortTarget.h"
#include "mapping/Table.h"
#include "translate/SourceGraph.h"

namespace tranship::driver {

/// A file of the tree that is not a source and belongs to the port.
struct TreeFile {
  OtherFile file;
  /// Nothing: it is not a build file, and is copied.
  std::optional<BuildSystem> system;
  /// It is a link with this text; empty: it is none.
  std::string linkTo = {};
};

/// The build files among `others` and the files that these name, which a build needs too
/// (`configure_file(config.h.in …)`). Files that makefiles include are makefiles as well.
std::vector<TreeFile> selectBuildFiles(BuildFileMode mode, llvm::ArrayRef<OtherFile> others);

/// The build files of the tree, which are among `others`, and those in the folders of the inputs and
/// above, as far as the top of the repository. Absolute paths.
std::vector<std::string> buildFilesAround(llvm::ArrayRef<InputFile> inputs,
                                          llvm::ArrayRef<OtherFile> others);

/// How build files compile sources (translate::Surroundings).
struct BuildSettings {
  std::map<std::string, std::string> standards;
  SourceMacros macros;
  ConfiguredHeaders configured;
};
BuildSettings readBuildSettings(llvm::ArrayRef<std::string> buildFiles,
                                llvm::ArrayRef<InputFile> inputs);

struct BuildResult {
  /// In the order of the given files.
  std::vector<OutputFile> files;
  size_t buildFiles = 0, changed = 0;
  /// Of the build check.
  size_t checked = 0, differing = 0;
  std::vector<Diagnostic> diagnostics;
};

/// Translates the build files; other files stay as they are.
BuildResult translateBuild(BuildFileMode mode, const PortTarget &target,
                           llvm::ArrayRef<InputFile> inputs, const SourceGraph &graph,
                           llvm::ArrayRef<TreeFile> files, const Table &table, bool renameUnits);

} // namespace tranship::driver
