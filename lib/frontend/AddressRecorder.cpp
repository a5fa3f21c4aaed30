// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/AddressRecorder.h"

#include "clang/AST/ASTContext.h"

namespace tranship::frontend {
namespace {

bool isAddress(clang::QualType type) {
  const auto *alias = type->getAs<clang::TypedefType>();
  return alias && alias->getDecl()->getName() == "CUdeviceptr";
}

/// Whether the expression is an address as written, before conversions of CUDA's integers.
bool isAddress(const clang::Expr *expression) {
  expression = expression->IgnoreParenImpCasts();
  // Other arithmetic gives an integer, whatever clang calls its type.
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
      operation && !operation->isAdditiveOp() && !operation->isAssignmentOp() &&
      !operation->isCommaOp())
    return false;
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression);
      operation && operation->isArithmeticOp())
    return false;
  return isAddress(expression->getType());
}

std::optional<AddressArithmeticEvidence::Form> formOf(const clang::BinaryOperator *operation) {
  bool left = isAddress(operation->getLHS()), right = isAddress(operation->getRHS());
  switch (operation->getOpcode()) {
  case clang::BO_Add:
    if (left != right)
      return left ? AddressArithmeticEvidence::Offset : AddressArithmeticEvidence::Commuted;
    return std::nullopt;
  case clang::BO_Sub:
    if (!left)
      return std::nullopt;
    return right ? AddressArithmeticEvidence::Difference : AddressArithmeticEvidence::Offset;
  case clang::BO_AddAssign:
  case clang::BO_SubAssign:
    // The rewritten code contains the left side twice.
    if (left && !right &&
        llvm::isa<clang::DeclRefExpr, clang::MemberExpr>(operation->getLHS()->IgnoreParens()))
      return AddressArithmeticEvidence::Assignment;
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

} // namespace

void AddressRecorder::variable(const clang::VarDecl *variable, const clang::ASTContext &context) {
  if (variable->hasInit() && isAddress(variable->getType()))
    convertsToAddress(variable->getInit(), context);
}

void AddressRecorder::operation(const clang::BinaryOperator *operation,
                                const clang::ASTContext &context) {
  if (operation->getOpcode() == clang::BO_Assign && isAddress(operation->getLHS()->getType()))
    convertsToAddress(operation->getRHS(), context);
  std::optional<AddressArithmeticEvidence::Form> form = formOf(operation);
  if (!form)
    return;
  const clang::LangOptions &language = context.getLangOpts();
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(operation->getOperatorLoc());
  std::optional<Range> left = recorder_.rangeOf(operation->getLHS(), language);
  std::optional<Range> right = recorder_.rangeOf(operation->getRHS(), language);
  if (place && left && right)
    place->record->addressArithmetic[place->offset] = {*left, *right, *form};
}

void AddressRecorder::convertsToAddress(const clang::Expr *value,
                                        const clang::ASTContext &context) {
  const clang::Expr *inner = value->IgnoreImpCasts();
  if (inner->isValueDependent() || !inner->getType()->isIntegerType() ||
      isAddress(inner->getType()) ||
      inner->isNullPointerConstant(const_cast<clang::ASTContext &>(context),
                                   clang::Expr::NPC_ValueDependentIsNotNull) ||
      llvm::isa<clang::InitListExpr>(inner))
    return;
  // In CUDA, arithmetic on an address has the type of the integer, and it is rewritten by itself.
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(inner->IgnoreParens()))
    if (isAddress(operation->getLHS()) != isAddress(operation->getRHS()))
      return;
  std::optional<UnitRecorder::Place> place =
      recorder_.placeOf(recorder_.sourceManager().getSpellingLoc(inner->getBeginLoc()));
  if (std::optional<Range> range = recorder_.rangeOf(inner, context.getLangOpts()); range && place)
    place->record->addressConversions[range->begin] = {range->end};
}

} // namespace tranship::frontend
