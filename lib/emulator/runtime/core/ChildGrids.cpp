// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/ChildGrids.h"

#include <algorithm>
#include <iterator>

namespace tranship::emulator {

std::vector<ChildGrid> ChildGrids::takeAll() {
  std::lock_guard lock(mutex_);
  // Workers take blocks in any order, but results should not depend on it.
  std::stable_sort(waiting_.begin(), waiting_.end(), [](const ChildGrid &a, const ChildGrid &b) {
    return a.isTail != b.isTail ? b.isTail : a.parentBlock < b.parentBlock;
  });
  return std::move(waiting_);
}

std::vector<ChildGrid> ChildGrids::takeOf(uint64_t block) {
  std::lock_guard lock(mutex_);
  auto others =
      std::stable_partition(waiting_.begin(), waiting_.end(), [=](const ChildGrid &child) {
        return child.parentBlock == block && !child.isTail;
      });
  std::vector<ChildGrid> taken(std::make_move_iterator(waiting_.begin()),
                               std::make_move_iterator(others));
  waiting_.erase(waiting_.begin(), others);
  return taken;
}

void ChildGrids::drop(uint64_t block) {
  std::lock_guard lock(mutex_);
  std::erase_if(waiting_, [=](const ChildGrid &child) { return child.parentBlock == block; });
}

} // namespace tranship::emulator
