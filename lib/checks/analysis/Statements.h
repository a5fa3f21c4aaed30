// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Searching in the statements of a function.
#pragma once

#include "checks/analysis/CodeIndex.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace tranship::checks {

/// The statements that enclose a node in a function's body, innermost first, without the node
/// itself; empty if the node is not found.
llvm::SmallVector<const clang::Stmt *> enclosingStatements(const clang::FunctionDecl *function,
                                                           const clang::Stmt *node);

/// The first node of a tree, including its root, that satisfies the test; null: none.
const clang::Stmt *findNode(const clang::Stmt *tree,
                            llvm::function_ref<bool(const clang::Stmt *)> test);
inline bool contains(const clang::Stmt *tree, const clang::Stmt *node) {
  return findNode(tree, [&](const clang::Stmt *part) { return part == node; });
}

/// The condition of a `for`, `while` or `do`; null if it has none or is not a loop.
const clang::Expr *conditionOf(const clang::Stmt *loop);

} // namespace tranship::checks
