// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Disables a definition in the user's code on AMD GPUs.
#pragma once

#include "source/Edit.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::rules {

/// Edits that put `#if !defined(__HIP_PLATFORM_AMD__) // why` and `#endif` around the function
/// whose name is at `name` and whose body ends before `end` (offsets in bytes). Empty if the
/// function is guarded already.
std::vector<Edit> guardFromAmd(const SourceFile &file, unsigned name, unsigned end,
                               llvm::StringRef why);

/// Edits that put `lines` in the place of the `__host__` and `__device__` of the function whose name is at
/// `name`. Empty unless both are written there.
std::vector<Edit> replaceSides(const SourceFile &file, unsigned name,
                               llvm::ArrayRef<llvm::StringRef> lines);

} // namespace tranship::rules
