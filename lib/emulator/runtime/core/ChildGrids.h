// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The grids that the threads of a grid have launched and that have not begun, and copies among them.
#pragma once

#include "tranship/cuda_spelling.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace tranship::emulator {

struct Kernel;

struct ChildGrid {
  uint64_t parentBlock;
  bool isTail;          ///< begins when its parent is complete
  const Kernel *kernel; ///< null: no grid, but a copy or the like, in order with grids
  std::function<cudaError()> transfer;
  dim3 grid, block;
  size_t dynamicShared;
  std::shared_ptr<void> arguments; ///< one after the other, each aligned
};

class ChildGrids {
public:
  void add(ChildGrid child) {
    std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(child));
  }
  /// Removes those of all blocks and returns them in the order in which they may begin.
  std::vector<ChildGrid> takeAll();
  /// Removes those of a block, without tail launches.
  std::vector<ChildGrid> takeOf(uint64_t block);
  /// Forgets those of a block, which will run again.
  void drop(uint64_t block);

private:
  std::mutex mutex_;
  std::vector<ChildGrid> waiting_; ///< each block's in the order of its launches
};

} // namespace tranship::emulator
