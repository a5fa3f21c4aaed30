// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inactive code of which a parse would have nothing to say: functions for devices that only pass their
// arguments on to the user's own code, in which nothing is CUDA's, computed or decided:
//   __device__ void add(at::Half *to, at::Half by) { AddDecimal<at::Half, sizeof(at::Half)>()(to, by); }
#pragma once

#include "frontend/UnitRecorder.h"

namespace clang {
class Sema;
} // namespace clang

namespace tranship::frontend {

/// Finds such code in a unit that clang has read to its end: whole ranges of FileRecord::inactive, by file.
std::map<std::string, std::vector<Range>> findInertCode(clang::Sema &sema, UnitRecorder &recorder);

} // namespace tranship::frontend
