// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Findings that one decision about the whole build settles, however many places they have.
#pragma once

#include "diagnostics/Diagnostic.h"

#include <vector>

namespace tranship::translate {

/// Up to so many findings of one cause are listed one by one.
constexpr size_t maxSeparateFindings = 4;

/// Reports findings that say the same once, with the number of places, where there are many.
/// `diagnostics` are in the order of their places.
void joinRepeatedFindings(std::vector<Diagnostic> &diagnostics);

} // namespace tranship::translate
