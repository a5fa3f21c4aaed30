// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "checks/analysis/MovedEnumerators.h"

namespace tranship::checks {

/// Reports code that sets enumerators to zero without naming one, where zero has no enumerator in HIP, or another one.
void findZeroedEnumerators(UnitContext &unit, MovedEnumerators &enums);

} // namespace tranship::checks
