// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shuffles of values other than numbers in cooperative groups, which HIP's groups do not support.
#pragma once

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"

namespace tranship::frontend {

/// If a call is such a shuffle, records its name with the key in the tables:
/// `cooperative_groups::thread_group.shfl`.
void recordGroupShuffle(const clang::CXXMemberCallExpr &call, UnitRecorder &recorder);

} // namespace tranship::frontend
