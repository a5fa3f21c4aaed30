// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Model Context Protocol: offers the tools, and answers calls one after the other.
#pragma once

#include "service/mcp/ToolCalls.h"
#include "service/rpc/RpcServer.h"
#include "service/rpc/Worker.h"

namespace tranship::service {

class ToolServer {
public:
  ToolServer(ToolSettings settings, bool readOnly, MessageStream &stream);

  /// Serves until the input ends and all calls are answered.
  void run();

private:
  void addRequests();
  llvm::json::Value initialize(const llvm::json::Value &params);
  void call(RpcServer::Request request);
  llvm::json::Value resultOf(ToolAnswer answer, bool isStructured, bool isStateless) const;

  const ToolSettings settings_;
  const bool readOnly_;
  RpcServer rpc_;
  /// That of the session, if there is one.
  std::string version_;
  Worker worker_; // ends before what its tasks use
};

} // namespace tranship::service
