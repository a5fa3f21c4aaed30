// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A project's config file and its compile database.
#pragma once

#include "driver/Options.h"
#include "driver/Rooms.h"

#include "project/Config.h"

namespace tranship::driver {

/// The absolute path of the folder that a file is in; of a folder, its own.
std::string folderOf(llvm::StringRef given);

/// What the config file and the command line say of the tables and the versions on both sides.
/// Returns what the config file says.
llvm::Expected<Settings> readProject(Options &options, llvm::StringRef inputFolder, Table &table);

/// Path of the compile database: the one named, or the nearest one above the first input.
llvm::Expected<std::string> findDatabase(const Options &options, llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::driver
