// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers that only NVIDIA GPUs have as values of their properties (`answer` in the tables).
#pragma once

#include "checks/analysis/DeviceQuery.h"

namespace tranship::checks {

/// Reports tests for such a number, and requests for one that the unit reads back. A comparison by size adapts to the GPU.
///   prop.totalConstMem == 65536
///   cudaStreamCreateWithPriority(&s, 0, -3);  cudaStreamGetPriority(s, &priority);
void findForeignAnswers(UnitContext &unit, const DeviceQueries &queries);

} // namespace tranship::checks
