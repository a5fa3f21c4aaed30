// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code that depends on the order of CUDA enumerators, where HIP's have another one.
#pragma once

#include "checks/analysis/MovedEnumerators.h"

namespace tranship::checks {

void findOrderedEnumerators(UnitContext &unit, MovedEnumerators &enums);

} // namespace tranship::checks
