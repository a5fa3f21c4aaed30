// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Smaller location tables for headers whose diagnostics are never shown.
#pragma once

#include "clang/Basic/SourceManager.h"

namespace tranship::frontend {

/// Removes most of the entries that clang records for macro expansions. Clang records every expansion and
/// every macro argument: 2.5 million entries for Boost's headers, more than half of the precompiled header.
/// Afterwards, a location in an expansion still maps to its own file, but no longer to the exact line.
/// FileIDs that were obtained before are no longer valid.
void thinMacroLocations(clang::SourceManager &sources);

} // namespace tranship::frontend
