// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/DeclarationNames.h"

#include "clang/AST/DeclCXX.h"
#include "clang/Basic/CharInfo.h"

namespace tranship::frontend {

std::string recordNameOf(const clang::NamedDecl *member) {
  const clang::DeclContext *context = member->getDeclContext();
  while (const auto *record = llvm::dyn_cast<clang::RecordDecl>(context)) {
    if (record->getIdentifier())
      return record->getName().str();
    if (const clang::TypedefNameDecl *alias = record->getTypedefNameForAnonDecl())
      return alias->getName().str();
    context = record->getParent();
  }
  return {};
}

std::string qualifiedNameOf(const clang::NamedDecl *declaration) {
  const clang::IdentifierInfo *identifier = declaration->getIdentifier();
  std::string name;
  for (const clang::DeclContext *context = declaration->getDeclContext();
       identifier && !context->isTranslationUnit(); context = context->getParent()) {
    if (context->isTransparentContext() || context->isInlineNamespace())
      continue; // `extern "C"`, enumerators
    const auto *scope = llvm::dyn_cast<clang::NamedDecl>(context);
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(declaration);
    bool isNamed = llvm::isa<clang::NamespaceDecl>(context) ||
                   (method && method->isStatic() && llvm::isa<clang::RecordDecl>(context));
    if (!isNamed || !scope->getIdentifier())
      return {};
    if (name.empty())
      name = identifier->getName();
    name = (scope->getName() + "::" + name).str();
  }
  return name;
}

llvm::StringRef nameWrittenAt(clang::SourceLocation location, const clang::SourceManager &sources) {
  auto [file, offset] = sources.getDecomposedLoc(sources.getSpellingLoc(location));
  llvm::StringRef text = sources.getBufferData(file);
  size_t begin = offset, end = offset;
  while (begin > 0 && (clang::isAsciiIdentifierContinue(text[begin - 1]) || text[begin - 1] == ':'))
    --begin;
  while (end < text.size() && clang::isAsciiIdentifierContinue(text[end]))
    ++end;
  return begin == offset ? llvm::StringRef() : text.slice(begin, end);
}

bool mayBeInvented(const clang::NamedDecl *declaration) {
  if (const auto *tag = llvm::dyn_cast<clang::TagDecl>(declaration))
    return !tag->getDefinition() && !tag->isThisDeclarationADefinition();
  if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration))
    return function->isInvalidDecl() && !function->isDefined() && !function->isCXXClassMember();
  return declaration->isInvalidDecl();
}

} // namespace tranship::frontend
