// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/HostOrder.h"

#include "checks/analysis/Callees.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

/// How deep calls are followed, and after how many steps no more of them are.
constexpr size_t maxCallDepth = 6;
constexpr unsigned maxSteps = 100'000;

/// Whether no statement after this one runs.
bool leavesBlock(const clang::Stmt *statement) {
  if (const auto *block = llvm::dyn_cast_or_null<clang::CompoundStmt>(statement))
    return !block->body_empty() && leavesBlock(block->body_back());
  if (const auto *call = llvm::dyn_cast_or_null<clang::CallExpr>(statement))
    return call->getDirectCallee() && call->getDirectCallee()->isNoReturn();
  return llvm::isa_and_nonnull<clang::ReturnStmt, clang::BreakStmt, clang::ContinueStmt,
                               clang::GotoStmt>(statement);
}

void join(Pending &pending, const Pending &other) {
  if (!pending.launch)
    pending = other;
  else if (!pending.between)
    pending.between = other.between;
}

} // namespace

void HostOrder::walk(const clang::FunctionDecl *function) {
  Pending pending;
  stack_ = {function};
  steps_ = 0;
  walk(function->getBody(), pending);
}

void HostOrder::walk(const clang::Stmt *statement, Pending &pending) {
  if (!statement || llvm::isa<clang::LambdaExpr>(statement))
    return; // a lambda runs elsewhere
  if (const auto *branch = llvm::dyn_cast<clang::IfStmt>(statement))
    return walkBranch(branch, pending);
  if (const auto *launch = llvm::dyn_cast<clang::CUDAKernelCallExpr>(statement)) {
    for (const clang::Expr *argument : launch->arguments())
      walk(argument, pending);
    return visit_(launch, stack_.back(), pending);
  }
  for (const clang::Stmt *child : statement->children())
    walk(child, pending);
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(statement))
    enter(call, pending);
  if (llvm::isa<clang::Expr>(statement) && ++steps_)
    visit_(statement, stack_.back(), pending);
}

void HostOrder::walkBranch(const clang::IfStmt *branch, Pending &pending) {
  walk(branch->getInit(), pending);
  if (const clang::DeclStmt *variable = branch->getConditionVariableDeclStmt())
    walk(variable, pending);
  walk(branch->getCond(), pending);
  Pending other = pending;
  walk(branch->getThen(), pending);
  walk(branch->getElse(), other);
  if (leavesBlock(branch->getThen()))
    pending = other;
  else if (!leavesBlock(branch->getElse()))
    join(pending, other);
}

void HostOrder::enter(const clang::CallExpr *call, Pending &pending) {
  const clang::FunctionDecl *callee = definitionOfCallee(unit_, call);
  if (!callee || ++steps_ > maxSteps || stack_.size() >= maxCallDepth ||
      llvm::is_contained(stack_, callee))
    return;
  stack_.push_back(callee);
  walk(callee->getBody(), pending);
  stack_.pop_back();
}

} // namespace tranship::checks
