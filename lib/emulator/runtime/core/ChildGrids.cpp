// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/ChildGrids.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace tranship::emulator {

std::vector<ChildGrid> ChildGrids::takeAll() {
  std::lock_guard lock(mutex_);
  // Workers take blocks in any order, but results should not depend on it.
  std::vector<size_t> order(waiting_.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    const ChildGrid &one = waiting_[a], &other = waiting_[b];
    return std::tie(one.isTail, one.parentBlock, a) < std::tie(other.isTail, other.parentBlock, b);
  });
  std::vector<ChildGrid> all;
  for (size_t i : order)
    all.push_back(std::move(waiting_[i]));
  waiting_.clear();
  return all;
}

std::vector<ChildGrid> ChildGrids::takeOf(uint64_t block) {
  std::lock_guard lock(mutex_);
  std::vector<ChildGrid> taken, others;
  for (ChildGrid &child : waiting_)
    (child.parentBlock == block && !child.isTail ? taken : others).push_back(std::move(child));
  waiting_ = std::move(others);
  return taken;
}

void ChildGrids::drop(uint64_t block) {
  std::lock_guard lock(mutex_);
  std::erase_if(waiting_, [=](const ChildGrid &child) { return child.parentBlock == block; });
}

} // namespace tranship::emulator
