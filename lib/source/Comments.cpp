// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Comments.h"

namespace tranship {

/// The end of a `//` comment: the end of its line, or of the last line that a backslash continues.
static size_t endOfLineComment(llvm::StringRef text, size_t begin) {
  for (size_t end = begin;; ++end) {
    end = std::min(text.find('\n', end), text.size());
    llvm::StringRef line = text.slice(begin, end).rtrim(" \t\r");
    if (end == text.size() || !line.ends_with("\\"))
      return text.slice(0, end).ends_with("\r") ? end - 1 : end;
  }
}

static void addCommentsBetween(llvm::StringRef text, size_t at, size_t end,
                               std::vector<Range> &comments) {
  while (at < end) {
    llvm::StringRef rest = text.slice(at, end);
    size_t length = 1;
    if (rest.starts_with("//"))
      length = std::min(endOfLineComment(text, at), end) - at;
    else if (rest.starts_with("/*"))
      length = std::min(rest.find("*/", 2), rest.size() - 2) + 2;
    if (length > 1)
      comments.push_back({unsigned(at), unsigned(at + length)});
    at += length;
  }
}

std::vector<Range> commentsOf(const SourceFile &file) {
  std::vector<Range> comments;
  size_t end = 0;
  for (const SourceToken &token : file.tokens()) {
    addCommentsBetween(file.text(), end, token.offset, comments);
    end = token.end();
  }
  addCommentsBetween(file.text(), end, file.text().size(), comments);
  return comments;
}

} // namespace tranship
