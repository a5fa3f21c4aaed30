// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/mcp/ToolServer.h"

#include "service/rpc/RpcError.h"
#include "support/Text.h"
#include "support/ToolVersion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace tranship::service {
namespace {

namespace json = llvm::json;

/// The versions with a session, which `initialize` begins, oldest first.
constexpr llvm::StringLiteral sessionVersions[] = {"2024-11-05", "2025-03-26", "2025-06-18",
                                                   "2025-11-25"};
/// The version without sessions, in which each request names its version.
constexpr llvm::StringLiteral statelessVersion = "2026-07-28";
/// Since this version, results have `structuredContent`.
constexpr llvm::StringLiteral firstStructured = "2025-06-18";
constexpr llvm::StringLiteral versionKey = "io.modelcontextprotocol/protocolVersion",
                              serverKey = "io.modelcontextprotocol/serverInfo";
constexpr int unsupportedVersion = -32022;
constexpr size_t maxWaiting = 32;

constexpr llvm::StringLiteral instructions =
    "Port CUDA to HIP in a loop: `translate` with `output`, `left` for what a person must do, "
    "edit, `port-check` until it "
    "compiles, `verify` until there is no difference. `explain` says more about any id or CUDA "
    "name.";

json::Object serverInfo() { return json::Object{{"name", "tranship"}, {"version", toolVersion()}}; }

/// The version that a request names; nothing: it belongs to a session.
std::optional<llvm::StringRef> versionIn(const json::Value &params) {
  const json::Object *object = params.getAsObject();
  const json::Object *meta = object ? object->getObject("_meta") : nullptr;
  return meta ? meta->getString(versionKey) : std::nullopt;
}

llvm::Error checkVersion(const json::Value &params) {
  std::optional<llvm::StringRef> version = versionIn(params);
  if (!version || *version == statelessVersion)
    return llvm::Error::success();
  json::Array supported(sessionVersions);
  supported.push_back(statelessVersion);
  return llvm::make_error<RpcError>(
      unsupportedVersion, "tranship does not speak this version of the protocol",
      json::Object{{"supported", std::move(supported)}, {"requested", version->str()}});
}

/// Adds what results have in the version without sessions.
json::Object stateless(json::Object result, bool isCacheable) {
  result["resultType"] = "complete";
  if (isCacheable) {
    result["ttlMs"] = 0;
    result["cacheScope"] = "private";
  }
  return result;
}

json::Object capabilities() {
  return json::Object{{"tools", json::Object{{"listChanged", false}}}};
}

json::Value discovery() {
  json::Array supported(sessionVersions);
  supported.push_back(statelessVersion);
  return stateless(json::Object{{"supportedVersions", std::move(supported)},
                                {"capabilities", capabilities()},
                                {"instructions", instructions},
                                {"_meta", json::Object{{serverKey, serverInfo()}}}},
                   /*isCacheable=*/true);
}

std::string keyOf(const json::Value &id) {
  std::string key;
  llvm::raw_string_ostream(key) << id;
  return key;
}

} // namespace

ToolServer::ToolServer(ToolSettings settings, bool readOnly, MessageStream &stream)
    : settings_(std::move(settings)), readOnly_(readOnly), rpc_(stream),
      version_(std::end(sessionVersions)[-1]) {
  rpc_.admitRequests(
      [](llvm::StringRef, const json::Value &params) { return checkVersion(params); });
  addRequests();
}

void ToolServer::run() {
  rpc_.run();
  worker_.finish();
}

void ToolServer::addRequests() {
  rpc_.onRequest("initialize",
                 [this](RpcServer::Request request) { request.reply(initialize(request.params)); });
  rpc_.onRequest("server/discover", [](RpcServer::Request request) { request.reply(discovery()); });
  rpc_.onRequest("ping", [](RpcServer::Request request) { request.reply(json::Object()); });
  rpc_.onRequest("tools/list", [this](RpcServer::Request request) {
    json::Object result{{"tools", describeTools(readOnly_)}};
    if (versionIn(request.params))
      result = stateless(std::move(result), /*isCacheable=*/true);
    request.reply(std::move(result));
  });
  rpc_.onRequest("tools/call", [this](RpcServer::Request request) { call(std::move(request)); });
  rpc_.onNotification("notifications/cancelled", [this](const json::Value &params) {
    const json::Object *object = params.getAsObject();
    if (const json::Value *id = object ? object->get("requestId") : nullptr)
      worker_.drop(keyOf(*id));
  });
}

json::Value ToolServer::initialize(const json::Value &params) {
  const json::Object *object = params.getAsObject();
  llvm::StringRef asked = object ? object->getString("protocolVersion").value_or("") : "";
  version_ = llvm::is_contained(sessionVersions, asked) ? asked.str()
                                                        : std::end(sessionVersions)[-1].str();
  return json::Object{{"protocolVersion", version_},
                      {"capabilities", capabilities()},
                      {"serverInfo", serverInfo()},
                      {"instructions", instructions}};
}

void ToolServer::call(RpcServer::Request request) {
  const json::Object *params = request.params.getAsObject();
  llvm::StringRef name = params ? params->getString("name").value_or("") : "";
  const Tool *tool = findTool(name, readOnly_);
  if (!tool)
    return request.reply(rpcError(ErrorCode::InvalidParams, "unknown tool `" + name + "`"));
  llvm::Expected<ToolArguments> arguments =
      ToolArguments::read(*tool, params->get("arguments"), settings_.root, readOnly_);
  if (!arguments)
    return request.reply(arguments.takeError());
  if (worker_.waiting() >= maxWaiting)
    return request.reply(rpcError(ErrorCode::RequestFailed, "too many calls are waiting"));
  bool isStateless = versionIn(request.params).has_value();
  bool isStructured = isStateless || version_ >= firstStructured.str();
  worker_.submit(keyOf(request.id), std::chrono::milliseconds(0),
                 [this, tool, arguments = std::move(*arguments), reply = std::move(request.reply),
                  isStateless, isStructured](const Worker::IsDropped &isDropped) {
                   ToolAnswer answer = callTool(*tool, arguments, settings_, isDropped);
                   if (!isDropped())
                     reply(resultOf(std::move(answer), isStructured, isStateless));
                 });
}

json::Value ToolServer::resultOf(ToolAnswer answer, bool isStructured, bool isStateless) const {
  json::Value content = std::move(answer.content);
  json::Object result{
      {"content", json::Array{json::Object{{"type", "text"}, {"text", jsonText(content)}}}},
      {"isError", answer.isError}};
  if (isStructured)
    result["structuredContent"] = std::move(content);
  if (isStateless)
    result = stateless(std::move(result), /*isCacheable=*/false);
  return result;
}

} // namespace tranship::service
