// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/detail/device_malloc.inl> and device_free.inl: what `thrust::device_malloc` returns
// is memory that kernels may use too and that copies know. Temporary buffers of algorithms, which
// run on the host, stay ordinary memory.
#pragma once

#include <thrust/device_free.h>
#include <thrust/device_malloc.h>
#include <thrust/device_ptr.h>

#include <new>

extern "C" void *transhipAllocateForThrust(std::size_t size);
extern "C" void transhipFreeForThrust(void *pointer);

THRUST_NAMESPACE_BEGIN

inline device_ptr<void> device_malloc(const std::size_t size) {
  void *memory = transhipAllocateForThrust(size);
  if (!memory && size)
    throw std::bad_alloc();
  return device_ptr<void>(memory);
}
template <class T> inline device_ptr<T> device_malloc(const std::size_t count) {
  return device_ptr<T>(static_cast<T *>(device_malloc(count * sizeof(T)).get()));
}
inline void device_free(device_ptr<void> memory) { transhipFreeForThrust(memory.get()); }

THRUST_NAMESPACE_END
