// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ThreadSelection.h"

#include "checks/analysis/Statements.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace tranship::checks {
namespace {

using VisitedVariables = llvm::SmallPtrSet<const clang::VarDecl *, 8>;

bool dependsOnThread(const CodeIndex &index, const clang::Expr *expression,
                     VisitedVariables &visited) {
  return findNode(expression, [&](const clang::Stmt *part) {
    const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(part);
    const auto *variable =
        reference ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
    if (!variable)
      return false;
    if (variable->getName() == "threadIdx")
      return true;
    if (!visited.insert(variable).second)
      return false;
    for (const clang::Expr *value : index.valuesOf(variable))
      if (dependsOnThread(index, value, visited))
        return true;
    return false;
  });
}

/// Whether a condition holds for one thread only: `threadIdx.x == 0`, `!threadIdx.x`, `tid < 1`.
bool selectsOne(const CodeIndex &index, const clang::Expr *condition) {
  condition = stripImplicit(condition);
  if (const auto *negation = llvm::dyn_cast<clang::UnaryOperator>(condition))
    return negation->getOpcode() == clang::UO_LNot &&
           negation->getSubExpr()->IgnoreParenImpCasts()->getType()->isIntegerType() &&
           dependsOnThread(index, negation->getSubExpr());
  const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(condition);
  if (!operation)
    return false;
  const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
  if (operation->getOpcode() == clang::BO_LAnd)
    return selectsOne(index, left) || selectsOne(index, right);
  bool one = operation->getOpcode() == clang::BO_EQ;
  if (operation->getOpcode() == clang::BO_LT)
    if (const auto *literal = llvm::dyn_cast<clang::IntegerLiteral>(stripImplicit(right)))
      one = literal->getValue() == 1;
  return one && dependsOnThread(index, left) != dependsOnThread(index, right);
}

/// Whether a condition holds for all threads but one: `threadIdx.x != 0`, `threadIdx.x`, `tid > 0`.
bool selectsAllButOne(const CodeIndex &index, const clang::Expr *condition) {
  condition = stripImplicit(condition);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(condition)) {
    const clang::Expr *left = operation->getLHS(), *right = operation->getRHS();
    if (operation->getOpcode() == clang::BO_LOr)
      return selectsAllButOne(index, left) || selectsAllButOne(index, right);
    return (operation->getOpcode() == clang::BO_NE || operation->getOpcode() == clang::BO_GT) &&
           dependsOnThread(index, left) != dependsOnThread(index, right);
  }
  return condition->getType()->isIntegerType() && !condition->getType()->isBooleanType() &&
         dependsOnThread(index, condition);
}

bool returns(const clang::Stmt *statement) {
  if (const auto *block = llvm::dyn_cast_or_null<clang::CompoundStmt>(statement))
    return !block->body_empty() && returns(block->body_back());
  return statement && llvm::isa<clang::ReturnStmt>(statement);
}

} // namespace

bool dependsOnThread(const CodeIndex &index, const clang::Expr *expression) {
  VisitedVariables visited;
  return dependsOnThread(index, expression, visited);
}

static bool runsInOneThread(const CodeIndex &index, const clang::FunctionDecl *function,
                            const clang::Stmt *node, unsigned depth) {
  const clang::Stmt *inner = node;
  for (const clang::Stmt *outer : enclosingStatements(function, node)) {
    if (const auto *branch = llvm::dyn_cast<clang::IfStmt>(outer))
      if ((inner == branch->getThen() && selectsOne(index, branch->getCond())) ||
          (inner == branch->getElse() && selectsAllButOne(index, branch->getCond())))
        return true;
    if (const auto *block = llvm::dyn_cast<clang::CompoundStmt>(outer))
      for (const clang::Stmt *before : block->body()) {
        if (before == inner)
          break;
        const auto *branch = llvm::dyn_cast<clang::IfStmt>(before);
        if (branch && returns(branch->getThen()) && selectsAllButOne(index, branch->getCond()))
          return true;
      }
    inner = outer;
  }
  // All calls of the function may be in one thread.
  if (depth == 0 || !function || isKernel(function) || !function->getIdentifier())
    return false;
  bool isCalled = false;
  for (const Indexed<clang::CallExpr> &call : index.callsOf(function->getName())) {
    const clang::FunctionDecl *callee = call.node->getDirectCallee();
    if (!callee || callee->getDefinition() != function)
      continue;
    isCalled = true;
    if (!runsInOneThread(index, call.in, call.node, depth - 1))
      return false;
  }
  return isCalled;
}

bool runsInOneThread(const CodeIndex &index, const clang::FunctionDecl *function,
                     const clang::Stmt *node) {
  constexpr unsigned callDepth = 3;
  return runsInOneThread(index, function, node, callDepth);
}

} // namespace tranship::checks
