// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/NearNames.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tranship::mapping {

NearNames::NearNames(llvm::StringRef name)
    : name_(name), limit_(std::max<size_t>(2, name.size() / 5)) {}

void NearNames::consider(llvm::StringRef candidate) {
  unsigned distance = name_.edit_distance_insensitive(candidate, true, limit_);
  if (distance <= limit_)
    near_.emplace_back(distance, candidate);
}

std::vector<llvm::StringRef> NearNames::take() {
  constexpr size_t maxNames = 5;
  llvm::stable_sort(near_, llvm::less_first());
  std::vector<llvm::StringRef> names;
  for (const auto &[distance, candidate] : near_)
    if (names.size() < maxNames && !llvm::is_contained(names, candidate))
      names.push_back(candidate);
  return names;
}

} // namespace tranship::mapping
