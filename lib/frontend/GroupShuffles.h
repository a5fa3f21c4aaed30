// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shuffles in cooperative groups of what is no number, which HIP's groups lack.
#pragma once

#include "frontend/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

/// If a call is such a shuffle, records its name as the tables know it:
/// `cooperative_groups::thread_group.shfl`.
void recordGroupShuffle(const clang::CXXMemberCallExpr &call, UnitRecorder &recorder);

} // namespace tranship::frontend
