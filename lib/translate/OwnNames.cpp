// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/OwnNames.h"

#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace tranship::translate {
namespace {

namespace tok = clang::tok;

/// Words that come before an expression, unlike the type in a declaration.
bool startsExpression(llvm::StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases({"return", "else", "do", "case", "throw", "new", "delete", "goto"}, true)
      .Cases({"sizeof", "alignof", "typeid", "and", "or", "not"}, true)
      .Cases({"co_return", "co_await", "co_yield"}, true)
      .Default(false);
}

/// Whether a pointer or a reference is declared at `token`: `type *name` where a statement begins.
bool isPointer(const SourceFile &file, size_t token) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t type = token - 1;
  while (type > 0 && (tokens[type].is(tok::star) || tokens[type].is(tok::amp) ||
                      file.text(tokens[type]) == "const"))
    --type;
  if (type == 0 || type + 1 == token || !tokens[type].is(tok::raw_identifier) ||
      startsExpression(file.text(tokens[type])))
    return false;
  while (type > 0 && tokens[type - 1].is(tok::raw_identifier)) // `static struct type`
    --type;
  return type == 0 || llvm::is_contained({tok::semi, tok::l_brace, tok::r_brace, tok::colon},
                                         tokens[type - 1].kind);
}

/// `#define name`, or a type and then the name: `int name(`, `stream_t name;`, `type *name;`.
bool isDefinition(const SourceFile &file, size_t token) {
  const std::vector<SourceToken> &tokens = file.tokens();
  if (token < 2)
    return false;
  if (tokens[token].directive == Directive::Define && tokens[token - 2].is(tok::hash))
    return true;
  const SourceToken &before = tokens[token - 1];
  bool isVariable = before.is(tok::raw_identifier) && !startsExpression(file.text(before));
  return (isVariable || isPointer(file, token)) && before.directive == tokens[token].directive &&
         token + 1 < tokens.size() &&
         llvm::is_contained({tok::l_paren, tok::semi, tok::equal, tok::comma, tok::r_paren,
                             tok::l_square, tok::l_brace},
                            tokens[token + 1].kind);
}

/// Calls `visit` for each token of an input that is one of `names`.
void forEachUse(const llvm::StringSet<> &names, llvm::ArrayRef<project::InputFile> inputs,
                llvm::function_ref<void(const SourceFile &, size_t)> visit) {
  if (names.empty())
    return;
  for (const project::InputFile &input : inputs) {
    const SourceFile &file = *input.source;
    if (llvm::none_of(names.keys(),
                      [&](llvm::StringRef name) { return file.text().contains(name); }))
      continue;
    for (size_t i = 0; i < file.tokens().size(); ++i)
      if (names.contains(file.text(file.tokens()[i])))
        visit(file, i);
    input.source->forgetTokens();
  }
}

/// Whether the name at `token` is that of a function with a body: `int name(int x) {`.
bool isFunctionBody(const SourceFile &file, size_t token) {
  const std::vector<SourceToken> &tokens = file.tokens();
  size_t next = token + 1;
  if (next >= tokens.size() || !tokens[next].is(tok::l_paren))
    return false;
  unsigned depth = 0;
  do {
    depth += tokens[next].is(tok::l_paren);
    depth -= tokens[next].is(tok::r_paren);
  } while (++next < tokens.size() && depth > 0);
  return next < tokens.size() && tokens[next].is(tok::l_brace);
}

/// Those of `names` that some input defines as a function.
llvm::StringSet<> definedFunctions(const llvm::StringSet<> &names,
                                   llvm::ArrayRef<project::InputFile> inputs) {
  llvm::StringSet<> defined;
  forEachUse(names, inputs, [&](const SourceFile &file, size_t token) {
    if (isFunctionBody(file, token))
      defined.insert(file.text(file.tokens()[token]));
  });
  return defined;
}

/// Those of `names` that the inputs define, and those that they only test: such a switch is one of
/// the project's own build, and without it, its code stays as inactive as it was.
llvm::StringSet<> ownOnes(const llvm::StringSet<> &names,
                          llvm::ArrayRef<project::InputFile> inputs) {
  llvm::StringSet<> own, tested, used;
  forEachUse(names, inputs, [&](const SourceFile &file, size_t token) {
    llvm::StringRef spelled = file.text(file.tokens()[token]);
    if (isDefinition(file, token))
      own.insert(spelled);
    (file.tokens()[token].directive == Directive::Condition ? tested : used).insert(spelled);
  });
  for (llvm::StringRef name : tested.keys())
    if (!used.contains(name))
      own.insert(name);
  return own;
}

bool isOwnHeader(const Diagnostic &diagnostic, llvm::ArrayRef<project::InputFile> inputs) {
  llvm::SmallString<256> beside(llvm::sys::path::parent_path(diagnostic.file));
  llvm::sys::path::append(beside, diagnostic.name);
  std::string ending = "/" + diagnostic.name;
  return llvm::sys::fs::exists(beside) ||
         llvm::any_of(inputs, [&](const project::InputFile &input) {
           return llvm::StringRef(input.source->path()).ends_with(ending);
         });
}

} // namespace

void dropOwnNames(std::vector<Diagnostic> &diagnostics, llvm::ArrayRef<project::InputFile> inputs) {
  llvm::StringSet<> unknown, copied;
  for (const Diagnostic &diagnostic : diagnostics) {
    if (diagnostic.kind == DiagnosticKind::UnknownName)
      unknown.insert(diagnostic.name);
    else if (diagnostic.kind == DiagnosticKind::CopiedDeclaration)
      copied.insert(diagnostic.name);
  }
  llvm::StringSet<> own = ownOnes(unknown, inputs), defined = definedFunctions(copied, inputs);
  llvm::erase_if(diagnostics, [&](const Diagnostic &diagnostic) {
    return (diagnostic.kind == DiagnosticKind::UnknownName && own.contains(diagnostic.name)) ||
           (diagnostic.kind == DiagnosticKind::CopiedDeclaration &&
            defined.contains(diagnostic.name)) ||
           (diagnostic.kind == DiagnosticKind::UnknownHeader && isOwnHeader(diagnostic, inputs));
  });
}

std::set<std::string> hipMacrosOf(llvm::ArrayRef<project::InputFile> inputs) {
  std::set<std::string> names;
  for (const project::InputFile &input : inputs) {
    llvm::StringRef rest = input.source->text();
    for (size_t at; (at = rest.find("define hip")) != llvm::StringRef::npos;) {
      bool isDirective = rest.take_front(at).rtrim(" \t").ends_with("#");
      rest = rest.drop_front(at + llvm::StringRef("define ").size());
      llvm::StringRef name =
          rest.take_while([](char c) { return clang::isAsciiIdentifierContinue(c); });
      if (isDirective)
        names.insert(name.str());
      rest = rest.drop_front(name.size());
    }
  }
  return names;
}

} // namespace tranship::translate
