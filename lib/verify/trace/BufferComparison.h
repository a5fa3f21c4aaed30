// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the contents of a buffer on both sides, as far as the traces contain them.
#pragma once

#include "verify/compare/ElementLayout.h"
#include "verify/model/Manifest.h"
#include "verify/trace/KernelTrace.h"

namespace tranship::verify {

/// The buffer of one side.
struct BufferContent {
  const KernelTrace *trace = nullptr;
  const emulator::TracedBuffer *buffer = nullptr;
  const emulator::TracedContent *content = nullptr;
  /// The offset that the pointer points to. Elements are counted from there.
  uint64_t offset = 0;
};

/// A region from `begin`, relative to the pointer, to the next region. The first one includes what
/// is before it.
struct BufferRegion {
  int64_t begin = 0;
  ElementLayout layout;
};

struct BufferDifference {
  /// The number of numbers, or other pieces, that were compared, and the number that differ.
  uint64_t compared = 0, different = 0;
  /// Rounding in another order can explain the differences.
  bool isRounding = false;
  /// The traces do not contain a part, or contain it in different ways, so it may differ.
  bool isPartial = false;
  /// "index 17: 3.5 against 4".
  std::string first;

  bool agrees() const { return different == 0; }
};

/// Compares numbers with the tolerances and ignores pointers. Compares data of unknown type as
/// numbers if it looks like numbers, or else as bytes.
BufferDifference compareBuffers(const BufferContent &expected, const BufferContent &actual,
                                llvm::ArrayRef<BufferRegion> regions, const Tolerances &tolerances);

/// Does the same for arguments, which the traces contain completely.
BufferDifference compareValues(llvm::StringRef expected, llvm::StringRef actual,
                               const ElementLayout &layout, const Tolerances &tolerances);

} // namespace tranship::verify
