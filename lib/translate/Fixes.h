// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Applies the fixes that findings propose to the sources.
#pragma once

#include "diagnostics/Finding.h"

#include <map>

namespace tranship::translate {

struct Fixes {
  /// The new texts, by absolute path.
  std::map<std::string, std::string> texts;
  size_t applied = 0;
  /// The number of fixes that were dropped because they overlap an earlier one.
  size_t overlapping = 0;
};

/// Removes the findings whose fixes were applied. If two fixes overlap, the first wins.
Fixes applyFixes(Findings &findings);

} // namespace tranship::translate
