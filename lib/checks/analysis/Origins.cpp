// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Origins.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace tranship::checks {
namespace {

using Visited = llvm::SmallPtrSet<const void *, 16>;

void forEachOrigin(const CodeIndex &index, const clang::Expr *expression,
                   llvm::function_ref<void(const clang::Expr *)> visit, Visited &visited) {
  expression = expression->IgnoreParenCasts();
  if (!visited.insert(expression).second)
    return;
  if (const auto *choice = llvm::dyn_cast<clang::AbstractConditionalOperator>(expression)) {
    forEachOrigin(index, choice->getTrueExpr(), visit, visited);
    return forEachOrigin(index, choice->getFalseExpr(), visit, visited);
  }
  // p + n points where p does.
  if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(expression);
      sum && sum->isAdditiveOp() && sum->getLHS()->getType()->isPointerType())
    return forEachOrigin(index, sum->getLHS(), visit, visited);
  if (const clang::VarDecl *variable = referencedVariable(expression)) {
    llvm::ArrayRef<const clang::Expr *> values = index.valuesOf(variable);
    for (const clang::Expr *value : values)
      forEachOrigin(index, value, visit, visited);
    if (!values.empty())
      return;
  }
  visit(expression);
}

bool anyPartSatisfies(const CodeIndex &index, const clang::Stmt *tree,
                      llvm::function_ref<bool(const clang::Expr *)> test, Visited &visited) {
  const auto *expression = llvm::dyn_cast_or_null<clang::Expr>(tree);
  if (!tree || !visited.insert(tree).second)
    return false;
  if (expression && test(expression))
    return true;
  if (const clang::VarDecl *variable = expression ? referencedVariable(expression) : nullptr)
    for (const clang::Expr *value : index.valuesOf(variable))
      if (anyPartSatisfies(index, value, test, visited))
        return true;
  for (const clang::Stmt *child : tree->children())
    if (anyPartSatisfies(index, child, test, visited))
      return true;
  return false;
}

} // namespace

void forEachOrigin(const CodeIndex &index, const clang::Expr *expression,
                   llvm::function_ref<void(const clang::Expr *)> visit) {
  Visited visited;
  forEachOrigin(index, expression, visit, visited);
}

llvm::StringRef enumeratorName(const clang::Expr *expression) {
  const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenCasts());
  const auto *enumerator =
      reference ? llvm::dyn_cast<clang::EnumConstantDecl>(reference->getDecl()) : nullptr;
  return enumerator ? enumerator->getName() : llvm::StringRef();
}

bool anyPartSatisfies(const CodeIndex &index, const clang::Expr *expression,
                      llvm::function_ref<bool(const clang::Expr *)> test) {
  Visited visited;
  return anyPartSatisfies(index, expression, test, visited);
}

} // namespace tranship::checks
