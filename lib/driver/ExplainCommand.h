// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship explain NAME…`: asks the tables and the manual of diagnostics.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code: 1 if a name is unknown.
llvm::Expected<int> explainCommand(const driver::ParsedCommandLine &line);

} // namespace tranship::driver
