// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a run takes from its project: the config file, the rules, the platforms, the compile database.
#pragma once

#include "driver/RunRequest.h"

#include "mapping/PortTarget.h"
#include "project/Config.h"
#include "project/DatabaseSearch.h"

#include <memory>

namespace tranship::driver {

/// The current folder; empty if it no longer exists.
std::string workingDirectory();

/// The absolute path of the folder that holds a file; of a folder, its own.
std::string folderOf(llvm::StringRef given);

struct Project {
  /// On the heap, so that a project can be moved.
  std::unique_ptr<Table> table = std::make_unique<Table>();
  /// Those of the config file.
  Settings settings;
  /// The config file; empty: there is none.
  std::string configFile;
  PortTarget target;
  /// Compiler flags of the installed PyTorch, and of the project's `setup.py` that change them.
  std::vector<std::string> torchFlags;
};

/// Reads the project that `folder` belongs to.
llvm::Expected<Project> readProject(const RunRequest &request, llvm::StringRef folder);

/// The compile database: the named one, or the one that the inputs' tree or its build folders have. Its path is empty if
/// there is none.
llvm::Expected<FoundDatabase> findDatabase(const RunRequest &request,
                                           llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::driver
