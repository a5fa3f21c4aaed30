// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Disables one of the user's definitions on AMD GPUs.
#pragma once

#include "source/Edit.h"

namespace tranship::rules {

/// Edits that put `#if !defined(__HIP_PLATFORM_AMD__) // why` and `#endif` around the function
/// whose name is at `name` and whose body ends before `end` (offsets in bytes). Empty if the
/// function is guarded already.
std::vector<Edit> guardFromAmd(const SourceFile &file, unsigned name, unsigned end,
                               llvm::StringRef why);

} // namespace tranship::rules
