// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/AsmSyntax.h"

#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

bool isColon(const SourceToken &token) {
  return token.is(clang::tok::colon) || token.is(clang::tok::coloncolon);
}

/// `[name] "constraint"(expression)` in [begin, end): the constraint may be a macro, and the
/// expression is in the last parentheses.
void addOperand(const SourceFile &file, size_t begin, size_t end, AsmSyntax &result) {
  const std::vector<SourceToken> &tokens = file.tokens();
  for (size_t i = begin; i < end; ++i) {
    if (!tokens[i].is(clang::tok::l_paren))
      continue;
    size_t close = matchingClose(file, i);
    if (close + 1 != end) {
      i = std::min(close, end);
      continue;
    }
    llvm::StringRef text = file.text(Range{tokens[i].end(), tokens[close].offset});
    unsigned first = tokens[i].end() + (text.size() - text.ltrim().size());
    result.constraints.push_back(Range{tokens[begin].offset, tokens[i].offset});
    result.operands.push_back(Range{first, first + static_cast<unsigned>(text.trim().size())});
  }
}

std::vector<Piece> pieces(const AsmSyntax &statement, llvm::StringRef text) {
  std::vector<Piece> result;
  while (!text.empty()) {
    size_t mark = text.find('\x01');
    if (mark == llvm::StringRef::npos) {
      result.emplace_back(text.str());
      break;
    }
    if (mark > 0)
      result.emplace_back(text.take_front(mark).str());
    if (std::optional<size_t> operand = markedOperand(text.drop_front(mark)))
      result.emplace_back(statement.operands[*operand]);
    text = text.drop_front(mark + markSize);
  }
  return result;
}

/// The white space before a statement that begins its line; nothing if it does not.
std::optional<std::string> indentationOf(const SourceFile &file, unsigned offset) {
  Range line = file.line(offset);
  llvm::StringRef before = file.text(Range{line.begin, offset});
  return before.trim().empty() ? std::optional(before.str()) : std::nullopt;
}

} // namespace

std::string literalText(llvm::StringRef spelled) {
  if (spelled.starts_with("R\"")) {
    llvm::StringRef body = spelled.drop_front(2);
    auto [delimiter, rest] = body.split('(');
    return rest.drop_back(std::min(rest.size(), delimiter.size() + 2)).str();
  }
  std::string result;
  spelled = spelled.drop_front().drop_back();
  for (size_t i = 0; i < spelled.size(); ++i) {
    if (spelled[i] != '\\' || i + 1 == spelled.size())
      result += spelled[i];
    else
      result += llvm::StringRef("\nntr").contains(spelled[++i]) ? ' ' : spelled[i];
  }
  return result;
}

std::vector<std::string> statementsOf(const PtxTranslation &translation,
                                      llvm::StringRef indentation) {
  std::vector<std::string> result;
  const std::vector<PtxLine> &lines = translation.lines;
  std::string inner;
  for (size_t i = 0; i < lines.size();) {
    const PtxLine &line = lines[i];
    if (line.kind != PtxLine::Kind::Statement) {
      if (line.kind != PtxLine::Kind::Open)
        inner.resize(inner.size() - indentation.size());
      bool ends = llvm::StringRef(line.text).ends_with(")");
      result.push_back(inner + line.text + (ends ? ";" : ""));
      if (line.kind != PtxLine::Kind::Close)
        inner += indentation;
      ++i;
      continue;
    }
    if (line.condition.empty()) {
      result.push_back(inner + line.text + ";");
      ++i;
      continue;
    }
    size_t end = i;
    std::string body;
    for (bool isSame = true; isSame && end < lines.size() && lines[end].condition == line.condition;
         ++end) {
      body += (body.empty() ? "" : " ") + lines[end].text + ";";
      isSame = !lines[end].changesCondition;
    }
    result.push_back(inner + (end - i == 1
                                  ? fmt::format("if ({}) {}", line.condition, body)
                                  : fmt::format("if ({}) {{ {} }}", line.condition, body)));
    i = end;
  }
  return result;
}

