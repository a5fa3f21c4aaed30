// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds the compile database of a tree: beside the sources, or in a build folder.
#pragma once

#include "project/Inputs.h"

namespace tranship::project {

struct FoundDatabase {
  /// The absolute path; empty if there is none.
  std::string path;
  /// The database is in a build folder, not above the inputs.
  bool isOfBuild = false;
  /// Databases of other builds that list inputs as well.
  std::vector<std::string> others;
};

/// The nearest `compile_commands.json` above the inputs. If there is none, that of a build folder
/// (`build`, `out`, `cmake-build-debug`, `build/release`, ...) in one of the folders above: the one
/// that lists the most inputs; among equals, the newest. A database in a build folder that lists
/// none of the inputs belongs to something else.
FoundDatabase findCompileDatabase(llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::project
