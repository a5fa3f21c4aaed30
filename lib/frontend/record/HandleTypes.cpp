// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/HandleTypes.h"

#include "clang/AST/Decl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::frontend {
namespace {

/// Clang gives most arithmetic the type of an operand, so the type does not show whether the result is
/// a handle.
const clang::BinaryOperator *arithmeticIn(const clang::Expr *expression) {
  const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression);
  bool computes = operation && !operation->isAssignmentOp() && !operation->isCommaOp();
  return computes ? operation : nullptr;
}

bool isNull(const clang::Expr *expression) {
  expression = expression->IgnoreParenImpCasts();
  const auto *literal = llvm::dyn_cast<clang::IntegerLiteral>(expression);
  return llvm::isa<clang::GNUNullExpr>(expression) || (literal && literal->getValue() == 0);
}

} // namespace

llvm::StringRef HandleTypes::of(clang::QualType type) const {
  if (!type->isIntegerType())
    return {};
  for (const auto *alias = type->getAs<clang::TypedefType>(); alias;
       alias = alias->desugar()->getAs<clang::TypedefType>())
    if (recorder_.vocabulary().becomesPointer(alias->getDecl()->getName()) &&
        recorder_.isSystem(alias->getDecl()->getCanonicalDecl()->getLocation()))
      return alias->getDecl()->getName();
  return {};
}

llvm::StringRef HandleTypes::of(const clang::Expr *expression) {
  expression = expression->IgnoreParenImpCasts();
  llvm::SmallVector<const clang::BinaryOperator *> operations; // `a + b + c`, then `a + b`
  llvm::StringRef result;
  for (;;) {
    if (auto known = known_.find(expression); known != known_.end()) {
      result = known->second;
      break;
    }
    const clang::BinaryOperator *operation = arithmeticIn(expression);
    if (!operation) {
      result = ofOther(expression);
      break;
    }
    operations.push_back(operation);
    expression = operation->getLHS()->IgnoreParenImpCasts();
  }
  for (const clang::BinaryOperator *operation : llvm::reverse(operations))
    known_[operation] = result = ofOperation(operation, result);
  return result;
}

bool HandleTypes::isSumOfMacro(const clang::BinaryOperator *operation) const {
  const clang::SourceManager &sources = recorder_.sourceManager();
  auto isOfBody = [&](clang::SourceLocation location) {
    return location.isMacroID() && !sources.isMacroArgExpansion(location);
  };
  auto isArgument = [&](const clang::Expr *operand) {
    clang::SourceRange range = operand->IgnoreParenImpCasts()->getSourceRange();
    return sources.isMacroArgExpansion(range.getBegin()) &&
           sources.isMacroArgExpansion(range.getEnd());
  };
  if (!isOfBody(operation->getOperatorLoc()))
    return false;
  for (const clang::Expr *operand : {operation->getLHS(), operation->getRHS()})
    if (isAddress(operand->IgnoreParenImpCasts()->getType()) && !isArgument(operand))
      return false;
  return true;
}

/// The sum of an address and an integer is an address. The result of other arithmetic is an integer.
llvm::StringRef HandleTypes::ofOperation(const clang::BinaryOperator *operation,
                                         llvm::StringRef left) {
  if (operation->isTypeDependent() || !operation->isAdditiveOp())
    return {};
  llvm::StringRef right = of(operation->getRHS());
  bool isSum =
      operation->getOpcode() == clang::BO_Add ? left.empty() != right.empty() : right.empty();
  bool isAddressSum = isSum && (left == "CUdeviceptr" || right == "CUdeviceptr");
  return isAddressSum && !isSumOfMacro(operation) ? "CUdeviceptr" : "";
}

llvm::StringRef HandleTypes::ofOther(const clang::Expr *expression) {
  if (expression->isTypeDependent())
    return {};
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression);
      operation && operation->isArithmeticOp())
    return {};
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression)) {
    const clang::Expr *first = choice->getTrueExpr(), *second = choice->getFalseExpr();
    llvm::StringRef left = of(first), right = of(second);
    bool isHandle = (left == right || isNull(first) || isNull(second));
    return known_[choice] = !isHandle ? "" : left.empty() ? right : left;
  }
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression))
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
        variable && variable->hasInit() && variable->getType()->getContainedAutoType()) {
      known_[reference] = {};
      llvm::StringRef type = of(variable->getInit());
      return known_[reference] = type;
    }
  return of(expression->getType());
}

} // namespace tranship::frontend
