// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds a project's config file and compile database.
#pragma once

#include "driver/Options.h"
#include "driver/Rooms.h"

#include "project/Config.h"

namespace tranship::driver {

/// The current folder; empty if it no longer exists.
std::string workingDirectory();

/// The absolute path of the folder that holds a file; of a folder, its own.
std::string folderOf(llvm::StringRef given);

/// Applies the config file and the command line to `table` and to `options`. Returns the settings
/// of the config file.
llvm::Expected<Settings> readProject(Options &options, llvm::StringRef inputFolder, Table &table);

/// The path of the compile database: the named one, or the one that the inputs' tree or its build
/// folders have; one in a build folder goes to `options.foundDatabase`. Empty: there is none.
llvm::Expected<std::string> findDatabase(Options &options, llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::driver
