// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The errors that JSON-RPC sends instead of results.
#pragma once

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"

namespace tranship::service {

using llvm::lsp::ErrorCode;

class RpcError : public llvm::ErrorInfo<RpcError> {
public:
  static char ID; // NOLINT(readability-identifier-naming): LLVM's errors expect this name

  RpcError(int code, std::string message, llvm::json::Value data)
      : code(code), message(std::move(message)), data(std::move(data)) {}

  void log(llvm::raw_ostream &out) const override { out << message; }
  std::error_code convertToErrorCode() const override { return llvm::inconvertibleErrorCode(); }

  const int code;
  const std::string message;
  /// Null: there is none.
  const llvm::json::Value data;
};

llvm::Error rpcError(ErrorCode code, const llvm::Twine &message);

/// The object `error` of a response. Other errors than RpcError are internal errors.
llvm::json::Object errorObject(llvm::Error error);

} // namespace tranship::service