AsmSyntax readAsm(const SourceFile &file, unsigned offset) {
  AsmSyntax result;
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t i = file.tokenExactlyAt(offset);
  while (i < tokens.size() && !tokens[i].is(clang::tok::l_paren))
    ++i;
  size_t close = i < tokens.size() ? matchingClose(file, i) : tokens.size();
  if (close >= tokens.size())
    return result;
  result.range = Range{offset, tokens[close].end()};
  for (++i; i < close && tokens[i].is(clang::tok::string_literal); ++i)
    result.text += literalText(file.text(tokens[i]));
  result.isWhole = i == close || isColon(tokens[i]);
  // Sections are separated by colons; the third holds clobbers.
  unsigned section = 0;
  int depth = 0;
  size_t begin = close;
  for (i = std::min(i, close); i <= close; ++i) {
    bool ends =
        i == close || (depth == 0 && (isColon(tokens[i]) || tokens[i].is(clang::tok::comma)));
    if (ends && section >= 1 && section <= 2 && begin < i)
      addOperand(file, begin, i, result);
    if (i == close)
      break;
    if (ends) {
      begin = i + 1;
      if (isColon(tokens[i]))
        section += tokens[i].is(clang::tok::coloncolon) ? 2 : 1;
      continue;
    }
    depth += tokens[i].is(clang::tok::l_paren) || tokens[i].is(clang::tok::l_square) ||
             tokens[i].is(clang::tok::l_brace);
    depth -= tokens[i].is(clang::tok::r_paren) || tokens[i].is(clang::tok::r_square) ||
             tokens[i].is(clang::tok::r_brace);
  }
  return result;
}

Edit replaceAsm(const SourceFile &file, const AsmSyntax &statement,
                const PtxTranslation &translation, bool isInMacro) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t first = file.tokenExactlyAt(statement.range.begin),
         next = file.tokenAt(statement.range.end);
  // Between other statements, several are allowed.
  bool isInList = first > 0 && (tokens[first - 1].is(clang::tok::semi) ||
                                tokens[first - 1].is(clang::tok::l_brace) ||
                                tokens[first - 1].is(clang::tok::r_brace));
  bool hasEnd = next < tokens.size() && tokens[next].is(clang::tok::semi);
  Range range = statement.range;
  Range whole = hasEnd ? Range{range.begin, tokens[next].end()} : range;
  std::optional<std::string> indentation = indentationOf(file, range.begin);
  const bool isOnLines = indentation && !isInMacro;
  llvm::StringRef step = !isOnLines                                      ? ""
                         : llvm::StringRef(*indentation).ends_with("\t") ? "\t"
                                                                         : "  ";
  std::vector<std::string> statements = statementsOf(translation, step);
  if (statements.empty())
    return {isInList && hasEnd ? whole : range, {fmt::format("/* {} */", translation.comment)}};
  bool isConditional = llvm::StringRef(statements.front()).starts_with("if (");
  // A lone `if` must not take the `else` of another.
  bool mayTakeElse = !hasEnd || (next + 1 < tokens.size() && file.text(tokens[next + 1]) == "else");
  bool needsBraces = translation.declares ||
                     (!isInList && (statements.size() > 1 || (isConditional && mayTakeElse)));
  if (statements.size() == 1 && !needsBraces) {
    llvm::StringRef text = statements.front();
    bool isBlock = !text.consume_back(";");
    return {isBlock && hasEnd ? whole : range, pieces(statement, text)};
  }
  std::string newLine = isOnLines ? file.lineEnding().str() + *indentation : " ";
  std::string inner = needsBraces ? newLine + step.str() : newLine;
  std::string text = llvm::join(statements, inner);
  if (needsBraces)
    text = fmt::format("{{{}{}{}}}", inner, text, newLine);
  if (!hasEnd && needsBraces)
    return {range, pieces(statement, fmt::format("do {} while (0)", text))};
  if (!hasEnd && llvm::StringRef(text).ends_with(";"))
    text.pop_back();
  return {whole, pieces(statement, text)};
}

} // namespace tranship::rules
