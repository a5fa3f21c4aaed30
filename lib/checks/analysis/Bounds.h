// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Between which numbers an integer lies, as far as the code around it shows: constants, masks, counts of
// bits, indices of threads, counters of loops, elements of constant tables, and variables that keep one value.
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

struct Bounds {
  int64_t low, high;
  /// Whether the integer is known to have these values at times. A bound that follows from a type or a test is not.
  bool hasLow = true, hasHigh = true;
  /// It counts bits, and code that computes with the number often knows that there is one.
  bool isOfBits = false;
};

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer);

/// The loop that counts with a variable, and does not change it otherwise; null: there is none.
const clang::ForStmt *loopOf(const UnitContext &unit, const clang::VarDecl *counter);

} // namespace tranship::checks
