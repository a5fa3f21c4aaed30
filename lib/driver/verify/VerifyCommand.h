// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship verify`: run the original and the port, and show that they agree.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// `program`: tranship as it was called. Returns the exit code.
llvm::Expected<int> verifyCommand(const driver::ParsedCommandLine &line, const char *program);

} // namespace tranship::driver
