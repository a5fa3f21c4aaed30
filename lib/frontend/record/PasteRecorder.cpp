// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/PasteRecorder.h"

#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {

namespace tok = clang::tok;

/// One side of `##`: a token of the macro's body, or the tokens of an argument.
struct PasteRecorder::Operand {
  llvm::SmallVector<clang::Token, 1> tokens;
};

/// The text of an identifier, keyword or number; empty for tokens that cannot be a part of a name.
static llvm::StringRef textOf(const clang::Token &token, const clang::SourceManager &sources) {
  if (const clang::IdentifierInfo *identifier = token.getIdentifierInfo())
    return identifier->getName();
  if (token.is(tok::raw_identifier))
    return token.getRawIdentifier();
  if (!token.is(tok::numeric_constant))
    return {};
  if (const char *text = token.getLiteralData())
    return {text, token.getLength()};
  // A precompiled header stores the bodies of macros without the text of numbers.
  bool isInvalid = false;
  const char *text = sources.getCharacterData(token.getLocation(), &isInvalid);
  return isInvalid ? llvm::StringRef() : llvm::StringRef(text, token.getLength());
}

PasteRecorder::Operand PasteRecorder::operandOf(const clang::MacroInfo &macro,
                                                const clang::MacroArgs *arguments,
                                                const clang::Token &token) {
  int parameter = arguments && token.getIdentifierInfo()
                      ? macro.getParameterNum(token.getIdentifierInfo())
                      : -1;
  if (parameter < 0)
    return {{token}};
  Operand operand;
  const clang::Token *given = arguments->getUnexpArgument(parameter);
  operand.tokens.append(given, given + clang::MacroArgs::getArgLength(given));
  return operand;
}

void PasteRecorder::expanded(clang::SourceLocation use, const clang::MacroInfo &macro,
                             const clang::MacroArgs *arguments) {
  auto [known, isNew] = pastes_.try_emplace(&macro, false);
  if (isNew)
    known->second = llvm::any_of(macro.tokens(),
                                 [](const clang::Token &token) { return token.is(tok::hashhash); });
  if (!known->second || recorder_.isSystem(use))
    return;
  llvm::ArrayRef<clang::Token> body = macro.tokens();
  for (size_t i = 0; i + 2 < body.size(); ++i) {
    if (!body[i + 1].is(tok::hashhash) || body[i].is(tok::comma))
      continue;
    llvm::SmallVector<Operand, 4> chain{operandOf(macro, arguments, body[i])};
    for (; i + 2 < body.size() && body[i + 1].is(tok::hashhash); i += 2)
      chain.push_back(operandOf(macro, arguments, body[i + 2]));
    paste(use, chain);
  }
}

/// Pastes neighbors: `##` joins only the last token at its left and the first token at its right.
void PasteRecorder::paste(clang::SourceLocation use, llvm::ArrayRef<Operand> chain) {
  std::string name;
  clang::SourceLocation first;
  size_t firstLength = 0;
  bool isName = true;
  for (const Operand &operand : chain) {
    for (size_t i = 0; i < operand.tokens.size(); ++i) {
      if (i > 0) { // the previous token ends a pasted name
        if (isName)
          built(use, first, std::move(name), firstLength);
        name.clear();
        isName = true;
      }
      llvm::StringRef text = textOf(operand.tokens[i], recorder_.sourceManager());
      isName &= !text.empty();
      if (name.empty()) {
        first = operand.tokens[i].getLocation();
        firstLength = text.size();
      }
      name += text;
    }
  }
  if (isName)
    built(use, first, std::move(name), firstLength);
}

void PasteRecorder::built(clang::SourceLocation use, clang::SourceLocation first, std::string name,
                          size_t firstLength) {
  // A fragment that is not pasted is an ordinary name, except in a macro's body.
  if (!clang::isValidAsciiIdentifier(name) || firstLength == name.size())
    return;
  std::string rest = name.substr(firstLength);
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(first);
  if (!place) { // `##` built the first fragment as well, or it is not in a file
    place = recorder_.placeOf(recorder_.sourceManager().getExpansionLoc(use));
    rest = name;
  }
  if (place)
    built_[{place->record, place->offset}].insert({std::move(name), std::move(rest)});
}

void PasteRecorder::finish() {
  for (auto &[place, names] : built_) {
    // Another unit may build CUDA names from a fragment such as `cuda` that builds others here.
    bool mayBeCudas = llvm::any_of(names, [&](const PastedName &built) {
      std::string begin = built.name.substr(0, built.name.size() - built.rest.size());
      return recorder_.isInteresting(built.name) ||
             (!begin.empty() && recorder_.isInteresting(begin + "Any"));
    });
    if (mayBeCudas)
      place.first->pasted[place.second].merge(names);
  }
  built_.clear();
}

} // namespace tranship::frontend
