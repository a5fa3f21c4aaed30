// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "source/CallSyntax.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <algorithm>

namespace tranship {
namespace {

namespace tok = clang::tok;
using Tokens = std::vector<SourceToken>;

bool opens(tok::TokenKind kind) {
  return kind == tok::l_paren || kind == tok::l_square || kind == tok::l_brace;
}
bool closes(tok::TokenKind kind) {
  return kind == tok::r_paren || kind == tok::r_square || kind == tok::r_brace;
}

tok::TokenKind closingOf(tok::TokenKind open) {
  return open == tok::l_paren ? tok::r_paren : open == tok::l_square ? tok::r_square : tok::r_brace;
}

/// An expression does not continue across a directive, and a macro body ends with its line.
bool sameCode(const SourceToken &a, const SourceToken &b) {
  return a.directiveIndex == b.directiveIndex;
}

/// If `<` at `less` opens template arguments that end before `limit`, the index of the closing
/// token. They may contain only tokens of types and constants.
size_t matchingAngle(const Tokens &tokens, const SourceFile &file, size_t less, size_t limit) {
  int depth = 0;
  for (size_t i = less; i < limit; ++i) {
    if (!sameCode(tokens[i], tokens[less]))
      return tokens.size();
    switch (tokens[i].kind) {
    case tok::less:
      ++depth;
      break;
    case tok::greater:
      if (--depth == 0)
        return i;
      break;
    case tok::greatergreater:
      if ((depth -= 2) <= 0)
        return depth == 0 ? i : tokens.size();
      break;
    case tok::l_paren:
    case tok::l_square:
    case tok::l_brace:
      i = matchingClose(file, i);
      if (i >= limit)
        return tokens.size();
      break;
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
    case tok::semi:
    case tok::ampamp:
    case tok::pipepipe:
    case tok::question:
    case tok::equal:
    case tok::lesslessless:
      return tokens.size();
    default:
      break;
    }
  }
  return tokens.size();
}

/// Whether the name before `<` could be a template. `i < n` often looks like one, so this only
/// rules out what can never be one.
bool mayBeTemplateName(const Tokens &tokens, size_t less) {
  return less > 0 && tokens[less - 1].is(tok::raw_identifier);
}

/// Splits the tokens strictly between `open` and `close` at top-level commas.
std::vector<Range> splitArguments(const SourceFile &file, size_t open, size_t close,
                                  bool honorAngles) {
  const Tokens &tokens = file.tokens();
  std::vector<Range> arguments;
  size_t first = open + 1;
  auto flush = [&](size_t end) {
    if (first < end)
      arguments.push_back({tokens[first].offset, tokens[end - 1].end()});
    else
      arguments.push_back({tokens[end].offset, tokens[end].offset});
  };
  for (size_t i = open + 1; i < close; ++i) {
    if (opens(tokens[i].kind)) {
      i = matchingClose(file, i);
    } else if (tokens[i].is(tok::less) && honorAngles && mayBeTemplateName(tokens, i)) {
      size_t angle = matchingAngle(tokens, file, i, close);
      // `a < b, c > d` is two comparisons unless what follows can follow a template name.
      if (angle < close) {
        tok::TokenKind next = tokens[angle + 1].kind;
        if (next == tok::l_paren || next == tok::coloncolon || next == tok::l_brace ||
            next == tok::comma || next == tok::r_paren || next == tok::star || next == tok::amp ||
            next == tok::greatergreatergreater)
          i = angle;
      }
    } else if (tokens[i].is(tok::comma)) {
      flush(i);
      first = i + 1;
    }
  }
  if (open + 1 < close)
    flush(close);
  return arguments;
}

/// Reads the parenthesized argument list at token `paren`.
std::optional<CallSyntax> parseArguments(const SourceFile &file, size_t paren, int argumentCount) {
  const Tokens &tokens = file.tokens();
  if (paren >= tokens.size() || !tokens[paren].is(tok::l_paren))
    return std::nullopt;
  size_t close = matchingClose(file, paren);
  if (close >= tokens.size())
    return std::nullopt;
  CallSyntax call{tokens[paren].offset, tokens[close].offset,
                  splitArguments(file, paren, close, true)};
  if (argumentCount >= 0 && call.arguments.size() != size_t(argumentCount)) {
    call.arguments = splitArguments(file, paren, close, false);
    if (call.arguments.size() != size_t(argumentCount))
      return std::nullopt;
  }
  return call;
}

size_t matchingOpen(const Tokens &tokens, size_t close) {
  int depth = 0;
  for (size_t i = close + 1; i-- > 0;) {
    if (!sameCode(tokens[i], tokens[close]))
      return tokens.size();
    if (closes(tokens[i].kind))
      ++depth;
    else if (opens(tokens[i].kind) && --depth == 0)
      return i;
  }
  return tokens.size();
}

/// Index of the `<` that belongs to the `>` (or `>>`) at `close`.
size_t matchingLess(const Tokens &tokens, size_t close) {
  int depth = 0;
  for (size_t i = close + 1; i-- > 0;) {
    if (!sameCode(tokens[i], tokens[close]))
      return tokens.size();
    switch (tokens[i].kind) {
    case tok::greater:
      ++depth;
      break;
    case tok::greatergreater:
      depth += 2;
      break;
    case tok::less:
      if (--depth == 0)
        return i;
      break;
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
      i = matchingOpen(tokens, i);
      if (i >= tokens.size())
        return tokens.size();
      break;
    case tok::semi:
    case tok::l_brace:
    case tok::l_paren:
      return tokens.size();
    default:
      break;
    }
  }
  return tokens.size();
}

bool isStatementKeyword(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"else", "do"}, true)
      .Cases({"return", "case", "throw", "co_return", "co_yield", "goto"}, false)
      .Default(false);
}

