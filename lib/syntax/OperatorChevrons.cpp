// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/OperatorChevrons.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

namespace tok = clang::tok;
using TokenArray = llvm::ArrayRef<SourceToken>;

llvm::StringRef spelled(llvm::StringRef text, const SourceToken &token) {
  return text.substr(token.offset, token.length);
}

/// Returns the offset after the template arguments that open at a token, or nothing if they are not
/// closed.
std::optional<unsigned> endOfArguments(TokenArray tokens, size_t open) {
  int angles = 0, parentheses = 0;
  for (const SourceToken &token : tokens.drop_front(open)) {
    if (token.directiveIndex != tokens[open].directiveIndex || token.is(tok::semi))
      return std::nullopt;
    parentheses += token.is(tok::l_paren) - token.is(tok::r_paren);
    if (parentheses < 0)
      return std::nullopt;
    if (parentheses > 0)
      continue;
    angles += token.is(tok::less);
    unsigned closing = token.is(tok::greater)                 ? 1
                       : token.is(tok::greatergreater)        ? 2
                       : token.is(tok::greatergreatergreater) ? 3
                                                              : 0;
    for (unsigned i = 1; i <= closing; ++i)
      if (--angles == 0)
        return token.offset + i;
  }
  return std::nullopt;
}

} // namespace

bool mayHaveOperatorChevrons(llvm::StringRef text) {
  for (size_t at = text.find("<<<"); at != text.npos; at = text.find("<<<", at + 3))
    if (text.take_front(at).rtrim(" \t").ends_with("operator"))
      return true;
  return false;
}

void splitOperatorChevrons(llvm::StringRef text, std::vector<SourceToken> &tokens) {
  std::vector<SourceToken> result;
  for (SourceToken &token : tokens) {
    bool splits = token.is(tok::lesslessless) && token.length == 3 && !result.empty() &&
                  spelled(text, result.back()) == "operator";
    SourceToken second = token;
    if (splits) {
      token.kind = tok::lessless;
      token.length = 2;
      second.kind = tok::less;
      second.offset += 2;
      second.length = 1;
    }
    result.push_back(token);
    if (splits)
      result.push_back(second);
  }
  tokens = std::move(result);
}

bool isSplitChevron(llvm::ArrayRef<SourceToken> tokens, size_t index) {
  return tokens[index].is(tok::lessless) && index + 1 < tokens.size() &&
         tokens[index + 1].is(tok::less) && tokens[index + 1].offset == tokens[index].end();
}

std::optional<std::string> withReadableOperators(llvm::StringRef text, bool keepsPlaces) {
  if (!mayHaveOperatorChevrons(text))
    return std::nullopt;
  std::string result = text.str();
  std::vector<SourceToken> tokens = lexTokens(result);
  // From the end, so that earlier offsets stay valid.
  for (size_t i = tokens.size(); i-- > 0;) {
    if (!isSplitChevron(tokens, i))
      continue;
    unsigned open = tokens[i + 1].offset;
    if (!keepsPlaces) {
      result.insert(open, 1, ' ');
    } else if (std::optional<unsigned> end = endOfArguments(tokens, i + 1)) {
      for (char &c : llvm::MutableArrayRef<char>(result).slice(open, *end - open))
        if (c != '\n' && c != '\r')
          c = ' ';
    }
  }
  if (result == text)
    return std::nullopt;
  return result;
}

} // namespace tranship
