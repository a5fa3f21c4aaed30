// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which threads of a block reach a statement.
#pragma once

#include "checks/analysis/CodeIndex.h"

namespace tranship::checks {

/// Whether an expression uses `threadIdx`, directly or through variables, and so may differ between
/// the threads of a block.
bool dependsOnThread(const CodeIndex &index, const clang::Expr *expression);

/// Whether a single thread of the block, or one of each wavefront, reaches a statement: it is
/// guarded by `threadIdx.x == 0`, it follows `if (threadIdx.x != 0) return;`, or all calls of its
/// function are like that.
bool runsInOneThread(const CodeIndex &index, const clang::FunctionDecl *function,
                     const clang::Stmt *statement);

} // namespace tranship::checks
