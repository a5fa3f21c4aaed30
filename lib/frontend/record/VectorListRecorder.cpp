// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/VectorListRecorder.h"

#include "frontend/record/ShortVectors.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace tranship::frontend {
namespace {

/// The syntactic form of a list. Null for a list whose braces are left out.
const clang::InitListExpr *written(const clang::InitListExpr *list) {
  return list->getSyntacticForm();
}

bool isWritten(const clang::Expr *initializer) {
  return initializer && !llvm::isa<clang::ImplicitValueInitExpr, clang::NoInitExpr>(initializer);
}

/// The last initializer in the source; null if there is none.
const clang::Expr *lastOf(const clang::InitListExpr *list) {
  for (const clang::Expr *initializer : llvm::reverse(list->inits()))
    if (isWritten(initializer)) {
      const auto *inner = llvm::dyn_cast<clang::InitListExpr>(initializer);
      return inner && !written(inner) ? lastOf(inner) : initializer;
    }
  return nullptr;
}

const clang::Expr *firstOf(const clang::InitListExpr *list) {
  if (list->getNumInits() == 0 || !isWritten(list->getInit(0)))
    return nullptr;
  const auto *inner = llvm::dyn_cast<clang::InitListExpr>(list->getInit(0));
  return inner && !written(inner) ? firstOf(inner) : list->getInit(0);
}

/// The HIP name of a CUDA class for two halves or bfloat16 values; empty for other classes.
llvm::StringRef halfPairOf(const clang::CXXRecordDecl *record, UnitRecorder &recorder) {
  if (!record->getIdentifier() || !recorder.isSystem(record->getLocation()))
    return {};
  return llvm::StringSwitch<llvm::StringRef>(record->getName())
      .Case("__half2", "__half2")
      .Case("__nv_bfloat162", "__hip_bfloat162")
      .Default({});
}

} // namespace

VectorListEvidence VectorListRecorder::describe(const clang::InitListExpr *list) {
  VectorListEvidence evidence;
  evidence.vector = shortVectorOf(list->getType(), recorder_).str();
  if (evidence.vector.empty())
    return evidence;
  evidence.lanes = evidence.vector.back() - '0';
  if (!written(list)) {
    evidence.given = llvm::count_if(list->inits(), isWritten);
    return evidence;
  }
  evidence.given = written(list)->getNumInits();
  for (const clang::Expr *initializer : written(list)->inits())
    if (const auto *designated = llvm::dyn_cast<clang::DesignatedInitExpr>(initializer))
      if (const auto *designator = designated->getDesignator(0);
          designator->isFieldDesignator() && designator->getFieldDecl())
        evidence.designated.push_back(designator->getFieldDecl()->getFieldIndex());
  return evidence;
}

void VectorListRecorder::list(const clang::InitListExpr *list) {
  if (!list->isSemanticForm() || list->getType()->isDependentType())
    return;
  if (list->getType()->isVoidType()) // still as written, in a template
    return;
  if (written(list))
    record(written(list)->getLBraceLoc(), describe(list));
  else if (holdsElidedVector(list))
    recordElided(list);
}

void VectorListRecorder::list(const clang::CXXParenListInitExpr *list) {
  if (list->getType()->isDependentType())
    return;
  VectorListEvidence evidence;
  evidence.vector = shortVectorOf(list->getType(), recorder_).str();
  if (!evidence.vector.empty())
    evidence.lanes = evidence.vector.back() - '0';
  evidence.given = list->getUserSpecifiedInitExprs().size();
  record(list->getBeginLoc(), std::move(evidence));
}

void VectorListRecorder::construction(const clang::CXXConstructExpr *construction) {
  if (construction->isListInitialization() && construction->getParenOrBraceRange().isValid() &&
      halfPairOf(construction->getConstructor()->getParent(), recorder_).empty())
    record(construction->getParenOrBraceRange().getBegin(), {});
}

namespace {

VectorListEvidence unnamedPair(llvm::StringRef name) {
  VectorListEvidence evidence;
  evidence.vector = name.str();
  // As for vectors with one lane, only the name is missing.
  evidence.lanes = evidence.given = 1;
  return evidence;
}

} // namespace

