// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/DefaultArguments.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Lex/Lexer.h"

namespace tranship::frontend {

bool isAddedDefault(const clang::Diagnostic &diagnostic) {
  clang::SourceLocation location = diagnostic.getLocation();
  return location.isValid() && location.isFileID() &&
         (diagnostic.getID() == clang::diag::err_param_default_argument_member_template_redecl ||
          diagnostic.getID() == clang::diag::err_param_default_argument_template_redecl);
}

/// The text of a parameter's default argument; nothing if a macro writes it.
static std::optional<UnitRecorder::WrittenRange> writtenDefault(const clang::ParmVarDecl *parameter,
                                                                UnitRecorder &recorder) {
  clang::SourceRange range = parameter->getDefaultArgRange();
  if (range.isInvalid() || range.getBegin().isMacroID() || range.getEnd().isMacroID())
    return std::nullopt;
  const clang::ASTContext &context = parameter->getASTContext();
  clang::SourceLocation end = clang::Lexer::getLocForEndOfToken(
      range.getEnd(), 0, recorder.sourceManager(), context.getLangOpts());
  std::optional<UnitRecorder::Place> from = recorder.placeOf(range.getBegin());
  std::optional<UnitRecorder::Place> to = recorder.placeOf(end);
  if (!from || !to || from->record != to->record)
    return std::nullopt;
  return UnitRecorder::WrittenRange{from->record, {from->offset, to->offset}};
}

/// Records that a parameter, whose declaration ends with the token `last`, gets the default argument of its definition.
static void recordMove(clang::SourceLocation last, const clang::ParmVarDecl *defined,
                       UnitRecorder &recorder) {
  std::optional<UnitRecorder::WrittenRange> written = writtenDefault(defined, recorder);
  if (!written)
    return;
  std::optional<UnitRecorder::Place> place =
      last.isFileID() ? recorder.placeOf(last) : std::nullopt;
  if (!place)
    return;
  written->record->addedDefaults.emplace(written->range.begin, written->range.end);
  MovedDefault moved;
  if (place->record == written->record)
    moved.range = written->range;
  else
    moved.text = clang::Lexer::getSourceText(
        clang::CharSourceRange::getTokenRange(defined->getDefaultArgRange()),
        recorder.sourceManager(), defined->getASTContext().getLangOpts());
  place->record->movedDefaults.emplace(place->offset, std::move(moved));
}

void recordAddedDefaults(clang::FunctionDecl *definition, UnitRecorder &recorder) {
  for (clang::FunctionDecl *declared = definition->getPreviousDecl(); declared;
       declared = declared->getPreviousDecl())
    for (unsigned i = 0; i < declared->getNumParams() && i < definition->getNumParams(); ++i) {
      clang::ParmVarDecl *to = declared->getParamDecl(i), *from = definition->getParamDecl(i);
      if (to->hasDefaultArg() || !from->hasDefaultArg() || from->hasInheritedDefaultArg() ||
          from->hasUnparsedDefaultArg() || from->hasUninstantiatedDefaultArg() ||
          recorder.isSystem(to->getLocation()))
        continue;
      clang::SourceLocation last = to->getEndLoc();
      to->setDefaultArg(from->getDefaultArg());
      if (!declared->getPreviousDecl())
        recordMove(last, from, recorder);
    }
}

} // namespace tranship::frontend
