// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the block-wide operations share: each keeps a reference to the memory that its threads
// share, the program's or its own, and knows its thread.
#pragma once
#pragma GCC system_header

#include "ptx.h"
#include "thread.h"

namespace tranship_cub {

template <class Layout, int X, int Y, int Z> class BlockBase {
  static_assert(X * Y * Z > 0, "a block has threads");

public:
  /// Without constructors, so that it may be in shared memory and in unions.
  struct TempStorage {
    alignas(Layout) unsigned char transhipBytes[sizeof(Layout)];
    TRANSHIP_CUB_DEVICE TempStorage &Alias() { return *this; }
  };

protected:
  static constexpr int threads = X * Y * Z;

  TRANSHIP_CUB_DEVICE BlockBase() : BlockBase(ownStorage()) {}
  TRANSHIP_CUB_DEVICE explicit BlockBase(TempStorage &storage)
      : shared(reinterpret_cast<Layout &>(storage)), thread(TRANSHIP_CUB::RowMajorTid(X, Y, Z)) {}

  TRANSHIP_CUB_DEVICE static TempStorage &ownStorage() {
    __shared__ TempStorage storage;
    return storage;
  }

  Layout &shared;
  const int thread;
};

} // namespace tranship_cub

/// The constructors of a block-wide operation.
#define TRANSHIP_CUB_BLOCK_CONSTRUCTORS(name)                                                      \
  using typename Base::TempStorage;                                                                \
  TRANSHIP_CUB_DEVICE name() : Base() {}                                                           \
  TRANSHIP_CUB_DEVICE name(TempStorage &storage) : Base(storage) {}