void VectorListRecorder::assignment(const clang::CXXOperatorCallExpr *operation) {
  if (operation->getOperator() != clang::OO_Equal || operation->getNumArgs() != 2)
    return;
  const auto *made =
      llvm::dyn_cast<clang::CXXConstructExpr>(operation->getArg(1)->IgnoreImplicit());
  if (!made || llvm::isa<clang::CXXTemporaryObjectExpr>(made) || !made->isListInitialization() ||
      made->getParenOrBraceRange().isInvalid())
    return;
  llvm::StringRef name = halfPairOf(made->getConstructor()->getParent(), recorder_);
  if (!name.empty())
    record(made->getParenOrBraceRange().getBegin(), unnamedPair(name));
}

bool recordAmbiguousList(const clang::Diagnostic &diagnostic, UnitRecorder &recorder) {
  // The arguments are the operator and the types of its operands. The type of a list is void.
  if (diagnostic.getID() != clang::diag::err_ovl_ambiguous_oper_binary ||
      diagnostic.getNumArgs() < 3 ||
      diagnostic.getArgKind(1) != clang::DiagnosticsEngine::ak_qualtype)
    return false;
  clang::QualType left =
      clang::QualType::getFromOpaquePtr(reinterpret_cast<void *>(diagnostic.getRawArg(1)));
  const clang::CXXRecordDecl *record = left.getNonReferenceType()->getAsCXXRecordDecl();
  llvm::StringRef name = record ? halfPairOf(record, recorder) : llvm::StringRef();
  clang::SourceLocation assigned = diagnostic.getLocation();
  if (name.empty() || !assigned.isFileID())
    return false;
  std::optional<clang::Token> bracket =
      clang::Lexer::findNextToken(assigned, recorder.sourceManager(), clang::LangOptions());
  std::optional<UnitRecorder::Place> place;
  if (bracket && bracket->is(clang::tok::l_brace))
    place = recorder.placeOf(bracket->getLocation());
  if (place)
    place->record->types.vectorLists[place->offset].insert(unnamedPair(name));
  return place.has_value();
}

void VectorListRecorder::record(clang::SourceLocation bracket, VectorListEvidence evidence) {
  // Only a text that Clang compiles several times can make different things.
  bool isRepeated = around_.isInstance || bracket.isMacroID();
  if (evidence.isSame() && !isRepeated)
    return;
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(bracket);
  if (!place)
    return;
  if (evidence.isSame())
    others_.try_emplace({place->record, place->offset}, std::move(evidence));
  else
    place->record->types.vectorLists[place->offset].insert(std::move(evidence));
}

bool VectorListRecorder::holdsElidedVector(const clang::InitListExpr *list) {
  if (written(list))
    return false;
  if (!shortVectorOf(list->getType(), recorder_).empty())
    return true;
  return llvm::any_of(list->inits(), [&](const clang::Expr *initializer) {
    const auto *inner = llvm::dyn_cast_or_null<clang::InitListExpr>(initializer);
    return inner && holdsElidedVector(inner);
  });
}

void VectorListRecorder::recordElided(const clang::InitListExpr *list) {
  const clang::Expr *first = firstOf(list), *last = lastOf(list);
  if (!first || !last)
    return;
  const clang::LangOptions &language = context_.getLangOpts();
  auto begin = recorder_.rangeOf(first->IgnoreImplicit(), language);
  auto end = recorder_.rangeOf(last->IgnoreImplicit(), language);
  if (begin && end && begin->record == end->record && begin->range.begin < end->range.end) {
    begin->record->types.elidedBraces[begin->range.begin].insert({end->range.end, describe(list)});
    return;
  }
  // The rule reports the place that uses the macros.
  const clang::SourceManager &sources = recorder_.sourceManager();
  if (auto place = recorder_.placeOf(sources.getExpansionLoc(first->getBeginLoc())))
    place->record->types.brokenLists.insert(place->offset);
}

void VectorListRecorder::finish() {
  for (auto &[place, evidence] : others_)
    if (auto known = place.first->types.vectorLists.find(place.second);
        known != place.first->types.vectorLists.end())
      known->second.insert(std::move(evidence));
}

} // namespace tranship::frontend
