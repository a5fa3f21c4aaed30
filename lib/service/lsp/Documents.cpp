// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/lsp/Documents.h"

#include "support/TextFile.h"

namespace tranship::service {
namespace {

constexpr size_t maxDocuments = 1000;

llvm::Error checkSize(const Document &document) {
  if (document.text.size() <= maxSourceSize)
    return llvm::Error::success();
  return llvm::createStringError(document.path + ": is larger than " +
                                 llvm::Twine(maxSourceSize >> 20) + " MB");
}

void apply(const llvm::lsp::TextDocumentContentChangeEvent &change, PositionUnit unit,
           std::string &text) {
  if (!change.range) {
    text = change.text;
    return;
  }
  Positions positions(text, unit);
  size_t begin = positions.offsetOf(change.range->start);
  size_t end = std::max(begin, positions.offsetOf(change.range->end));
  text.replace(begin, end - begin, change.text);
}

} // namespace

llvm::Error Documents::open(Document document) {
  if (documents_.size() >= maxDocuments && !find(document.path))
    return llvm::createStringError("more than " + llvm::Twine(maxDocuments) +
                                   " documents are open");
  if (llvm::Error error = checkSize(document))
    return error;
  std::string path = document.path;
  documents_[path] = std::move(document);
  return llvm::Error::success();
}

llvm::Error Documents::change(const std::string &path, int64_t version,
                              llvm::ArrayRef<llvm::lsp::TextDocumentContentChangeEvent> changes,
                              PositionUnit unit) {
  auto found = documents_.find(path);
  if (found == documents_.end())
    return llvm::createStringError(path + ": is not open");
  Document &document = found->second;
  document.version = version;
  for (const auto &change : changes) {
    apply(change, unit, document.text);
    if (llvm::Error error = checkSize(document)) {
      documents_.erase(found); // the next change would go to the wrong places
      return error;
    }
  }
  return llvm::Error::success();
}

const Document *Documents::find(const std::string &path) const {
  auto found = documents_.find(path);
  return found == documents_.end() ? nullptr : &found->second;
}

} // namespace tranship::service
