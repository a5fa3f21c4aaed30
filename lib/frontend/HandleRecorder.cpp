// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/HandleRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

std::string HandleRecorder::handle(clang::QualType type) const {
  if (!type->isIntegerType())
    return {};
  for (const auto *alias = type->getAs<clang::TypedefType>(); alias;
       alias = alias->desugar()->getAs<clang::TypedefType>())
    if (recorder_.vocabulary().becomesPointer(alias->getDecl()->getName()) &&
        recorder_.isSystem(alias->getDecl()->getCanonicalDecl()->getLocation()))
      return alias->getDecl()->getName().str();
  return {};
}

std::string HandleRecorder::handle(const clang::Expr *expression) const {
  expression = expression->IgnoreParenImpCasts();
  if (expression->isTypeDependent())
    return {};
  // Clang gives most arithmetic the type of an operand. Sums of addresses stay addresses.
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
      operation && !operation->isAssignmentOp() && !operation->isCommaOp()) {
    std::string left = handle(operation->getLHS()), right = handle(operation->getRHS());
    bool isAddress = left == "CUdeviceptr" || right == "CUdeviceptr";
    bool isSum = operation->getOpcode() == clang::BO_Add ||
                 (operation->getOpcode() == clang::BO_Sub && right.empty());
    return isAddress && isSum ? "CUdeviceptr" : "";
  }
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression);
      operation && operation->isArithmeticOp())
    return {};
  return handle(expression->getType());
}

bool HandleRecorder::isNull(const clang::Expr *expression) const {
  return expression->isValueDependent() ||
         expression->isNullPointerConstant(const_cast<clang::ASTContext &>(context_),
                                           clang::Expr::NPC_ValueDependentIsNotNull);
}

void HandleRecorder::record(const clang::Expr *value, HandleEvidence::Use use, std::string type) {
  value = value->IgnoreImplicit();
  std::optional<Range> range = recorder_.rangeOf(value, context_.getLangOpts());
  std::optional<UnitRecorder::Place> place = recorder_.placeOf(value->getBeginLoc());
  if (range && place)
    place->record->types.handles[range->begin].insert({range->end, use, std::move(type)});
}

void HandleRecorder::converted(const clang::Expr *value, clang::QualType to) {
  if (to->isDependentType() || value->isTypeDependent())
    return;
  std::string from = handle(value), into = handle(to);
  if (!from.empty() && into.empty() && to->isIntegerType() && !to->isBooleanType())
    record(value, HandleEvidence::AsInteger, std::move(from));
  else if (from.empty() && !into.empty() && into != "CUdeviceptr" &&
           !llvm::isa<clang::InitListExpr>(value->IgnoreImplicit()) &&
           value->IgnoreParenImpCasts()->getType()->isIntegerType() &&
           !isNull(value->IgnoreParenImpCasts()))
    record(value, HandleEvidence::FromInteger, std::move(into));
}

void HandleRecorder::variable(const clang::VarDecl *variable) {
  if (variable->hasInit() && !llvm::isa<clang::ParmVarDecl>(variable))
    converted(variable->getInit(), variable->getType());
}

void HandleRecorder::call(const clang::CallExpr *call) {
  const clang::FunctionDecl *function = call->getDirectCallee();
  if (!function || function->getPrimaryTemplate())
    return;
  unsigned first =
      llvm::isa<clang::CXXOperatorCallExpr>(call) && llvm::isa<clang::CXXMethodDecl>(function) ? 1
                                                                                               : 0;
  for (unsigned i = first; i < call->getNumArgs(); ++i) {
    const clang::Expr *argument = call->getArg(i);
    if (i - first < function->getNumParams())
      converted(argument, function->getParamDecl(i - first)->getType());
    else if (function->getNumParams() > 0) // `printf`; CUDA's functions are declared without
      if (std::string type = handle(argument); !type.empty())
        record(argument, HandleEvidence::AsInteger, std::move(type));
  }
}

