// One file of the user's tree: its bytes, its raw tokens and where each stands. No preprocessing,
// no CUDA names: tokens of inactive branches and macro bodies are here like all others, which is
// why edits are placed on them. For one thread at a time: tokens are lexed when first asked for.
#pragma once

#include "clang/Basic/TokenKinds.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tranship {

/// Half-open range of bytes in one file.
struct Range {
  unsigned begin = 0, end = 0;

  unsigned size() const { return end - begin; }
  bool contains(const Range &other) const { return begin <= other.begin && other.end <= end; }
  bool contains(unsigned offset) const { return begin <= offset && offset < end; }
  friend bool operator==(const Range &, const Range &) = default;
};

/// The directive that a token belongs to.
enum class Directive : uint8_t { None, Include, Define, Undef, Condition, Pragma, Other };

struct SourceToken {
  unsigned offset = 0;
  unsigned length = 0;
  clang::tok::TokenKind kind = clang::tok::unknown;
  Directive directive = Directive::None;
  /// Counts directives, so that tokens of one `#define` can be told from those of the next; 0
  /// outside of directives.
  unsigned directiveIndex = 0;

  unsigned end() const { return offset + length; }
  Range range() const { return {offset, end()}; }
  bool is(clang::tok::TokenKind other) const { return kind == other; }
};

class SourceFile {
public:
  SourceFile(std::string path, std::string text);

  const std::string &path() const { return path_; }
  llvm::StringRef text() const { return text_; }
  llvm::StringRef text(Range range) const {
    return llvm::StringRef(text_).substr(range.begin, range.size());
  }
  llvm::StringRef text(const SourceToken &token) const { return text(token.range()); }
  const std::vector<SourceToken> &tokens() const {
    if (!lexed_)
      lex();
    return tokens_;
  }
  /// Tokens take several times the memory of the text: to be called when a file is done with for
  /// now. Ends the life of what tokens() gave.
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
  /// "\r\n" where the file uses it, else "\n".
  llvm::StringRef lineEnding() const;

private:
  void lex() const;

  std::string path_;
  std::string text_;
  mutable std::vector<SourceToken> tokens_;
  mutable bool lexed_ = false;
  std::vector<unsigned> lineStarts_;
};

} // namespace tranship
