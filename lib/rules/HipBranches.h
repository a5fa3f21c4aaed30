// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What authors wrote for HIP themselves, and newer versions of HIP reject.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

/// Reports such code, which stays as it is.
///
///     #ifdef USE_ROCM
///     #define WARPS (1024 / warpSize)    not a constant since HIP 7
///     #else
///     #define WARPS 32
///     #endif
void reportHipBranches(FileContext &context);

} // namespace tranship::rules