/// HIP's bfloat16 becomes a `float`, a `double` or an integer, and each of them a `_Float16`.
void HandleRecorder::narrowed(const clang::CastExpr *cast) {
  const clang::Expr *value = cast->getSubExpr()->IgnoreUnlessSpelledInSource();
  const clang::RecordDecl *from = value->getType()->getAsRecordDecl();
  if (cast->getType()->isFloat16Type() && from && from->getIdentifier() &&
      from->getName() == "__nv_bfloat16" && recorder_.isSystem(from->getLocation()))
    record(value, HandleEvidence::AsFloat, "__nv_bfloat16");
}

void HandleRecorder::cast(const clang::CastExpr *cast) {
  narrowed(cast);
  const auto *implicit = llvm::dyn_cast<clang::ImplicitCastExpr>(cast);
  bool isImplicit = implicit != nullptr;
  if (isImplicit && implicit->isPartOfExplicitCast())
    return;
  const clang::Expr *value = isImplicit ? cast->getSubExpr() : cast->getSubExprAsWritten();
  std::string from = handle(value);
  if (from.empty() || cast->getType()->isDependentType())
    return;
  clang::QualType to = cast->getType();
  if (isImplicit && cast->getCastKind() != clang::CK_IntegralCast &&
      cast->getCastKind() != clang::CK_IntegralToFloating)
    return;
  // `(uint64_t)texture` is right for a pointer, too.
  bool isWide = to->isIntegerType() && context_.getTypeSize(to) == 64;
  bool isStatic = llvm::isa<clang::CXXStaticCastExpr>(cast);
  if (isImplicit || (to->isArithmeticType() && !to->isBooleanType() && handle(to).empty() &&
                     (isStatic || !isWide)))
    record(value, HandleEvidence::AsInteger, std::move(from));
}

void HandleRecorder::operation(const clang::BinaryOperator *operation) {
  const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
  if (operation->isTypeDependent() || left->isTypeDependent() || right->isTypeDependent())
    return;
  if (operation->getOpcode() == clang::BO_Assign)
    return converted(right, left->getType());
  std::string leftType = handle(left), rightType = handle(right);
  if ((leftType.empty() && rightType.empty()) || operation->isLogicalOp() || operation->isCommaOp())
    return;
  bool isAddress = leftType == "CUdeviceptr" || rightType == "CUdeviceptr";
  if (operation->isCompoundAssignmentOp()) {
    if (!leftType.empty() && !(isAddress && operation->isAdditiveOp()) &&
        !(isAddress && (operation->getOpcode() == clang::BO_AddAssign ||
                        operation->getOpcode() == clang::BO_SubAssign)))
      record(left, HandleEvidence::Changed, std::move(leftType));
    else if (leftType.empty())
      record(right, HandleEvidence::AsInteger, std::move(rightType));
    return;
  }
  bool bothHandles = !leftType.empty() && !rightType.empty();
  if (operation->isComparisonOp() &&
      (bothHandles || isNull(left->IgnoreParenImpCasts()) || isNull(right->IgnoreParenImpCasts())))
    return;
  if (isAddress && operation->isAdditiveOp() &&
      !(bothHandles && operation->getOpcode() == clang::BO_Add))
    return; // AddressRecorder.h
  if (!leftType.empty())
    record(left, HandleEvidence::AsInteger, std::move(leftType));
  if (!rightType.empty())
    record(right, HandleEvidence::AsInteger, std::move(rightType));
}

void HandleRecorder::operation(const clang::UnaryOperator *operation) {
  const clang::Expr *operand = operation->getSubExpr();
  std::string type = operand->isTypeDependent() ? "" : handle(operand);
  if (type.empty())
    return;
  if (operation->isIncrementDecrementOp())
    record(operand, HandleEvidence::Changed, std::move(type));
  else if (operation->isArithmeticOp() && operation->getOpcode() != clang::UO_LNot)
    record(operand, HandleEvidence::AsInteger, std::move(type));
}

} // namespace tranship::frontend
