// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The Language Server Protocol: keeps the texts of an editor, and answers with what the check finds in them.
#pragma once

#include "service/lsp/DocumentCheck.h"
#include "service/rpc/RpcServer.h"
#include "service/rpc/Worker.h"

namespace tranship::service {

class EditorServer {
public:
  EditorServer(driver::CheckArguments arguments, MessageStream &stream);

  /// Serves until the editor ends the session or leaves. True if it ended the session properly.
  bool run();

private:
  void addRequests();
  void addDocumentNotifications();
  llvm::Error admit(llvm::StringRef method) const;
  llvm::json::Value initialize(const llvm::json::Value &params);
  void open(const llvm::json::Value &params);
  void change(const llvm::json::Value &params);
  void save(const llvm::json::Value &params);
  void close(const llvm::json::Value &params);
  llvm::Expected<llvm::json::Value> hover(const llvm::json::Value &params);
  llvm::Expected<llvm::json::Value> codeActions(const llvm::json::Value &params);

  /// Checks a document, and the others that read it.
  void checkWithReaders(const std::string &path);
  void scheduleCheck(const Document &document, std::chrono::milliseconds delay);
  /// Runs on the worker's thread.
  void check(const Document &document, OpenTexts open, const Worker::IsDropped &isDropped);
  void publish(const Document &document, const DocumentCheck &check);
  void publishFailure(const Document &document, llvm::Error error);
  /// The check of this version; null if there is none yet.
  std::shared_ptr<const DocumentCheck> checkOf(const Document &document);

  const driver::CheckArguments arguments_;
  RpcServer rpc_;
  Documents documents_;
  PositionUnit unit_ = PositionUnit::Utf16;
  bool isInitialized_ = false, isShutDown_ = false;
  std::mutex checksMutex_;
  std::map<std::string, std::shared_ptr<const DocumentCheck>> checks_;
  Worker worker_; // ends before what its tasks use
};

} // namespace tranship::service
