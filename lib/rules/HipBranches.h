// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What authors wrote for HIP themselves, and newer versions of HIP reject.
#pragma once

#include "source/Edit.h"
#include "source/SourceFile.h"
#include "support/Version.h"

#include <vector>

namespace tranship::rules {

/// Gives Clang's functions of half precision the number that a half of a pair wraps. In HIP before 7, the half was a
/// `_Float16` itself. Files that are HIP as a whole have this error as well.
///
///     __device__ __half2 h2rcp(__half2 x) { … __builtin_amdgcn_rcph(x.x) … }
///     → __builtin_amdgcn_rcph(static_cast<__half_raw>(x.x).data)
std::vector<Change> unwrapHalves(const SourceFile &file, Version hipVersion);

} // namespace tranship::rules
