// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship check FILE…`: finds what a port must deal with, without translating.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> checkCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
