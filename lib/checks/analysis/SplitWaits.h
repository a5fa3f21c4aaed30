// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Waits for a barrier or a pipeline of libcu++ in a branch that only some lanes of a wavefront of 64
// take, while the others have their part of the barrier in the other branch.
#pragma once

#include "checks/analysis/CodeIndex.h"

namespace tranship::checks {

class UnitContext;

struct SplitWait {
  Indexed<clang::CallExpr> call;
  /// Where the lanes part.
  const clang::IfStmt *branch;
};

std::vector<SplitWait> findSplitWaits(const UnitContext &unit);

} // namespace tranship::checks
