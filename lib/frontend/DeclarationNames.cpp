// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/DeclarationNames.h"

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
    const auto *scope = llvm::dyn_cast<clang::NamespaceDecl>(context);
    if (!scope || scope->isAnonymousNamespace())
      return {};
    if (name.empty())
      name = identifier->getName();
    name = (scope->getName() + "::" + name).str();
  }
  return name;
}

bool mayBeInvented(const clang::NamedDecl *declaration) {
  if (const auto *tag = llvm::dyn_cast<clang::TagDecl>(declaration))
    return !tag->getDefinition() && !tag->isThisDeclarationADefinition();
  if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration))
    return function->isInvalidDecl() && !function->isDefined() && !function->isCXXClassMember();
  return declaration->isInvalidDecl();
}

} // namespace tranship::frontend
