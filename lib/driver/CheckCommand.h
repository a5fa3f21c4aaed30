// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship check FILE…`: what a port must look at, without a translation.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> checkCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
