// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/SourceFile.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tranship {

SourceFile::SourceFile(std::string path, std::string text)
    : path_(std::move(path)), text_(std::move(text)) {
  lineStarts_.push_back(0);
  for (size_t i = 0; i < text_.size(); ++i)
    if (text_[i] == '\n')
      lineStarts_.push_back(i + 1);
}

void SourceFile::lex() const {
  tokens_ = lexTokens(text_);
  lexed_ = true;
  for (const SourceToken &token : tokens_) {
    llvm::StringRef rest = text(token.range());
    if (!token.is(clang::tok::raw_identifier) || !rest.contains('\\') || rest.contains("\\u") ||
        rest.contains("\\U"))
      continue;
    std::string name;
    while (!rest.empty()) {
      auto [part, after] = rest.split('\\');
      name += part;
      rest = after.ltrim(" \t\r\n");
    }
    cutNames_.try_emplace(token.offset, std::move(name));
  }
}

size_t SourceFile::tokenAt(unsigned offset) const {
  const std::vector<SourceToken> &all = tokens();
  return llvm::partition_point(all,
                               [&](const SourceToken &token) { return token.offset < offset; }) -
         all.begin();
}

size_t SourceFile::tokenExactlyAt(unsigned offset) const {
  const std::vector<SourceToken> &all = tokens();
  size_t index = tokenAt(offset);
  return index < all.size() && all[index].offset == offset ? index : all.size();
}

std::pair<unsigned, unsigned> SourceFile::lineAndColumn(unsigned offset) const {
  auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  unsigned line = next - lineStarts_.begin();
  return {line, offset - lineStarts_[line - 1] + 1};
}

Range SourceFile::line(unsigned offset) const {
  auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  return {*(next - 1), next == lineStarts_.end() ? unsigned(text_.size()) : *next};
}

unsigned SourceFile::lineStart(unsigned number) const {
  return lineStarts_[std::min<size_t>(number, lineStarts_.size()) - 1];
}

llvm::StringRef SourceFile::lineEnding() const {
  return lineStarts_.size() > 1 && lineStarts_[1] >= 2 && text_[lineStarts_[1] - 2] == '\r' ? "\r\n"
                                                                                            : "\n";
}

} // namespace tranship
