// Locks that lanes of one wavefront spin on and only one of them can release.
#pragma once

#include "checks/analysis/CodeIndex.h"

namespace tranship::checks {

class UnitContext;

struct SpinLock {
  Indexed<clang::Stmt> loop;
  /// The try to take the lock.
  const clang::CallExpr *attempt;
};

std::vector<SpinLock> findSpinLocks(const UnitContext &unit);

} // namespace tranship::checks
