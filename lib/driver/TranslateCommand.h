// `tranship FILE…`, and `tranship apply`: the same from parts that ran elsewhere.
#pragma once

#include "driver/CommandLine.h"
#include "driver/Rooms.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> translateCommand(const driver::ParsedCommandLine &line);

/// The run that the files are parts of, without its parses.
llvm::Expected<int> applyCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
