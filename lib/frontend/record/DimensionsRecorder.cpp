// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/DimensionsRecorder.h"

#include "clang/AST/ASTContext.h"

namespace tranship::frontend {

bool DimensionsRecorder::is(clang::QualType type, llvm::StringRef name) const {
  const clang::RecordDecl *record = type.getNonReferenceType()->getAsRecordDecl();
  return record && record->getIdentifier() && record->getName() == name &&
         recorder_.isSystem(record->getLocation());
}

const clang::DeclRefExpr *DimensionsRecorder::builtinIn(const clang::Expr *expression) const {
  const auto *reference =
      llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParens()->IgnoreUnlessSpelledInSource());
  if (!reference || !reference->getDecl()->getIdentifier())
    return nullptr;
  const clang::ValueDecl *declaration = reference->getDecl();
  llvm::StringRef name = declaration->getName();
  bool isOne = name == "threadIdx" || name == "blockIdx" || name == "blockDim" || name == "gridDim";
  return isOne && recorder_.isSystem(declaration->getLocation()) ? reference : nullptr;
}

void DimensionsRecorder::record(const clang::Expr *value, bool toDim3) {
  value = value->IgnoreUnlessSpelledInSource();
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(value->IgnoreParens())) {
    record(choice->getTrueExpr(), toDim3);
    record(choice->getFalseExpr(), toDim3);
    return;
  }
  if (const clang::DeclRefExpr *builtin = builtinIn(value))
    settled_.insert(builtin);
  if (auto written = recorder_.rangeOf(value, context_.getLangOpts()))
    written->record->types.dimensions[written->range.begin].insert({written->range.end, toDim3});
  else if (auto place = recorder_.placeOf(value->getBeginLoc()))
    place->record->types.dimensions[place->offset].insert({0, toDim3});
}

void DimensionsRecorder::construction(const clang::CXXConstructExpr *construction) {
  if (construction->getNumArgs() == 0 || !is(construction->getType(), "dim3"))
    return;
  const clang::Expr *from = construction->getArg(0)->IgnoreUnlessSpelledInSource();
  const clang::DeclRefExpr *builtin = builtinIn(from);
  if (is(from->getType(), "uint3") && !builtin)
    record(from, /*toDim3=*/true);
  else if (builtin && !deduced_.contains(builtin)) // HIP's variables convert to `dim3` implicitly
    settled_.insert(builtin);
}

void DimensionsRecorder::conversion(const clang::CXXMemberCallExpr *call) {
  const auto *operation = llvm::dyn_cast_or_null<clang::CXXConversionDecl>(call->getMethodDecl());
  // On a toolkit, built-in variables have Clang's own types, which have conversion operators.
  if (operation && is(operation->getConversionType(), "uint3") &&
      (is(call->getObjectType(), "dim3") || builtinIn(call->getImplicitObjectArgument())))
    record(call->getImplicitObjectArgument(), /*toDim3=*/false);
}

void DimensionsRecorder::launch(const clang::CallExpr *configuration) {
  for (unsigned i = 0; i < std::min(2u, configuration->getNumArgs()); ++i) {
    const clang::Expr *value = configuration->getArg(i)->IgnoreUnlessSpelledInSource();
    if (is(value->getType(), "uint3") && !builtinIn(value))
      record(value, /*toDim3=*/true);
  }
}

void DimensionsRecorder::call(const clang::CallExpr *call) {
  const clang::FunctionDecl *function = call->getDirectCallee();
  for (const clang::Expr *argument : call->arguments())
    if (const clang::DeclRefExpr *builtin = builtinIn(argument)) {
      if (call->isTypeDependent()) // an instantiation knows what it becomes
        settled_.insert(builtin);
      else if (function && function->getPrimaryTemplate())
        deduced_.insert(builtin);
    }
}

void DimensionsRecorder::variable(const clang::VarDecl *variable) {
  if (variable->hasInit() && variable->getType()->getContainedAutoType())
    if (const clang::DeclRefExpr *builtin = builtinIn(variable->getInit()))
      deduced_.insert(builtin);
}

void DimensionsRecorder::member(const clang::MemberExpr *member) {
  if (llvm::isa<clang::FieldDecl>(member->getMemberDecl()))
    if (const clang::DeclRefExpr *builtin = builtinIn(member->getBase()))
      settled_.insert(builtin);
}

void DimensionsRecorder::reference(const clang::DeclRefExpr *reference) {
  if (builtinIn(reference))
    builtins_.push_back(reference);
}

void DimensionsRecorder::finish() {
  for (const clang::DeclRefExpr *builtin : builtins_)
    if (!settled_.contains(builtin) &&
        (is(builtin->getType(), "dim3") || is(builtin->getType(), "uint3")))
      record(builtin, is(builtin->getType(), "dim3"));
}

} // namespace tranship::frontend
