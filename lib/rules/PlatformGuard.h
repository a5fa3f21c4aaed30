// Leaves a definition of the user's to platforms other than AMD.
#pragma once

#include "source/Edit.h"

namespace tranship::rules {

/// Edits that put `#if !defined(__HIP_PLATFORM_AMD__) // why` and `#endif` round the function whose
/// name stands at `name` and whose body ends before `end`. Empty when it is guarded already.
std::vector<Edit> guardFromAmd(const SourceFile &file, unsigned name, unsigned end,
                               llvm::StringRef why);

} // namespace tranship::rules
