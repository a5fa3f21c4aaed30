// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "syntax/LaunchBraces.h"

#include "syntax/Tokens.h"

#include "llvm/ADT/STLExtras.h"

#include <vector>

namespace tranship {
namespace {

namespace tok = clang::tok;
using Tokens = std::vector<SourceToken>;

struct Braces {
  unsigned open, close; // offsets
  bool isEmpty;
};

/// Only looks at bytes.
bool mayHaveBraces(llvm::StringRef text) {
  for (size_t at = text.find("<<<"); at != text.npos; at = text.find("<<<", at + 3))
    if (text.slice(at, text.find(">>>", at)).contains('{'))
      return true;
  return false;
}

int depthChange(const SourceToken &token) {
  if (token.is(tok::l_paren) || token.is(tok::l_brace) || token.is(tok::l_square))
    return 1;
  return token.is(tok::r_paren) || token.is(tok::r_brace) || token.is(tok::r_square) ? -1 : 0;
}

/// Adds the lists among grid and block of the launch whose `<<<` is at `open`.
void addBraces(const Tokens &tokens, size_t open, std::vector<Braces> &found) {
  int depth = 0, arguments = 0;
  std::vector<Braces> braces;
  for (size_t i = open + 1; i < tokens.size(); ++i) {
    const SourceToken &token = tokens[i];
    if (token.is(tok::semi) || token.directiveIndex != tokens[open].directiveIndex)
      return;
    if (depth == 0 && token.is(tok::greatergreatergreater)) {
      llvm::append_range(found, braces);
      return;
    }
    bool begins = depth == 0 && (i == open + 1 || tokens[i - 1].is(tok::comma));
    arguments += begins;
    if (begins && arguments <= 2 && token.is(tok::l_brace))
      braces.push_back({token.offset, 0, i + 1 < tokens.size() && tokens[i + 1].is(tok::r_brace)});
    depth += depthChange(token);
    if (depth < 0)
      return;
    if (depth == 0 && token.is(tok::r_brace) && !braces.empty() && braces.back().close == 0)
      braces.back().close = token.offset;
  }
}

} // namespace

std::optional<std::string> withReadableBraces(llvm::StringRef text, bool keepsPlaces) {
  if (!mayHaveBraces(text))
    return std::nullopt;
  std::vector<Braces> found;
  Tokens tokens = lexTokens(text.str());
  for (size_t i = 0; i < tokens.size(); ++i)
    if (tokens[i].is(tok::lesslessless))
      addBraces(tokens, i, found);
  if (found.empty())
    return std::nullopt;
  std::string readable = text.str();
  for (const Braces &braces : llvm::reverse(found)) {
    if (!keepsPlaces) {
      readable.insert(braces.open, "dim3");
      continue;
    }
    readable[braces.open] = braces.isEmpty ? '1' : '(';
    readable[braces.close] = braces.isEmpty ? ' ' : ')';
  }
  return readable;
}

} // namespace tranship