/// A keyword that is followed by an expression.
bool isExpressionKeyword(llvm::StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases({"return", "case", "throw", "co_return", "co_yield", "goto", "else", "do", "new",
              "delete", "sizeof", "and", "or", "not", "operator"},
             true)
      .Default(false);
}

/// Whether a statement can start at token `first`.
bool startsStatement(const SourceFile &file, size_t first) {
  const Tokens &tokens = file.tokens();
  if (first == 0)
    return false;
  const SourceToken &before = tokens[first - 1];
  if (!sameCode(before, tokens[first])) {
    if (tokens[first].directiveIndex == 0) {
      // After a directive line: look at the code before it.
      size_t i = first - 1;
      while (i > 0 && tokens[i].directiveIndex != 0)
        --i;
      return tokens[i].directiveIndex == 0 &&
             (tokens[i].is(tok::semi) || tokens[i].is(tok::l_brace) || tokens[i].is(tok::r_brace) ||
              tokens[i].is(tok::r_paren) ||
              (tokens[i].is(tok::raw_identifier) && isStatementKeyword(file.text(tokens[i]))));
    }
    return false;
  }
  switch (before.kind) {
  case tok::semi:
  case tok::l_brace:
  case tok::r_brace:
    return true;
  case tok::colon: // a label, unless a `?` belongs to it
    for (size_t i = first - 1; i-- > 0 && sameCode(tokens[i], before);) {
      if (tokens[i].is(tok::question))
        return false;
      if (tokens[i].is(tok::r_paren) || tokens[i].is(tok::r_square)) {
        i = matchingOpen(tokens, i);
        if (i >= tokens.size())
          return false;
        continue;
      }
      if (tokens[i].is(tok::semi) || opens(tokens[i].kind) || tokens[i].is(tok::r_brace))
        break;
    }
    return true;
  case tok::r_paren: {
    // `if (…) k<<<…>>>(…);`, a macro's parameter list, or a macro call that contains its own
    // semicolon.
    size_t open = matchingOpen(tokens, first - 1);
    return open < tokens.size() && open > 0 && tokens[open - 1].is(tok::raw_identifier);
  }
  case tok::raw_identifier:
    if (isStatementKeyword(file.text(before)))
      return true;
    // `#define LAUNCH k<<<…>>>(…)`: the body starts here.
    return tokens[first].directive == Directive::Define && first >= 2 &&
           tokens[first - 2].is(tok::raw_identifier) && file.text(tokens[first - 2]) == "define";
  default:
    return false;
  }
}

} // namespace

bool followsTagKeyword(const SourceFile &file, size_t name) {
  if (name == 0)
    return false;
  llvm::StringRef before = file.text(file.tokens()[name - 1]);
  return before == "struct" || before == "class" || before == "union" || before == "enum";
}

bool isCaseLabel(const SourceFile &file, size_t name) {
  const Tokens &tokens = file.tokens();
  return name > 0 && name + 1 < tokens.size() && file.text(tokens[name - 1]) == "case" &&
         tokens[name + 1].is(tok::colon);
}

size_t matchingClose(const SourceFile &file, size_t open) {
  const Tokens &tokens = file.tokens();
  int depth = 0;
  for (size_t i = open; i < tokens.size(); ++i) {
    if (!sameCode(tokens[i], tokens[open])) {
      // Skip directives inside the brackets; in a macro, stop at the end of its line.
      if (tokens[open].directiveIndex == 0)
        continue;
      return tokens.size();
    }
    if (opens(tokens[i].kind))
      ++depth;
    else if (closes(tokens[i].kind) && --depth == 0)
      return closingOf(tokens[open].kind) == tokens[i].kind ? i : tokens.size();
  }
  return tokens.size();
}

