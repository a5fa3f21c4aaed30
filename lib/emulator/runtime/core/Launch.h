// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One launch of a kernel, shared by all workers that run its blocks.
#pragma once

#include "core/ChildGrids.h"
#include "core/Registry.h"

#include "emulator/interface/Wave.h"

#include "tranship/cuda_spelling.h"

#include <atomic>

namespace tranship::emulator {

class LaunchTime;

using gpuError = cudaError;

struct Launch {
  const Kernel *kernel;
  dim3 grid, block;
  void **arguments;
  size_t dynamicShared;
  bool cooperative;
  const void *stream = nullptr; ///< for traces

  const KernelLoops *loops = nullptr; ///< null: threads are fibers

  uint64_t blockCount() const { return uint64_t(grid.x) * grid.y * grid.z; }

  std::atomic<uint64_t> nextBlock{0};
  std::atomic<int> error{cudaSuccess};
  // The barrier of the grid.
  std::atomic<uint64_t> arrived{0}, finished{0};
  std::atomic<uint64_t> generation{0};
  LaunchTime *time = nullptr; ///< null unless the program is checked
  ChildGrids children{};
  /// The counters of AMD's own code for the grid barrier (execution/Waves.cpp).
  alignas(16) uint32_t gridSync[16] = {};
  WaveLaunch forWaves{}; ///< if the kernel's code is for waves
};

} // namespace tranship::emulator
