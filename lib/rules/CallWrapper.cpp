// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rules/CallWrapper.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace tranship::rules {
namespace {

namespace tok = clang::tok;
using TemplatePiece = mapping::CallTemplate::Piece;

/// Whether the form only uses the values of its arguments: no address, no symbol, no statement.
bool isOverValues(const mapping::CallTemplate &form) {
  for (size_t i = 0; i < form.pieces.size(); ++i) {
    const TemplatePiece &piece = form.pieces[i];
    llvm::StringRef text = llvm::StringRef(piece.text).rtrim();
    if (llvm::is_contained(
            {TemplatePiece::CudaVersion, TemplatePiece::CudaMajor, TemplatePiece::CudaMinor},
            piece.kind) ||
        text.starts_with("if ") || text.ends_with("HIP_SYMBOL(") ||
        (text.ends_with("&") && !text.ends_with("&&")))
      return false;
  }
  return true;
}

/// Whether what encloses a token is a parenthesis or a brace, and no list of template arguments or
/// operand that is not evaluated.
bool isInExpression(const SourceFile &file, size_t token) {
  const std::vector<SourceToken> &tokens = file.tokens();
  int depth = 0;
  for (size_t i = token; i-- > 0 && tokens[i].directive == tokens[token].directive;) {
    if (tokens[i].is(tok::r_paren) || tokens[i].is(tok::r_brace) || tokens[i].is(tok::r_square))
      ++depth;
    else if (tokens[i].is(tok::l_paren) || tokens[i].is(tok::l_brace) ||
             tokens[i].is(tok::l_square)) {
      if (depth-- == 0)
        return i == 0 ||
               (file.text(tokens[i - 1]) != "decltype" && file.text(tokens[i - 1]) != "sizeof");
    } else if (depth == 0 && tokens[i].is(tok::less)) {
      return false;
    } else if (depth == 0 && tokens[i].is(tok::semi)) {
      break;
    }
  }
  return true;
}

/// Whether an operand is allowed between these tokens.
bool isOperand(const SourceFile &file, size_t first, size_t last) {
  const std::vector<SourceToken> &tokens = file.tokens();
  if (first == 0 || last + 1 == tokens.size())
    return false;
  const SourceToken &before = tokens[first - 1], &after = tokens[last + 1];
  bool isMacroBody = tokens[first].directive == Directive::Define;
  bool begins = llvm::is_contained({tok::l_paren, tok::comma, tok::equal, tok::l_brace,
                                    tok::question, tok::colon, tok::semi},
                                   before.kind) ||
                file.text(before) == "return" || isMacroBody;
  bool ends = llvm::is_contained({tok::r_paren, tok::comma, tok::semi, tok::r_brace, tok::colon},
                                 after.kind) ||
              isMacroBody;
  return begins && ends && !after.is(tok::coloncolon) && !before.is(tok::hashhash) &&
         !after.is(tok::hashhash) && !before.is(tok::hash);
}

/// Whether a call may begin after a token, and not a declaration or another name's last part.
bool mayBeginCall(const SourceFile &file, const SourceToken &before) {
  return llvm::is_contained({tok::l_paren, tok::r_paren, tok::comma, tok::equal, tok::l_brace,
                             tok::r_brace, tok::question, tok::colon, tok::semi, tok::equalequal,
                             tok::exclaimequal, tok::exclaim, tok::ampamp, tok::pipepipe},
                            before.kind) ||
         llvm::is_contained({"return", "else", "do"}, file.text(before));
}

std::string parametersOf(const mapping::CallTemplate &form, bool &hasRest) {
  unsigned count = form.minimumArguments();
  for (const TemplatePiece &piece : form.pieces)
    if (piece.kind == TemplatePiece::Rest) {
      hasRest = true;
      count = std::max(count, piece.index);
    }
  std::string list;
  for (unsigned i = 0; i < count; ++i)
    list += fmt::format("auto a{}, ", i);
  return list + (hasRest ? "auto... rest" : "auto...");
}

} // namespace

std::optional<std::pair<std::string, std::string>> callingMacro(const SourceFile &file, size_t name,
                                                                const mapping::CallTemplate &form) {
  const std::vector<SourceToken> &tokens = file.tokens();
  if (tokens[name].directive != Directive::Define || name < 3 || !tokens[name - 3].is(tok::hash) ||
      file.text(tokens[name - 2]) != "define")
    return std::nullopt;
  if (name + 1 < tokens.size()) {
    llvm::StringRef between = file.text(Range{tokens[name].end(), tokens[name + 1].offset});
    if (!between.contains('\n') || between.contains('\\'))
      return std::nullopt; // the macro has more words
  }
  unsigned count = form.minimumArguments();
  bool hasRest = false;
  std::string body;
  for (const TemplatePiece &piece : form.pieces) {
    if (piece.kind == TemplatePiece::Rest) {
      hasRest = true;
      count = std::max(count, piece.index);
    }
    body += piece.kind == TemplatePiece::Text       ? piece.text
            : piece.kind == TemplatePiece::Argument ? fmt::format("a{}", piece.index)
                                                    : std::string("##__VA_ARGS__");
  }
  std::vector<std::string> parameters;
  for (unsigned i = 0; i < count; ++i)
    parameters.push_back(fmt::format("a{}", i));
  if (hasRest)
    parameters.emplace_back("...");
  return std::pair("(" + llvm::join(parameters, ", ") + ")", body);
}

std::optional<CallWrapper> wrapperOf(const SourceFile &file, size_t name,
                                     const mapping::CallTemplate &form) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t first = name > 0 && tokens[name - 1].is(tok::amp) ? name - 1 : name;
  bool isCalled = first == name && name > 0 && name + 1 < tokens.size() &&
                  tokens[name + 1].is(tok::l_paren) && mayBeginCall(file, tokens[name - 1]);
  if (!isOverValues(form) || !(isCalled || isOperand(file, first, name)) ||
      !isInExpression(file, first))
    return std::nullopt;
  bool hasRest = false;
  std::string parameters = parametersOf(form, hasRest);
  std::string body;
  for (const TemplatePiece &piece : form.pieces)
    body += piece.kind == TemplatePiece::Text       ? piece.text
            : piece.kind == TemplatePiece::Argument ? fmt::format("a{}", piece.index)
                                                    : std::string("rest...");
  return CallWrapper{{tokens[first].offset, tokens[name].end()},
                     fmt::format("([]({}) {{ return {}; }})", parameters, body),
                     isCalled};
}

} // namespace tranship::rules
