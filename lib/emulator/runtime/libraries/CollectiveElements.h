// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What NCCL's reductions do with elements of each type.
#pragma once

#include "tranship/nccl.h"

#include <cstddef>
#include <vector>

namespace tranship::emulator {

/// Returns 0 for a type that NCCL does not have.
size_t sizeOf(ncclDataType_t type);

/// What one rank contributes to a reduction.
struct Contribution {
  const void *elements;
  const void *scalar; ///< by which its elements are multiplied first; null: by nothing
};

/// Combines the elements of all ranks, in their order and rounded to the type after each step, and
/// writes them to each of the targets. A target may be the place of a contribution.
void reduce(ncclDataType_t type, ncclRedOp_t operation, size_t count,
            const std::vector<Contribution> &contributions, const std::vector<void *> &targets);

} // namespace tranship::emulator
