// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/Rule.h"
#include "source/CallSyntax.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;

/// Gives shared variables whose type has a constructor plain memory. nvcc runs no constructor there and only warns; Clang
/// rejects the variable.
///
///     before  __shared__ Ray rays[32];
///     after   __shared__ __attribute__((aligned(alignof(Ray)))) unsigned char rays_memory[sizeof(Ray[32])];
///             Ray (&rays)[32] = *reinterpret_cast<Ray (*)[32]>(rays_memory);
class SharedObjectRule : public Rule {
public:
  RuleResult run(const FileView &view) const override {
    RuleResult result;
    for (unsigned offset : view.evidence.types.sharedObjects)
      rewrite(view, offset, result);
    return result;
  }

private:
  static void rewrite(const FileView &view, unsigned offset, RuleResult &result) {
    const SourceFile &file = view.file;
    const std::vector<SourceToken> &tokens = file.tokens();
    size_t name = file.tokenExactlyAt(offset);
    size_t begin = beginOfDeclaration(tokens, name), end = name + 1;
    while (end < tokens.size() && tokens[end].is(tok::l_square))
      end = matchingClose(file, end) + 1;
    if (name >= tokens.size() || end >= tokens.size() || !tokens[end].is(tok::semi))
      return; // several variables, or a macro: the port check reports it
    // `static __shared__ volatile Ray`: what is left is the type.
    size_t type = begin;
    Range alignment;
    for (bool isShared = false; type < name; ++type) {
      llvm::StringRef word = file.text(tokens[type]);
      if (word == "__shared__")
        isShared = true;
      else if (word == "__align__" && type + 1 < name && tokens[type + 1].is(tok::l_paren)) {
        size_t close = matchingClose(file, type + 1);
        if (close >= name)
          return;
        alignment = {tokens[type].offset, tokens[close].end()};
        type = close;
      } else if (word != "static") {
        if (!isShared)
          return;
        break;
      }
    }
    if (type >= name)
      return;
    // Tokens of the type are not edited here: other rules may rename them.
    Range written = {tokens[type].offset, tokens[name - 1].end()};
    std::string variable = file.text(tokens[name]).str(), memory = variable + "_memory";
    while (file.text().contains(memory))
      memory += '_';
    Range sizes = {tokens[name].end(), tokens[end - 1].end()};
    bool isArray = sizes.size() > 0;
    std::vector<Piece> text = {std::string("__shared__ ")};
    auto add = [&](std::vector<Piece> pieces) { llvm::append_range(text, std::move(pieces)); };
    if (alignment.size() > 0)
      add({alignment, std::string(" unsigned char ")});
    else
      add({std::string("__attribute__((aligned(alignof("), written,
           std::string(")))) unsigned char ")});
    add({memory + "[sizeof(", written});
    if (isArray)
      add({sizes});
    add({std::string(")]; // nvcc runs no constructors here either") + indentedLine(file, begin),
         written});
    if (isArray)
      add({" (&" + variable + ")", sizes, std::string(" = *reinterpret_cast<"), written,
           std::string(" (*)"), sizes, ">(" + memory + ")"});
    else
      add({" &" + variable + " = *reinterpret_cast<", written, " *>(" + memory + ")"});
    result.change({"shared-object",
                   Layer::Ast,
                   {{{tokens[begin].offset, tokens[end].offset}, std::move(text)}}});
  }

  /// `name` may be no token; lists of template arguments and parentheses belong to the declaration.
  static size_t beginOfDeclaration(const std::vector<SourceToken> &tokens, size_t name) {
    size_t begin = std::min(name, tokens.size());
    for (int depth = 0; begin > 0 && tokens[begin - 1].directiveIndex == 0; --begin) {
      const SourceToken &token = tokens[begin - 1];
      if (token.is(tok::r_paren) || token.is(tok::greater))
        ++depth;
      else if (token.is(tok::greatergreater))
        depth += 2;
      else if ((token.is(tok::l_paren) || token.is(tok::less)) && depth-- == 0)
        break;
      else if (token.is(tok::semi) || token.is(tok::l_brace) || token.is(tok::r_brace) ||
               (depth == 0 && (token.is(tok::comma) || token.is(tok::colon))))
        break;
    }
    return begin;
  }

  /// A new line that begins like the one of a token.
  static std::string indentedLine(const SourceFile &file, size_t token) {
    llvm::StringRef line = file.text(file.line(file.tokens()[token].offset));
    return file.lineEnding().str() +
           line.take_while([](char c) { return c == ' ' || c == '\t'; }).str();
  }
};

} // namespace

std::unique_ptr<Rule> makeSharedObjectRule() { return std::make_unique<SharedObjectRule>(); }

} // namespace tranship::rules
