// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of a number of bytes in which code keeps objects of libraries that have other sizes in HIP. With `sizeof`, the number
// follows the type.
//   k<<<1, 256, 44>>>(…)   and in k   reinterpret_cast<cub::BlockReduce<int, 256>::TempStorage &>(dynamic)
//   cudaMalloc(&p, 64 * 4112);  (curandStateMtgp32 *)p
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

void findObjectBytes(UnitContext &unit);

} // namespace tranship::checks
