// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a project says of itself: its config file, its compile database.
#pragma once

#include "driver/Options.h"
#include "driver/Rooms.h"

#include "project/Config.h"

namespace tranship::driver {

/// Absolute; of a folder, itself.
std::string folderOf(llvm::StringRef given);

/// What the config file and the command line say of the tables and the versions on both sides.
/// Returns what the config file says.
llvm::Expected<Settings> readProject(Options &options, llvm::StringRef inputFolder, Table &table);

/// Path of the compile database: the one named, or the nearest one above the first input.
llvm::Expected<std::string> findDatabase(const Options &options, llvm::ArrayRef<InputFile> inputs);

} // namespace tranship::driver
