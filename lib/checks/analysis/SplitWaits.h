// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Waits for a barrier or a pipeline of libcu++, or for one of PTX (`mbarrier`, `bar.sync 1, 64`), in a branch that only some lanes of a wavefront of 64
// take, while the others have their part of the barrier in the other branch, or on their way out of a
// loop around the wait.
#pragma once

#include "checks/analysis/CodeIndex.h"

namespace tranship::checks {

class UnitContext;

struct SplitWait {
  Indexed<clang::Stmt> wait;
  /// Where the lanes part.
  const clang::IfStmt *branch;
  /// Through that branch, lanes leave a loop around the wait.
  bool isLoopExit;
};

std::vector<SplitWait> findSplitWaits(const UnitContext &unit);

} // namespace tranship::checks
