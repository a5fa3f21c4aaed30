// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "checks/analysis/MovedEnumerators.h"

namespace tranship::checks {

/// Reports code that writes the number of a CUDA enumerator as text, or computes with it in floating point.
void findPrintedEnumerators(UnitContext &unit, MovedEnumerators &enums);

} // namespace tranship::checks
