// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship sync UPSTREAM PORT`: translates again what has changed, and keeps the edits in the port.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code (ExitCode.h).
llvm::Expected<int> syncCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
