// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in shared memory (`mbarrier`), and copies in bulk that arrive at them.
#pragma once

#include "rules/ptx/PtxWriter.h"

namespace tranship::rules {

/// Writes the C++ of such an instruction; false if it is none, or has no exact form.
bool translateBarrier(PtxWriter &writer, const PtxInstruction &instruction);

} // namespace tranship::rules
