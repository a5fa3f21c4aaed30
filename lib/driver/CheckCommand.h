// `tranship check FILE…`: what a port must look at, without a translation.
#pragma once

#include "driver/CommandLine.h"
#include "driver/Rooms.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> checkCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
