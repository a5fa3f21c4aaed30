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

/// Gives Clang's functions of half precision the number behind a half of a pair. In HIP before 7, that was a `_Float16` itself.
///
///     __device__ __half2 h2rcp(__half2 x) { … __builtin_amdgcn_rcph(x.x) … }
///     → __builtin_amdgcn_rcph(static_cast<__half_raw>(x.x).data)
void mendHalfBuiltins(FileContext &context);

} // namespace tranship::rules
