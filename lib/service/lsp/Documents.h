// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texts that are open in an editor, which count instead of those on disk.
#pragma once

#include "service/lsp/Positions.h"

#include "llvm/Support/Error.h"

#include <map>
#include <string>

namespace tranship::service {

struct Document {
  /// Absolute, without dots.
  std::string path;
  /// As the editor spells it.
  std::string uri;
  std::string text;
  int64_t version = 0;
};

/// For one thread.
class Documents {
public:
  /// Errors: there are too many, or the text is too large.
  llvm::Error open(Document document);
  /// Applies changes in their order. Errors: the document is not open, or becomes too large.
  llvm::Error change(const std::string &path, int64_t version,
                     llvm::ArrayRef<llvm::lsp::TextDocumentContentChangeEvent> changes,
                     PositionUnit unit);
  void close(const std::string &path) { documents_.erase(path); }

  /// Null: it is not open.
  const Document *find(const std::string &path) const;
  /// By path.
  const std::map<std::string, Document> &all() const { return documents_; }

private:
  std::map<std::string, Document> documents_;
};

} // namespace tranship::service
