// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What authors wrote for HIP themselves, and newer versions of HIP reject.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

/// The width of a wavefront, which is no constant since HIP 7, as one: the number if all GPUs that the port is for have the same width;
/// else it stays and is reported.
///
///     #ifdef USE_ROCM
///     #define WARPS (1024 / warpSize)    → (1024 / 64)
///     #else
///     #define WARPS 32
///     #endif
void mendConstantWidths(FileContext &context);

/// Gives Clang's functions of half precision the number behind a half of a pair. In HIP before 7, that was a `_Float16` itself.
///
///     __device__ __half2 h2rcp(__half2 x) { … __builtin_amdgcn_rcph(x.x) … }
///     → __builtin_amdgcn_rcph(static_cast<__half_raw>(x.x).data)
/// Files that are HIP as a whole have this error as well.
std::vector<Change> mendHalfBuiltins(const SourceFile &file, Version hipVersion);

} // namespace tranship::rules
