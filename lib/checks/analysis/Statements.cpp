// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Statements.h"

namespace tranship::checks {
namespace {

bool findPath(const clang::Stmt *tree, const clang::Stmt *node,
              llvm::SmallVectorImpl<const clang::Stmt *> &path) {
  if (!tree)
    return false;
  if (tree == node)
    return true;
  for (const clang::Stmt *child : tree->children())
    if (findPath(child, node, path)) {
      path.push_back(tree);
      return true;
    }
  return false;
}

} // namespace

llvm::SmallVector<const clang::Stmt *> enclosingStatements(const clang::FunctionDecl *function,
                                                           const clang::Stmt *node) {
  llvm::SmallVector<const clang::Stmt *> path;
  if (function && function->hasBody())
    findPath(function->getBody(), node, path);
  return path;
}

const clang::Stmt *findNode(const clang::Stmt *tree,
                            llvm::function_ref<bool(const clang::Stmt *)> test) {
  if (!tree)
    return nullptr;
  if (test(tree))
    return tree;
  for (const clang::Stmt *child : tree->children())
    if (const clang::Stmt *found = findNode(child, test))
      return found;
  return nullptr;
}

const clang::Expr *conditionOf(const clang::Stmt *loop) {
  if (const auto *node = llvm::dyn_cast<clang::WhileStmt>(loop))
    return node->getCond();
  if (const auto *node = llvm::dyn_cast<clang::DoStmt>(loop))
    return node->getCond();
  const auto *node = llvm::dyn_cast<clang::ForStmt>(loop);
  return node ? node->getCond() : nullptr;
}

} // namespace tranship::checks
