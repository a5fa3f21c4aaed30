// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CachingDeviceAllocator. It caches nothing, so that uses of freed memory are found.
#pragma once
#pragma GCC system_header

#include "config.h"

// Programs count on what the libraries' own header includes.
#include <chrono>
#include <iostream>
#include <map>
#include <mutex>
#include <set>

namespace TRANSHIP_CUB {

struct CachingDeviceAllocator {
  static constexpr unsigned INVALID_BIN = -1;
  static constexpr size_t INVALID_SIZE = -1;
  static constexpr int INVALID_DEVICE_ORDINAL = -1;

  explicit CachingDeviceAllocator(unsigned, unsigned = 1, unsigned = INVALID_BIN,
                                  size_t = INVALID_SIZE, bool = false, bool = false) {}
  CachingDeviceAllocator(bool = false, bool = false) {}
  CachingDeviceAllocator(const CachingDeviceAllocator &) = delete;
  CachingDeviceAllocator &operator=(const CachingDeviceAllocator &) = delete;
  virtual ~CachingDeviceAllocator() {}

  TRANSHIP_NAME(Error_t) SetMaxCachedBytes(size_t) { return TRANSHIP_NAME(Success); }
  TRANSHIP_NAME(Error_t) DeviceAllocate(int, void **pointer, size_t bytes, TRANSHIP_NAME(Stream_t) stream = 0) {
    return DeviceAllocate(pointer, bytes, stream);
  }
  TRANSHIP_NAME(Error_t) DeviceAllocate(void **pointer, size_t bytes, TRANSHIP_NAME(Stream_t) = 0) {
    return TRANSHIP_NAME(Malloc)(pointer, bytes);
  }
  TRANSHIP_NAME(Error_t) DeviceFree(int, void *pointer) { return DeviceFree(pointer); }
  TRANSHIP_NAME(Error_t) DeviceFree(void *pointer) { return TRANSHIP_NAME(Free)(pointer); }
  TRANSHIP_NAME(Error_t) FreeAllCached() { return TRANSHIP_NAME(Success); }
};

} // namespace TRANSHIP_CUB
