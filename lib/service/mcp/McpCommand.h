// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `tranship mcp`: serves a coding agent.
#pragma once

#include "driver/options/CommandLine.h"

namespace tranship::service {

/// Returns the exit code. `program`: argv[0].
llvm::Expected<int> mcpCommand(const driver::ParsedCommandLine &line, const char *program);

} // namespace tranship::service
