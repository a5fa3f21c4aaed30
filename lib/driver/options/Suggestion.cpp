// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver/options/Suggestion.h"

namespace tranship::driver {

std::optional<llvm::StringRef> nearestTo(llvm::StringRef word,
                                         llvm::ArrayRef<llvm::StringRef> candidates) {
  std::optional<llvm::StringRef> nearest;
  llvm::StringRef bare = word.ltrim('-');
  // A short word would be close to too many others.
  unsigned limit = bare.size() < 4 ? 1 : 2;
  for (llvm::StringRef candidate : candidates) {
    llvm::StringRef known = candidate.ltrim('-');
    if (known.size() < 3)
      continue;
    unsigned distance = bare.edit_distance_insensitive(known, /*AllowReplacements=*/true, limit);
    if (distance > limit)
      continue;
    nearest = candidate;
    if (!distance)
      break;
    limit = distance - 1; // only accept closer ones from now on
  }
  return nearest;
}

} // namespace tranship::driver
