// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/AmbiguousNames.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/DiagnosticSema.h"

namespace tranship::frontend {

void AmbiguousNames::error(const clang::Diagnostic &diagnostic) {
  bool isAmbiguous = diagnostic.getID() == clang::diag::err_ambiguous_reference;
  error_ = isAmbiguous ? diagnostic.getLocation() : clang::SourceLocation();
  isOwn_ = isOfStd_ = false;
}

void AmbiguousNames::note(const clang::Diagnostic &diagnostic) {
  if (error_.isInvalid() || diagnostic.getID() != clang::diag::note_ambiguous_candidate ||
      diagnostic.getNumArgs() == 0 ||
      diagnostic.getArgKind(0) != clang::DiagnosticsEngine::ak_nameddecl)
    return;
  const auto *meaning = reinterpret_cast<const clang::NamedDecl *>(diagnostic.getRawArg(0));
  isOfStd_ |= meaning->isInStdNamespace();
  isOwn_ |= meaning->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
            recorder_.ownerOf(meaning) == Owner::User;
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(error_);
  if (!isOwn_ || !isOfStd_ || !place)
    return;
  place->record->types.qualifiers.emplace(place->offset, "::");
  recorder_.ambiguous.insert(meaning->getNameAsString());
  recorder_.forgetProblem(error_);
}

void hideInStd(clang::ASTContext &context, const std::set<std::string> &names) {
  const clang::TranslationUnitDecl *unit = context.getTranslationUnitDecl();
  for (const clang::NamedDecl *found : unit->lookup(&context.Idents.get("std")))
    if (const auto *space = llvm::dyn_cast<clang::NamespaceDecl>(found))
      for (const std::string &name : names)
        for (clang::NamedDecl *declaration : space->lookup(&context.Idents.get(name)))
          if (declaration->getIdentifierNamespace())
            declaration->clearIdentifierNamespace();
}

} // namespace tranship::frontend
