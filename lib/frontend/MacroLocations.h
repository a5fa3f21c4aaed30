// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where macros were expanded, in headers that nobody reads but clang.
#pragma once

#include "clang/Basic/SourceManager.h"

namespace tranship::frontend {

/// Clang notes each expansion of a macro, and each argument in it, as a place of its own: with Boost's headers 2.5 million,
/// which are more than half of what is precompiled. This keeps one in place of many. A location in an expansion still is one
/// in a file of the same header, but no longer at the exact line. What was known by FileID must be looked up again.
void thinMacroLocations(clang::SourceManager &sources);

} // namespace tranship::frontend
