// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/Forwarding.h"

#include "source/CallSyntax.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship {
namespace {

namespace tok = clang::tok;

llvm::ArrayRef<SourceToken> tokensIn(const SourceFile &file, Range range) {
  size_t first = file.tokenAt(range.begin);
  return llvm::ArrayRef(file.tokens()).slice(first, file.tokenAt(range.end) - first);
}

/// The last name in a declaration of a parameter, or in an argument.
llvm::StringRef lastName(const SourceFile &file, Range range) {
  for (const SourceToken &token : llvm::reverse(tokensIn(file, range)))
    if (token.is(tok::raw_identifier))
      return file.text(token);
  return {};
}

/// Whether an expression consists of a name and the types that casts convert it to.
bool onlyConverts(const SourceFile &file, Range argument) {
  llvm::ArrayRef<SourceToken> tokens = tokensIn(file, argument);
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (!llvm::is_contained({tok::raw_identifier, tok::l_paren, tok::r_paren, tok::less,
                             tok::greater, tok::coloncolon, tok::star},
                            tokens[i].kind))
      return false;
    if (i > 0 && tokens[i].is(tok::l_paren) && tokens[i - 1].is(tok::raw_identifier))
      return false; // a call
  }
  return true;
}

} // namespace

bool onlyForwards(const SourceFile &file, unsigned name, unsigned end) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t at = file.tokenExactlyAt(name);
  std::optional<CallSyntax> declared = at < tokens.size() ? parseCall(file, at) : std::nullopt;
  if (!declared)
    return false;
  size_t body = file.tokenAt(declared->rightParen);
  while (body < tokens.size() && tokens[body].offset < end && !tokens[body].is(tok::l_brace))
    ++body;
  size_t callee = body + 1;
  if (callee < tokens.size() && file.text(tokens[callee]) == "return")
    ++callee;
  if (callee < tokens.size() && tokens[callee].is(tok::coloncolon))
    ++callee;
  if (callee >= tokens.size() || file.text(tokens[callee]) != file.text(tokens[at]))
    return false;
  std::optional<CallSyntax> call = parseCall(file, callee);
  if (!call || call->arguments.size() != declared->arguments.size())
    return false;
  size_t close = file.tokenAt(call->rightParen);
  if (close + 2 >= tokens.size() || !tokens[close + 1].is(tok::semi) ||
      !tokens[close + 2].is(tok::r_brace) || tokens[close + 2].end() != end)
    return false;
  return llvm::all_of(llvm::zip(declared->arguments, call->arguments), [&](const auto &pair) {
    const auto &[parameter, argument] = pair;
    return onlyConverts(file, argument) && lastName(file, parameter) == lastName(file, argument);
  });
}

} // namespace tranship
