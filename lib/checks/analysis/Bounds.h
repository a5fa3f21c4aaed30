// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Between which numbers an integer lies, as far as the code around it shows: constants, masks, counts of
// bits, and variables that keep one value.
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

struct Bounds {
  int64_t low, high;
};

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer);

} // namespace tranship::checks
