// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tools do. Nothing here knows the protocol.
#pragma once

#include "driver/CheckArguments.h"
#include "service/mcp/Tools.h"

#include <functional>

namespace tranship::service {

/// How the server was started.
struct ToolSettings {
  RootFolder root;
  /// What the command line asks for, without inputs and outputs.
  driver::RunRequest translation;
  driver::CheckArguments check;
  /// The path of this program, which `verify` starts.
  std::string program;
};

struct ToolAnswer {
  llvm::json::Object content;
  /// The tool could not do its work; `content` says why.
  bool isError = false;
};

/// The current folder is the root. `isStopped`: whether the client no longer wants the answer.
ToolAnswer callTool(const Tool &tool, const ToolArguments &arguments, const ToolSettings &settings,
                    const std::function<bool()> &isStopped);

} // namespace tranship::service
