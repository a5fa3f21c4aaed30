// Applies the fixes that findings bring along to their sources.
#pragma once

#include "diagnostics/Finding.h"

#include <map>

namespace tranship::translate {

struct Fixes {
  /// The new texts, by absolute path.
  std::map<std::string, std::string> texts;
  size_t applied = 0;
  /// Fixes that want to change what an earlier one changes.
  size_t overlapping = 0;
};

/// Takes findings whose fixes are applied out of the list. Of two that overlap, the first wins.
Fixes applyFixes(Findings &findings);

} // namespace tranship::translate
