// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/RpcError.h"

#include "support/Text.h"

namespace tranship::service {

namespace json = llvm::json;

char RpcError::ID = 0;

llvm::Error rpcError(ErrorCode code, const llvm::Twine &message) {
  return llvm::make_error<RpcError>(int(code), message.str(), nullptr);
}

llvm::json::Object errorObject(llvm::Error error) {
  llvm::json::Object object;
  llvm::handleAllErrors(
      std::move(error),
      [&](const RpcError &known) {
        object = json::Object{{"code", known.code}, {"message", utf8(known.message)}};
        if (known.data.kind() != llvm::json::Value::Null)
          object["data"] = known.data;
      },
      [&](const llvm::ErrorInfoBase &other) {
        object = json::Object{{"code", int(ErrorCode::InternalError)},
                              {"message", utf8(other.message())}};
      });
  return object;
}

} // namespace tranship::service
