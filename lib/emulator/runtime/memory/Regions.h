// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a checked program knows of each piece of memory: which bytes have been written, and who
// accessed them last.
#pragma once

#include "emulator/interface/GeneratedCode.h"
#include "memory/Memory.h"

#include <cstdint>
#include <cstring>
#include <string>

namespace tranship::emulator {

/// Memory from the system, which is zero until it is touched.
class ZeroPages {
public:
  ZeroPages() = default;
  ~ZeroPages();
  ZeroPages(const ZeroPages &) = delete;
  ZeroPages &operator=(const ZeroPages &) = delete;

  /// Discards the contents.
  void resize(size_t size);
  /// Makes the memory zero again.
  void clear();
  char *data() const { return data_; }
  size_t size() const { return size_; }
  void swap(ZeroPages &other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
  }

private:
  char *data_ = nullptr;
  size_t size_ = 0;
};

/// The last access of a thread to a granule.
struct Access {
  uint32_t thread; ///< in the launch
  uint32_t clock;  ///< 0: none
  uint32_t site;
};

/// The smallest piece of a region that is tracked separately.
struct Granule {
  Access write, read;
  /// By a thread of another warp.
  Access otherRead;
};

class Region {
public:
  Region(char *start, size_t size, bool shared, bool knowsWrites);

  char *const start;
  const size_t size;
  /// The block's own memory; other regions are visible to all.
  const bool shared;

  bool holds(const void *address, size_t bytes) const {
    size_t offset = static_cast<const char *>(address) - start;
    return offset < size && bytes <= size - offset;
  }
  void markWritten(const void *address, size_t bytes);
  void markUnwritten();
  /// Returns whether none of the bytes has been written. Always false for a region that the host
  /// may write directly.
  bool isUnwritten(const void *address, size_t bytes) const;
  /// The same for bytes that are copied from elsewhere.
  void copyWritten(const Region &from, const void *source, const void *target, size_t bytes);

  /// Returns the granules of an access. All granules of the region are made small enough for it.
  struct Span {
    Granule *first, *last; ///< inclusive
  };
  Span granules(const void *address, size_t bytes) {
    size_t offset = static_cast<const char *>(address) - start;
    size_t mask = (size_t(1) << shift_) - 1;
    if ((offset | bytes) & mask) [[unlikely]]
      refine(offset | bytes);
    auto *all = reinterpret_cast<Granule *>(granules_.data());
    return {all + (offset >> shift_), all + ((offset + bytes - 1) >> shift_)};
  }
  void forgetAccesses() { granules_.clear(); }

private:
  void refine(size_t positions);
  bool bit(size_t offset) const { return written_.data()[offset / 8] >> (offset % 8) & 1; }

  ZeroPages written_; ///< one bit per byte
  ZeroPages granules_;
  unsigned shift_ = 63; ///< from an address to the number of its granule; there are none at first
};

/// Returns whether any module of the program is checked.
bool isChecked();
void setChecked();
/// Adds a variable in the memory of a checked module.
void addGlobal(const GlobalEntry &global);
/// Counts the regions that were removed: earlier results are not valid any more.
uint64_t regionGeneration();
/// Returns null if the address belongs to nothing that kernels may access.
Region *findRegion(const void *address);
/// Removes the region that begins there.
void forgetRegion(const void *start);
void forgetAllAccesses();
/// The host has written there.
void hostWrote(const void *address, size_t size);
void hostCopied(const void *to, const void *from, size_t size);

} // namespace tranship::emulator
