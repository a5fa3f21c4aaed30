// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code that counts the characters of a CUDA name: HIP's names begin with `hip`, those of CUDA with `cuda` or `CUDA_`.
//   cudaGetErrorName(error) + 9
//   name.substr(9), name[4] == 'E', strlen(name) == 21
#pragma once

#include "checks/analysis/ErrorNames.h"

namespace tranship::checks {

void findNamePositions(UnitContext &unit, const ErrorNames &names);

} // namespace tranship::checks
