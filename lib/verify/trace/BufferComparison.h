// What a buffer holds on one side against what it holds on the other, as far as traces kept it.
#pragma once

#include "verify/compare/ElementLayout.h"
#include "verify/model/Manifest.h"
#include "verify/trace/KernelTrace.h"

namespace tranship::verify {

/// One side's.
struct BufferContent {
  const KernelTrace *trace = nullptr;
  const emulator::TracedBuffer *buffer = nullptr;
  const emulator::TracedContent *content = nullptr;
  /// Where the pointer to it leads; elements are counted from there.
  uint64_t offset = 0;
};

/// From `begin`, counted from the pointer, to where the next one begins. The first one also holds
/// what lies before it.
struct BufferRegion {
  int64_t begin = 0;
  ElementLayout layout;
};

struct BufferDifference {
  /// Numbers, or pieces of what is none.
  uint64_t compared = 0, different = 0;
  /// As little as rounding in another order makes them.
  bool isRounding = false;
  /// Something was not kept, or not alike, and what it holds is not known to agree.
  bool isPartial = false;
  /// "index 17: 3.5 against 4".
  std::string first;

  bool agrees() const { return different == 0; }
};

/// Numbers agree as the tolerances say, pointers always; where nothing is known of the type, bytes,
/// or numbers when they look like some.
BufferDifference compareBuffers(const BufferContent &expected, const BufferContent &actual,
                                llvm::ArrayRef<BufferRegion> regions, const Tolerances &tolerances);

/// The same for bytes that are there as a whole: arguments.
BufferDifference compareValues(llvm::StringRef expected, llvm::StringRef actual,
                               const ElementLayout &layout, const Tolerances &tolerances);

} // namespace tranship::verify
