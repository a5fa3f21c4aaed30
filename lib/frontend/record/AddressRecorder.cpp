// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/AddressRecorder.h"

#include "clang/AST/ASTContext.h"

namespace tranship::frontend {

std::optional<AddressArithmeticEvidence::Form>
AddressRecorder::formOf(const clang::BinaryOperator *operation) {
  bool left = types_.isAddress(operation->getLHS()), right = types_.isAddress(operation->getRHS());
  switch (operation->getOpcode()) {
  case clang::BO_Add:
    if (left != right)
      return left ? AddressArithmeticEvidence::Offset : AddressArithmeticEvidence::Commuted;
    return std::nullopt;
  case clang::BO_Sub:
    if (!left)
      return std::nullopt;
    return right ? AddressArithmeticEvidence::Difference : AddressArithmeticEvidence::Offset;
  default:
    // The rewritten code contains the left side twice.
    if (operation->isCompoundAssignmentOp() && left && !right && isRepeatable(operation->getLHS()))
      return AddressArithmeticEvidence::Assignment;
    return std::nullopt;
  }
}

void AddressRecorder::variable(const clang::VarDecl *variable, const clang::ASTContext &context) {
  if (variable->hasInit() && !variable->getType()->getContainedAutoType() &&
      types_.isAddress(variable->getType()))
    convertsToAddress(variable->getInit(), context);
}

void AddressRecorder::operation(const clang::BinaryOperator *operation,
                                const clang::ASTContext &context) {
  if (operation->getOpcode() == clang::BO_Assign &&
      types_.isAddress(operation->getLHS()->getType()))
    convertsToAddress(operation->getRHS(), context);
  std::optional<AddressArithmeticEvidence::Form> form = formOf(operation);
  if (!form)
    return;
  if (auto written = recorder_.rangesOf(operation, context.getLangOpts()))
    written->record->addressArithmetic[written->operatorOffset] = {written->left, written->right,
                                                                   *form};
}

void AddressRecorder::operation(const clang::UnaryOperator *operation,
                                const clang::ASTContext &context) {
  if (!operation->isIncrementDecrementOp() || operation->isTypeDependent() ||
      !types_.isAddress(operation->getSubExpr()) || !isRepeatable(operation->getSubExpr()))
    return;
  auto operand = recorder_.rangeOf(operation->getSubExpr(), context.getLangOpts());
  std::optional<UnitRecorder::Place> sign = recorder_.placeOf(operation->getOperatorLoc());
  if (operand && sign && sign->record == operand->record)
    operand->record->addressArithmetic[sign->offset] = {operand->range,
                                                        {sign->offset, sign->offset + 2},
                                                        operation->isPrefix()
                                                            ? AddressArithmeticEvidence::Before
                                                            : AddressArithmeticEvidence::After};
}

bool AddressRecorder::isRepeatable(const clang::Expr *expression) {
  return llvm::isa<clang::DeclRefExpr, clang::MemberExpr>(expression->IgnoreParens());
}

void AddressRecorder::cast(const clang::CXXReinterpretCastExpr *cast,
                           const clang::ASTContext &context) {
  const clang::Expr *operand = cast->getSubExpr()->IgnoreImpCasts();
  if (operand->isTypeDependent() || !types_.isAddress(cast->getTypeAsWritten()))
    return;
  clang::QualType pointee = operand->getType()->getPointeeType();
  if (pointee.isNull() || !(pointee.isConstQualified() || pointee.isVolatileQualified()))
    return;
  if (auto written = recorder_.rangeOf(operand, context.getLangOpts()))
    written->record->addressConversions[written->range.begin] = {written->range.end};
}

void AddressRecorder::convertsToAddress(const clang::Expr *value,
                                        const clang::ASTContext &context) {
  const clang::Expr *inner = value->IgnoreImpCasts();
  if (inner->isValueDependent() || !inner->getType()->isIntegerType() || types_.isAddress(inner) ||
      inner->isNullPointerConstant(const_cast<clang::ASTContext &>(context),
                                   clang::Expr::NPC_ValueDependentIsNotNull) ||
      llvm::isa<clang::InitListExpr>(inner))
    return;
  if (auto written = recorder_.rangeOf(inner, context.getLangOpts()))
    written->record->addressConversions[written->range.begin] = {written->range.end};
}

} // namespace tranship::frontend
