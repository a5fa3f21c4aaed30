// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship FILE…`, and `tranship apply`: the same from parts that ran elsewhere.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> translateCommand(const driver::ParsedCommandLine &line);

/// The run that the files are parts of, without its parses.
llvm::Expected<int> applyCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
