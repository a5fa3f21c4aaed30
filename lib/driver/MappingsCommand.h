// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship mappings list|stats|lint|diff|schema`: for maintainers of tables and rules.
#pragma once

#include "driver/Rooms.h"
#include "driver/options/CommandLine.h"

namespace tranship::driver {

/// Returns the exit code.
llvm::Expected<int> mappingsCommand(const ParsedCommandLine &line);

} // namespace tranship::driver
