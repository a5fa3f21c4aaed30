// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Locks that the lanes of a wavefront spin on although one of these lanes has to release it.
#pragma once

#include "checks/analysis/CodeIndex.h"

namespace tranship::checks {

class UnitContext;

struct SpinLock {
  Indexed<clang::Stmt> loop;
  /// The call that tries to take the lock.
  const clang::CallExpr *attempt;
};

std::vector<SpinLock> findSpinLocks(const UnitContext &unit);

} // namespace tranship::checks