std::optional<CallSyntax> parseCall(const SourceFile &file, size_t name, int argumentCount) {
  const Tokens &tokens = file.tokens();
  size_t next = name + 1;
  if (next < tokens.size() && tokens[next].is(tok::less)) {
    size_t close = matchingAngle(tokens, file, next, tokens.size());
    if (close >= tokens.size())
      return std::nullopt;
    next = close + 1;
  }
  if (next >= tokens.size() || !sameCode(tokens[next], tokens[name]))
    return std::nullopt;
  std::optional<CallSyntax> call = parseArguments(file, next, argumentCount);
  if (!call)
    return std::nullopt;
  // With an `#if` between the arguments, it is unknown which of them exist.
  for (size_t i = next; tokens[i].offset < call->rightParen; ++i)
    if (!sameCode(tokens[i], tokens[next]))
      return std::nullopt;
  return call;
}

/// Whether the tokens from `begin` to `end` can be a parameter: a type and a name without any token
/// that only expressions contain, or a single type that is a keyword.
static bool isParameter(const SourceFile &file, size_t begin, size_t end) {
  const Tokens &tokens = file.tokens();
  for (size_t i = begin; i < end; ++i)
    if (tokens[i].is(tok::equal))
      end = i; // a default argument
  if (begin == end)
    return false;
  size_t words = 0;
  for (size_t i = begin; i < end; ++i) {
    bool isWord = tokens[i].is(tok::raw_identifier);
    words += isWord;
    if (!isWord && !tokens[i].is(tok::star) && !tokens[i].is(tok::amp) &&
        !tokens[i].is(tok::ampamp) && !tokens[i].is(tok::coloncolon) && !tokens[i].is(tok::less) &&
        !tokens[i].is(tok::greater) && !tokens[i].is(tok::l_square) &&
        !tokens[i].is(tok::r_square) && !tokens[i].is(tok::ellipsis) &&
        !tokens[i].is(tok::numeric_constant) && !tokens[i].is(tok::comma))
      return false;
  }
  // No expression contains two words in a row, or a pointer to a builtin type without a name.
  for (size_t i = begin; i + 1 < end; ++i)
    if (tokens[i].is(tok::raw_identifier) && tokens[i + 1].is(tok::raw_identifier))
      return true;
  bool hasName = words > 1 && tokens[end - 1].is(tok::raw_identifier) && begin + 1 < end &&
                 !tokens[end - 2].is(tok::coloncolon);
  return (hasName && (tokens[begin + 1].is(tok::star) || tokens[begin + 1].is(tok::amp) ||
                      tokens[begin + 1].is(tok::less) || tokens[begin + 1].is(tok::coloncolon))) ||
         llvm::StringSwitch<bool>(file.text(tokens[begin]))
             .Cases({"void", "bool", "char", "short", "int", "long", "unsigned", "signed", "float",
                     "double", "const", "struct", "enum", "size_t"},
                    true)
             .Default(false);
}

/// Whether a name before `*` or `&` is an operand, judged by the token before the name: `= a *`.
static bool isOperand(const SourceFile &file, size_t name) {
  const Tokens &tokens = file.tokens();
  while (name >= 2 && tokens[name - 1].is(tok::coloncolon))
    name -= 2;
  if (name == 0 || !sameCode(tokens[name - 1], tokens[name]))
    return false;
  const SourceToken &before = tokens[name - 1];
  if (before.is(tok::raw_identifier))
    return isExpressionKeyword(file.text(before));
  return !before.is(tok::semi) && !before.is(tok::l_brace) && !before.is(tok::r_brace) &&
         !before.is(tok::greater) && !before.is(tok::colon) && !before.is(tok::r_paren) &&
         !before.is(tok::r_square);
}

bool looksDeclared(const SourceFile &file, size_t name) {
  const Tokens &tokens = file.tokens();
  if (name == 0 || name + 1 >= tokens.size() || !tokens[name + 1].is(tok::l_paren) ||
      !sameCode(tokens[name - 1], tokens[name]))
    return false;
  // The return type.
  size_t type = name - 1;
  while (type > 0 && (tokens[type].is(tok::star) || tokens[type].is(tok::amp)))
    --type;
  bool isType = (tokens[type].is(tok::raw_identifier) || tokens[type].is(tok::greater)) &&
                !isExpressionKeyword(file.text(tokens[type]));
  size_t close = matchingClose(file, name + 1);
  if (!isType || close >= tokens.size() || (type != name - 1 && isOperand(file, type)))
    return false;
  std::vector<Range> parameters = splitArguments(file, name + 1, close, true);
  if (parameters.empty()) // `cudaError_t f();`, but not `x * f()`
    return type == name - 1;
  return llvm::all_of(parameters, [&](Range range) {
    return isParameter(file, file.tokenAt(range.begin), file.tokenAt(range.end));
  });
}

