// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/EditorServer.h"

#include "service/lsp/DiagnosticJson.h"
#include "service/rpc/RpcError.h"
#include "support/Paths.h"
#include "support/ToolVersion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

namespace tranship::service {
namespace {

namespace json = llvm::json;
namespace lsp = llvm::lsp;

/// A pause of this length ends a burst of typing.
constexpr std::chrono::milliseconds afterEdit{60};
/// Documents that include the edited one wait longer.
constexpr std::chrono::milliseconds afterEditOfHeader{400};

/// Errors: the parameters are not of this type.
template <typename T> llvm::Expected<T> read(const json::Value &params) {
  T result;
  json::Path::Root root("params");
  if (fromJSON(params, result, root))
    return result;
  return rpcError(ErrorCode::InvalidParams, llvm::toString(root.getError()));
}

/// The same for notifications, whose mistakes cannot be answered.
template <typename T> std::optional<T> readOrNothing(const json::Value &params) {
  llvm::Expected<T> result = read<T>(params);
  if (result)
    return std::move(*result);
  llvm::consumeError(result.takeError());
  return std::nullopt;
}

std::string pathOf(const lsp::URIForFile &uri) { return absolutePath(uri.file()); }

bool offersUtf8(const json::Value &params) {
  const json::Object *object = params.getAsObject();
  for (llvm::StringRef key : {"capabilities", "general"})
    object = object ? object->getObject(key) : nullptr;
  const json::Array *offered = object ? object->getArray("positionEncodings") : nullptr;
  return offered && llvm::any_of(*offered, [](const json::Value &encoding) {
           return encoding.getAsString() == llvm::StringRef("utf-8");
         });
}

} // namespace

EditorServer::EditorServer(driver::CheckArguments arguments, MessageStream &stream)
    : arguments_(std::move(arguments)), rpc_(stream) {
  rpc_.admitRequests([this](llvm::StringRef method, const json::Value &) { return admit(method); });
  addRequests();
  addDocumentNotifications();
}

bool EditorServer::run() {
  rpc_.run();
  return isShutDown_;
}

llvm::Error EditorServer::admit(llvm::StringRef method) const {
  if (isShutDown_)
    return rpcError(ErrorCode::InvalidRequest, "the session has ended");
  if (!isInitialized_ && method != "initialize")
    return rpcError(ErrorCode::ServerNotInitialized, "`initialize` comes first");
  return llvm::Error::success();
}

void EditorServer::addRequests() {
  rpc_.onRequest("initialize",
                 [this](RpcServer::Request request) { request.reply(initialize(request.params)); });
  rpc_.onRequest("shutdown", [this](RpcServer::Request request) {
    isShutDown_ = true;
    request.reply(nullptr);
  });
  rpc_.onRequest("textDocument/hover",
                 [this](RpcServer::Request request) { request.reply(hover(request.params)); });
  rpc_.onRequest("textDocument/codeAction", [this](RpcServer::Request request) {
    request.reply(codeActions(request.params));
  });
  rpc_.onNotification("exit", [this](const json::Value &) { rpc_.stop(); });
}

void EditorServer::addDocumentNotifications() {
  rpc_.onNotification("textDocument/didOpen", [this](const json::Value &params) { open(params); });
  rpc_.onNotification("textDocument/didChange",
                      [this](const json::Value &params) { change(params); });
  rpc_.onNotification("textDocument/didSave", [this](const json::Value &params) { save(params); });
  rpc_.onNotification("textDocument/didClose",
                      [this](const json::Value &params) { close(params); });
}

json::Value EditorServer::initialize(const json::Value &params) {
  isInitialized_ = true;
  if (offersUtf8(params))
    unit_ = PositionUnit::Utf8;
  json::Object sync{
      {"openClose", true}, {"change", int(lsp::TextDocumentSyncKind::Incremental)}, {"save", true}};
  json::Object capabilities{
      {"positionEncoding", unit_ == PositionUnit::Utf8 ? "utf-8" : "utf-16"},
      {"textDocumentSync", std::move(sync)},
      {"hoverProvider", true},
      {"codeActionProvider", json::Object{{"codeActionKinds", codeActionKinds()}}}};
  return json::Object{
      {"capabilities", std::move(capabilities)},
      {"serverInfo", json::Object{{"name", "tranship"}, {"version", toolVersion()}}}};
}

void EditorServer::open(const json::Value &params) {
  std::optional<lsp::DidOpenTextDocumentParams> given =
      readOrNothing<lsp::DidOpenTextDocumentParams>(params);
  if (!given)
    return;
  lsp::TextDocumentItem &item = given->textDocument;
  Document document{pathOf(item.uri), item.uri.uri().str(), std::move(item.text), item.version};
  std::string path = document.path;
  if (llvm::Error error = documents_.open(document))
    publishFailure(document, std::move(error));
  else
    checkWithReaders(path);
}

void EditorServer::change(const json::Value &params) {
  std::optional<lsp::DidChangeTextDocumentParams> given =
      readOrNothing<lsp::DidChangeTextDocumentParams>(params);
  if (!given)
    return;
  std::string path = pathOf(given->textDocument.uri);
  if (llvm::Error error =
          documents_.change(path, given->textDocument.version, given->contentChanges, unit_))
    publishFailure({path, given->textDocument.uri.uri().str(), "", given->textDocument.version},
                   std::move(error));
  else
    checkWithReaders(path);
}

void EditorServer::save(const json::Value &params) {
  std::optional<lsp::DidCloseTextDocumentParams> given = // has the same members
      readOrNothing<lsp::DidCloseTextDocumentParams>(params);
  if (!given)
    return;
  // What was saved may be a header of every open document, such as one that was not open itself.
  for (const auto &[path, document] : documents_.all())
    scheduleCheck(document, afterEdit);
}

void EditorServer::close(const json::Value &params) {
  std::optional<lsp::DidCloseTextDocumentParams> given =
      readOrNothing<lsp::DidCloseTextDocumentParams>(params);
  if (!given)
    return;
  std::string path = pathOf(given->textDocument.uri);
  worker_.drop(path);
  documents_.close(path);
  std::lock_guard lock(checksMutex_);
  checks_.erase(path);
  rpc_.notify(
      "textDocument/publishDiagnostics",
      json::Object{{"uri", given->textDocument.uri.uri().str()}, {"diagnostics", json::Array()}});
}

void EditorServer::checkWithReaders(const std::string &path) {
  std::vector<std::string> readers;
  {
    std::lock_guard lock(checksMutex_);
    for (const auto &[reader, check] : checks_)
      if (reader != path && check->checked->result.translation.filesRead.contains(path))
        readers.push_back(reader);
  }
  scheduleCheck(*documents_.find(path), afterEdit);
  for (const std::string &reader : readers)
    if (const Document *document = documents_.find(reader))
      scheduleCheck(*document, afterEditOfHeader);
}

void EditorServer::scheduleCheck(const Document &document, std::chrono::milliseconds delay) {
  OpenTexts open;
  for (const auto &[path, other] : documents_.all())
    open[path] = other.text;
  worker_.submit(document.path, delay,
                 [this, document, open = std::move(open)](const Worker::IsDropped &isDropped) {
                   check(document, open, isDropped);
                 });
}

void EditorServer::check(const Document &document, OpenTexts open,
                         const Worker::IsDropped &isDropped) {
  llvm::Expected<std::shared_ptr<const DocumentCheck>> result =
      checkDocument(arguments_, document, std::move(open), isDropped);
  if (isDropped())
    return llvm::consumeError(result.takeError());
  if (!result)
    return publishFailure(document, result.takeError());
  {
    std::lock_guard lock(checksMutex_);
    checks_[document.path] = *result;
  }
  publish(document, **result);
}

void EditorServer::publish(const Document &document, const DocumentCheck &check) {
  Positions positions(check.text(), unit_);
  json::Array list;
  for (const Finding &finding : check.findings.list)
    list.push_back(diagnosticJson(finding, check, positions));
  rpc_.notify("textDocument/publishDiagnostics", json::Object{{"uri", document.uri},
                                                              {"version", document.version},
                                                              {"diagnostics", std::move(list)}});
}

void EditorServer::publishFailure(const Document &document, llvm::Error error) {
  rpc_.notify("textDocument/publishDiagnostics",
              json::Object{{"uri", document.uri},
                           {"version", document.version},
                           {"diagnostics", json::Array{failureJson(std::move(error))}}});
}

std::shared_ptr<const DocumentCheck> EditorServer::checkOf(const Document &document) {
  std::lock_guard lock(checksMutex_);
  auto found = checks_.find(document.path);
  if (found == checks_.end() || found->second->version != document.version)
    return nullptr;
  return found->second;
}

llvm::Expected<json::Value> EditorServer::hover(const json::Value &params) {
  llvm::Expected<lsp::TextDocumentPositionParams> given =
      read<lsp::TextDocumentPositionParams>(params);
  if (!given)
    return given.takeError();
  const Document *document = documents_.find(pathOf(given->textDocument.uri));
  if (!document)
    return json::Value(nullptr);
  llvm::Expected<driver::Project> project =
      driver::readProject(arguments_.run, llvm::sys::path::parent_path(document->path));
  if (!project)
    return project.takeError();
  std::shared_ptr<const DocumentCheck> check = checkOf(*document);
  std::string shown =
      explanationAt(*project->table, document->text,
                    Positions(document->text, unit_).offsetOf(given->position), check.get());
  if (shown.empty())
    return json::Value(nullptr);
  return json::Object{{"contents", toJSON(lsp::MarkupContent{lsp::MarkupKind::Markdown, shown})}};
}

llvm::Expected<json::Value> EditorServer::codeActions(const json::Value &params) {
  // The context repeats diagnostics, which this server knows.
  const json::Object *object = params.getAsObject();
  lsp::TextDocumentIdentifier identifier;
  lsp::Range range;
  json::Path::Root root("params");
  json::ObjectMapper map(params, root);
  if (!object || !map || !map.map("textDocument", identifier) || !map.map("range", range))
    return rpcError(ErrorCode::InvalidParams, "a code action needs `textDocument` and `range`");
  json::Array actions;
  const Document *document = documents_.find(pathOf(identifier.uri));
  std::shared_ptr<const DocumentCheck> check = document ? checkOf(*document) : nullptr;
  if (!check)
    return actions;
  Positions positions(check->text(), unit_);
  unsigned begin = unsigned(positions.offsetOf(range.start));
  unsigned end = unsigned(positions.offsetOf(range.end));
  for (const ProposedEdits &proposed : editsAt(*check, {begin, std::max(begin, end)}))
    if (isWanted(object->getObject("context"), proposed))
      actions.push_back(codeActionJson(proposed, *check, document->uri, positions));
  return actions;
}

} // namespace tranship::service
