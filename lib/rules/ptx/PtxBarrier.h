// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in shared memory (`mbarrier`), copies in bulk that arrive at them, and numbered barriers of a block.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// Writes the C++ of such an instruction; false if it is none, or has no exact form.
bool translateBarrier(PtxWriter &writer, const PtxInstruction &instruction);

/// The most threads that the block around a statement may have, as whole warps.
unsigned threadsOfBlock(const frontend::AsmEvidence &seen);

/// Whether it is a numbered barrier at which some threads of the block may not wait: `bar.sync 1, 64`, `bar.arrive`.
bool isPartialBarrier(const frontend::AsmEvidence &seen, const PtxInstruction &instruction);

} // namespace tranship::rules