size_t calleeBegin(const SourceFile &file, size_t end) {
  const Tokens &tokens = file.tokens();
  size_t begin = end;
  // Reads backwards: suffix, then `::`, `.` or `->`, then the next suffix.
  for (;;) {
    size_t i = begin;
    // Suffixes: template arguments, subscripts, calls.
    while (i > 0 && sameCode(tokens[i - 1], tokens[end])) {
      tok::TokenKind kind = tokens[i - 1].kind;
      size_t open = tokens.size();
      if (kind == tok::greater || kind == tok::greatergreater)
        open = matchingLess(tokens, i - 1);
      else if (kind == tok::r_paren || kind == tok::r_square)
        open = matchingOpen(tokens, i - 1);
      if (open >= tokens.size())
        break;
      i = open;
      // `(*pointer)<<<`: there is no name before a parenthesized callee.
      if (kind == tok::r_paren &&
          (i == 0 || !(tokens[i - 1].is(tok::raw_identifier) || tokens[i - 1].is(tok::r_square))))
        return i;
    }
    if (i == 0 || !tokens[i - 1].is(tok::raw_identifier) || !sameCode(tokens[i - 1], tokens[end]))
      return i < begin && begin != end ? i : begin;
    --i;
    begin = i;
    if (i > 0 && tokens[i - 1].is(tok::raw_identifier) && file.text(tokens[i - 1]) == "template")
      begin = --i;
    // `##` joins the next piece.
    if (i > 0 && sameCode(tokens[i - 1], tokens[end]) &&
        (tokens[i - 1].is(tok::coloncolon) || tokens[i - 1].is(tok::period) ||
         tokens[i - 1].is(tok::arrow) || tokens[i - 1].is(tok::hashhash))) {
      bool global =
          tokens[i - 1].is(tok::coloncolon) &&
          (i == 1 || !(tokens[i - 2].is(tok::raw_identifier) || tokens[i - 2].is(tok::greater) ||
                       tokens[i - 2].is(tok::greatergreater)));
      begin = i - 1;
      if (global)
        return begin;
      continue;
    }
    return begin;
  }
}

std::optional<LaunchSyntax> parseLaunch(const SourceFile &file, size_t open) {
  const Tokens &tokens = file.tokens();
  size_t begin = calleeBegin(file, open);
  if (begin == open)
    return std::nullopt;
  // `>>>` closes the configuration. The lexer may have merged a template's `>` into it, which Clang
  // rejects as well.
  LaunchSyntax launch;
  size_t close = open + 1;
  int depth = 0;
  for (; close < tokens.size(); ++close) {
    if (!sameCode(tokens[close], tokens[open])) {
      if (tokens[open].directiveIndex != 0)
        return std::nullopt; // the macro ends
      launch.hasDirective = true;
      continue;
    }
    if (opens(tokens[close].kind))
      ++depth;
    else if (closes(tokens[close].kind))
      --depth;
    if (depth < 0 || tokens[close].is(tok::semi))
      return std::nullopt;
    if (depth == 0 && tokens[close].is(tok::greatergreatergreater))
      break;
  }
  if (close >= tokens.size())
    return std::nullopt;

  launch.callee = {tokens[begin].offset, tokens[open - 1].end()};
  launch.open = tokens[open].range();
  launch.close = tokens[close].range();
  if (launch.hasDirective)
    return launch; // its configuration is unknown
  launch.configuration = splitArguments(file, open, close, true);
  if (launch.configuration.empty() || launch.configuration.size() > 4 ||
      llvm::any_of(launch.configuration, [&](Range range) {
        return range.size() == 0 || file.text(range) == "__VA_ARGS__"; // one argument or several
      }))
    return std::nullopt;
  std::optional<CallSyntax> call = parseArguments(file, close + 1, -1);
  if (!call || !sameCode(tokens[close + 1], tokens[open]))
    return std::nullopt;
  size_t end = file.tokenAt(call->rightParen);
  launch.call = *call;
  for (size_t i = begin; i < open; ++i) {
    if (opens(tokens[i].kind))
      i = matchingClose(file, i);
    else if (tokens[i].is(tok::comma) || file.text(tokens[i]) == "__VA_ARGS__")
      launch.calleeHasComma = true;
  }
  bool endsMacro = tokens[open].directive == Directive::Define &&
                   (end + 1 >= tokens.size() || !sameCode(tokens[end + 1], tokens[open]));
  bool endsStatement = end + 1 < tokens.size() && tokens[end + 1].is(tok::semi);
  // The behavior of a directive between the arguments of a macro call is undefined.
  launch.hasDirective =
      !std::all_of(tokens.begin() + begin, tokens.begin() + end,
                   [&](const SourceToken &token) { return sameCode(token, tokens[open]); });
  launch.isStatement = startsStatement(file, begin) && (endsStatement || endsMacro);
  return launch;
}

} // namespace tranship
