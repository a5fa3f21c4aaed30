// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/OperatorRecorder.h"

#include "clang/AST/ASTContext.h"

namespace tranship::frontend {

std::string OperatorRecorder::classOf(clang::QualType type) const {
  const clang::RecordDecl *record = type.getNonReferenceType()->getAsRecordDecl();
  return record && record->getIdentifier() && recorder_.isSystem(record->getLocation())
             ? record->getName().str()
             : std::string();
}

void OperatorRecorder::binary(const clang::CXXOperatorCallExpr *operation, bool onDevice,
                              bool onHost) {
  const clang::FunctionDecl *function = operation->getDirectCallee();
  if (operation->getNumArgs() != 2 || !function || operation->isTypeDependent() ||
      !recorder_.isSystem(function->getLocation()))
    return;
  std::string name = std::string("operator") + clang::getOperatorSpelling(operation->getOperator());
  if (!recorder_.isInteresting(name))
    return;
  std::string type = classOf(operation->getArg(0)->IgnoreImplicit()->getType());
  auto left = recorder_.rangeOf(operation->getArg(0)->IgnoreImplicit(), context_.getLangOpts());
  auto right = recorder_.rangeOf(operation->getArg(1)->IgnoreImplicit(), context_.getLangOpts());
  std::optional<UnitRecorder::Place> sign = recorder_.placeOf(operation->getOperatorLoc());
  if (!type.empty() && left && right && sign && left->record == right->record &&
      sign->record == left->record)
    left->record->types.operators[sign->offset].insert(
        {std::move(name), std::move(type), left->range, right->range, onDevice, onHost});
}

void OperatorRecorder::cast(const clang::CastExpr *cast, bool onDevice, bool onHost) {
  const clang::Expr *value = cast->getSubExpr();
  const auto *conversion = llvm::dyn_cast<clang::ImplicitCastExpr>(value->IgnoreParens());
  if (cast->getCastKind() == clang::CK_UserDefinedConversion)
    conversion = llvm::dyn_cast<clang::ImplicitCastExpr>(cast);
  else if (cast->getCastKind() != clang::CK_FloatingToIntegral)
    return; // of an integer to another one
  while (conversion && conversion->getCastKind() == clang::CK_LValueToRValue)
    conversion = llvm::dyn_cast<clang::ImplicitCastExpr>(conversion->getSubExpr()->IgnoreParens());
  if (!conversion || conversion->getCastKind() != clang::CK_UserDefinedConversion ||
      !cast->getType()->isIntegerType() || cast->getType()->isBooleanType() ||
      cast->getType()->isEnumeralType())
    return;
  const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(conversion->getSubExpr());
  if (!member || member->isTypeDependent())
    return;
  clang::PrintingPolicy policy(context_.getLangOpts());
  std::string name =
      "operator " + cast->getType().getCanonicalType().getUnqualifiedType().getAsString(policy);
  const clang::Expr *object = member->getImplicitObjectArgument()->IgnoreImplicit();
  std::string type = classOf(object->getType());
  if (type.empty() || !recorder_.isInteresting(name))
    return;
  if (auto written = recorder_.rangeOf(object, context_.getLangOpts()))
    written->record->types.operators[written->range.begin].insert(
        {std::move(name), std::move(type), written->range, {}, onDevice, onHost});
}

} // namespace tranship::frontend
