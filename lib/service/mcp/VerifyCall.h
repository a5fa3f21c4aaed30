// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tool `verify`. A process of its own builds and runs programs, so that nothing that they do ends the server.
#pragma once

#include "service/mcp/ToolCalls.h"

namespace tranship::service {

llvm::Expected<llvm::json::Object> callVerify(const ToolArguments &arguments,
                                              const std::vector<std::string> &compilerFlags,
                                              const ToolSettings &settings);

} // namespace tranship::service
