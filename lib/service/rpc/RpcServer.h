// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The server's side of JSON-RPC 2.0: finds the function for each message, and sends what it answers.
#pragma once

#include "service/rpc/MessageStream.h"

#include "llvm/ADT/StringMap.h"

#include <atomic>
#include <functional>

namespace tranship::service {

/// Answers one request. Call it exactly once, in any thread.
using Reply = std::function<void(llvm::Expected<llvm::json::Value>)>;

class RpcServer {
public:
  struct Request {
    /// Null if the message has none.
    const llvm::json::Value &params;
    const llvm::json::Value &id;
    Reply reply;
  };

  explicit RpcServer(MessageStream &stream) : stream_(stream) {}

  void onRequest(llvm::StringRef method, std::function<void(Request)> function) {
    requests_[method] = std::move(function);
  }
  void onNotification(llvm::StringRef method,
                      std::function<void(const llvm::json::Value &params)> function) {
    notifications_[method] = std::move(function);
  }
  /// Decides before each request whether it may be answered now.
  void admitRequests(
      std::function<llvm::Error(llvm::StringRef method, const llvm::json::Value &params)> admit) {
    admit_ = std::move(admit);
  }

  /// May be called in any thread.
  void notify(llvm::StringRef method, llvm::json::Value params);

  /// Handles messages, one after the other, until stop() or the end of the input.
  void run();
  void stop() { isStopped_ = true; }

private:
  using Send = std::function<void(llvm::json::Value)>;

  void handle(const llvm::json::Value &message, const Send &send);
  void handleBatch(const llvm::json::Array &messages);
  void call(llvm::StringRef method, const llvm::json::Value &params, const llvm::json::Value &id,
            const Send &send);

  MessageStream &stream_;
  llvm::StringMap<std::function<void(Request)>> requests_;
  llvm::StringMap<std::function<void(const llvm::json::Value &)>> notifications_;
  std::function<llvm::Error(llvm::StringRef, const llvm::json::Value &)> admit_;
  std::atomic<bool> isStopped_ = false;
};

} // namespace tranship::service
