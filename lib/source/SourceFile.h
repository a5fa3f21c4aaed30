// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One file of the user's tree: its bytes, its raw tokens and their places. There is no
// preprocessing and no name lookup: inactive branches and macro bodies have tokens too, so edits
// can be placed there. For one thread at a time: tokens are lexed on first use.
#pragma once

#include "syntax/Tokens.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>
#include <vector>

namespace tranship {

class SourceFile {
public:
  SourceFile(std::string path, std::string text);

  const std::string &path() const { return path_; }
  llvm::StringRef text() const { return text_; }
  llvm::StringRef text(Range range) const {
    return llvm::StringRef(text_).substr(range.begin, range.size());
  }
  /// A name that a backslash at the end of a line cuts is put together.
  llvm::StringRef text(const SourceToken &token) const {
    auto cut = cutNames_.empty() ? cutNames_.end() : cutNames_.find(token.offset);
    return cut == cutNames_.end() ? text(token.range()) : llvm::StringRef(cut->second);
  }
  const std::vector<SourceToken> &tokens() const {
    if (!lexed_)
      lex();
    return tokens_;
  }
  /// Frees the tokens, which take several times the memory of the text, when a file is not needed
  /// for now. Invalidates what tokens() returned.
  void forgetTokens() const {
    std::vector<SourceToken>().swap(tokens_);
    lexed_ = false;
  }

  /// Index of the token that starts at `offset`, or of the first one after it.
  size_t tokenAt(unsigned offset) const;
  /// Like tokenAt, but tokens().size() unless one starts exactly there.
  size_t tokenExactlyAt(unsigned offset) const;

  /// 1-based line and column (in bytes).
  std::pair<unsigned, unsigned> lineAndColumn(unsigned offset) const;
  Range line(unsigned offset) const;
  /// The offset where a line (1-based) starts; that of the last line if there are fewer lines.
  unsigned lineStart(unsigned number) const;
  /// "\r
  /// " if the file uses it, else "
  /// ".
  llvm::StringRef lineEnding() const;

private:
  void lex() const;

  std::string path_;
  std::string text_;
  /// By their offsets. They stay when the tokens are forgotten: others keep references.
  mutable std::map<unsigned, std::string> cutNames_;
  mutable std::vector<SourceToken> tokens_;
  mutable bool lexed_ = false;
  std::vector<unsigned> lineStarts_;
};

} // namespace tranship
