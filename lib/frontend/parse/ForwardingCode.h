// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inactive code that forwards: functions for devices that only pass their arguments on to the user's own code, and neither use
// CUDA nor compute or decide anything. A parse would have nothing to say about them:
//   __device__ void add(at::Half *to, at::Half by) { AddDecimal<at::Half, sizeof(at::Half)>()(to, by); }
#pragma once

#include "frontend/record/UnitRecorder.h"

namespace clang {
class Sema;
} // namespace clang

namespace tranship::frontend {

/// Finds such code in a unit that clang has read to its end: whole ranges of FileRecord::inactive, by file.
std::map<std::string, std::vector<Range>> findForwardingCode(clang::Sema &sema,
                                                             UnitRecorder &recorder);

} // namespace tranship::frontend
