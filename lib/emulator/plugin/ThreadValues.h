// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the threads of a kernel have to remember from one region to the next.
#pragma once

#include "KernelBody.h"

#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace llvm {
class AllocaInst;
class BasicBlock;
} // namespace llvm

namespace tranship::emulator {

/// A value that lives across a meeting point. In the body it has become a stack variable.
struct ThreadValue {
  llvm::AllocaInst *variable;
  uint64_t offset;   ///< of its array of one element per thread, in bytes per thread
  bool isSameForAll; ///< all threads that reach a point together have the same value
};

struct ThreadValues {
  std::vector<ThreadValue> values;
  /// The values that live across each meeting point, as indices.
  std::vector<std::vector<unsigned>> across;
  uint64_t slotBytes = 0, privateBytes = 0;
};

/// Finds these values, and moves the stack variables of the body to the memory of its block.
ThreadValues findThreadValues(KernelBody &body);

} // namespace tranship::emulator
