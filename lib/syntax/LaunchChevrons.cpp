// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/LaunchChevrons.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tranship {
namespace {

namespace tok = clang::tok;
using Tokens = std::vector<SourceToken>;

constexpr llvm::StringLiteral whiteSpace = " \t";

/// Returns whether the text contains `pair`, white space, and the character of `pair` once more.
bool hasSpaced(llvm::StringRef text, llvm::StringRef pair) {
  for (size_t at = text.find(pair); at != text.npos; at = text.find(pair, at + 1)) {
    size_t next = text.find_first_not_of(whiteSpace, at + 2);
    if (next != text.npos && next > at + 2 && text[next] == pair[0])
      return true;
  }
  return false;
}

/// Finds the tokens that are the first half of a bracket.
class ChevronFinder {
public:
  ChevronFinder(llvm::StringRef text, const Tokens &tokens) : text_(text), tokens_(tokens) {}

  /// Returns the indices, in order, of the tokens to join with the one after them.
  const std::vector<size_t> &find() {
    for (size_t i = 0; i < tokens_.size(); ++i)
      see(i);
    end();
    llvm::sort(found_);
    return found_;
  }

private:
  void see(size_t i) {
    const SourceToken &token = tokens_[i];
    bool opens = token.is(tok::lesslessless) || isSplit(i, tok::lessless, tok::less);
    if (opens && !(i > 0 && spelled(tokens_[i - 1]) == "operator")) {
      end();
      open_ = &token;
      if (!token.is(tok::lesslessless))
        found_.push_back(i);
      return;
    }
    if (!open_)
      return;
    if (token.directiveIndex != open_->directiveIndex) {
      if (open_->directiveIndex) // the macro ends; otherwise it is a directive inside the launch
        end();
      return;
    }
    switch (token.kind) {
    case tok::l_paren:
    case tok::l_square:
    case tok::l_brace:
      ++depth_;
      break;
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
      if (--depth_ < 0)
        end();
      break;
    case tok::semi:
      end();
      break;
    case tok::greatergreatergreater:
      if (depth_ == 0) {
        close_.reset();
        end();
      }
      break;
    case tok::greatergreater:
      if (depth_ == 0 && isSplit(i, tok::greatergreater, tok::greater))
        close_ = i;
      break;
    default:
      break;
    }
  }

  /// Ends the launch. If it contains several `>> >`, all but the last end template arguments.
  void end() {
    if (close_)
      found_.push_back(*close_);
    open_ = nullptr;
    close_.reset();
    depth_ = 0;
  }

  bool isSplit(size_t i, tok::TokenKind two, tok::TokenKind one) const {
    if (i + 1 >= tokens_.size())
      return false;
    const SourceToken &first = tokens_[i], &second = tokens_[i + 1];
    return first.is(two) && second.is(one) && first.length == 2 && second.length == 1 &&
           first.directiveIndex == second.directiveIndex &&
           text_.slice(first.end(), second.offset).find_first_not_of(whiteSpace) == text_.npos;
  }

  llvm::StringRef spelled(const SourceToken &token) const {
    return text_.substr(token.offset, token.length);
  }

  llvm::StringRef text_;
  const Tokens &tokens_;
  std::vector<size_t> found_;
  /// The launch that is not closed yet, the `>>` that may close it, and the number of brackets
  /// opened since.
  const SourceToken *open_ = nullptr;
  std::optional<size_t> close_;
  int depth_ = 0;
};

} // namespace

bool mayHaveSpacedChevrons(llvm::StringRef text) {
  return hasSpaced(text, "<<") || (hasSpaced(text, ">>") && text.contains("<<<"));
}

void joinSpacedChevrons(llvm::StringRef text, Tokens &tokens) {
  std::vector<size_t> found = ChevronFinder(text, tokens).find();
  if (found.empty())
    return;
  auto next = found.begin();
  size_t kept = 0;
  for (size_t i = 0; i < tokens.size(); ++i) {
    SourceToken token = tokens[i];
    if (next != found.end() && i == *next) {
      token.kind = token.is(tok::lessless) ? tok::lesslessless : tok::greatergreatergreater;
      token.length = tokens[++i].end() - token.offset;
      ++next;
    }
    tokens[kept++] = token;
  }
  tokens.resize(kept);
}

bool isSpacedChevron(const SourceToken &token) {
  return (token.is(tok::lesslessless) || token.is(tok::greatergreatergreater)) && token.length > 3;
}

std::optional<std::string> withJoinedChevrons(llvm::StringRef text) {
  if (!mayHaveSpacedChevrons(text))
    return std::nullopt;
  std::string joined = text.str();
  bool changed = false;
  for (const SourceToken &token : lexTokens(text.str())) {
    if (!isSpacedChevron(token))
      continue;
    // The white space moves after the brackets, so that a tab stays a tab.
    std::string brackets(3, text[token.offset]);
    llvm::StringRef gap = text.slice(token.offset + 2, token.end() - 1);
    joined.replace(token.offset, token.length, brackets + gap.str());
    changed = true;
  }
  if (!changed)
    return std::nullopt;
  return joined;
}

} // namespace tranship
