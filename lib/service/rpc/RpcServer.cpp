// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/RpcServer.h"

#include "service/rpc/RpcError.h"
#include "support/Json.h"

#include <memory>

namespace tranship::service {
namespace {

namespace json = llvm::json;

constexpr size_t maxBatch = 100;

json::Value response(json::Value id, llvm::Expected<json::Value> result) {
  json::Object message{{"jsonrpc", "2.0"}, {"id", std::move(id)}};
  if (result)
    message["result"] = std::move(*result);
  else
    message["error"] = errorObject(result.takeError());
  return message;
}

json::Value failure(ErrorCode code, const llvm::Twine &message, json::Value id = nullptr) {
  return response(std::move(id), rpcError(code, message));
}

bool isId(const json::Value &value) {
  return value.kind() == json::Value::String || value.kind() == json::Value::Number;
}

/// The responses to a batch, which are sent together.
struct Batch {
  explicit Batch(MessageStream &stream) : stream(stream) {}
  ~Batch() {
    if (!responses.empty())
      stream.write(std::move(responses));
  }
  void add(json::Value response) {
    std::lock_guard lock(mutex);
    responses.push_back(std::move(response));
  }

  MessageStream &stream;
  std::mutex mutex;
  json::Array responses;
};

} // namespace

void RpcServer::notify(llvm::StringRef method, json::Value params) {
  stream_.write(
      json::Object{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

void RpcServer::run() {
  Send send = [this](const json::Value &message) { stream_.write(message); };
  while (!isStopped_) {
    llvm::Expected<std::optional<std::string>> text = stream_.read();
    if (!text) {
      send(failure(ErrorCode::ParseError, llvm::toString(text.takeError())));
      continue;
    }
    if (!*text)
      return;
    llvm::Expected<json::Value> message = readJson(**text, "message");
    if (!message)
      send(failure(ErrorCode::ParseError, llvm::toString(message.takeError())));
    else if (const json::Array *messages = message->getAsArray())
      handleBatch(*messages);
    else
      handle(*message, send);
  }
}

void RpcServer::handleBatch(const json::Array &messages) {
  if (messages.empty() || messages.size() > maxBatch) {
    stream_.write(failure(ErrorCode::InvalidRequest,
                          "a batch has from 1 to " + llvm::Twine(maxBatch) + " messages"));
    return;
  }
  auto batch = std::make_shared<Batch>(stream_);
  for (const json::Value &message : messages)
    handle(message, [batch](json::Value answer) { batch->add(std::move(answer)); });
}

void RpcServer::handle(const json::Value &message, const Send &send) {
  const json::Object *object = message.getAsObject();
  if (!object || object->getString("jsonrpc") != llvm::StringRef("2.0"))
    return send(failure(ErrorCode::InvalidRequest, "the message is not JSON-RPC 2.0"));
  const json::Value *id = object->get("id");
  std::optional<llvm::StringRef> method = object->getString("method");
  if (!method) {
    // The server sends no requests, so what looks like a response answers none.
    if (!object->get("result") && !object->get("error"))
      send(failure(ErrorCode::InvalidRequest, "the message names no method",
                   id && isId(*id) ? *id : json::Value(nullptr)));
    return;
  }
  const json::Value none = nullptr;
  const json::Value *given = object->get("params");
  const json::Value &params = given ? *given : none;
  if (!id) {
    if (auto known = notifications_.find(*method); known != notifications_.end())
      known->second(params);
    return;
  }
  if (!isId(*id))
    return send(failure(ErrorCode::InvalidRequest, "an id is a number or a text"));
  call(*method, params, *id, send);
}

void RpcServer::call(llvm::StringRef method, const json::Value &params, const json::Value &id,
                     const Send &send) {
  auto known = requests_.find(method);
  if (known == requests_.end())
    return send(failure(ErrorCode::MethodNotFound, "unknown method `" + method + "`", id));
  if (admit_)
    if (llvm::Error error = admit_(method, params))
      return send(response(id, std::move(error)));
  known->second({params, id, [id, send](llvm::Expected<json::Value> result) {
                   send(response(id, std::move(result)));
                 }});
}

} // namespace tranship::service
