// Where in a function a node stands: what is around it, and which threads get there.
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::checks {

/// What is around a node of a function's body, the innermost first, the node itself left out; empty
/// where it is not found.
llvm::SmallVector<const clang::Stmt *> enclosingStatements(const clang::FunctionDecl *function,
                                                           const clang::Stmt *node);

/// The first node of a tree, itself included, that the test holds for; null: none.
const clang::Stmt *findNode(const clang::Stmt *tree,
                            llvm::function_ref<bool(const clang::Stmt *)> test);
inline bool contains(const clang::Stmt *tree, const clang::Stmt *node) {
  return findNode(tree, [&](const clang::Stmt *part) { return part == node; });
}

/// Of a `for`, `while` or `do`; null: it has none, or is no loop.
const clang::Expr *conditionOf(const clang::Stmt *loop);

} // namespace tranship::checks
