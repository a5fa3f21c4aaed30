// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify`: runs the original and the port, and compares them.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code. `program` is argv[0].
llvm::Expected<int> verifyCommand(const ParsedCommandLine &line, const char *program);

} // namespace tranship::driver
