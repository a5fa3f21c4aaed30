// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/system/detail/sequential/malloc_and_free.h>: what `thrust::device_malloc` returns
// is memory that kernels may use too and that copies know.
#pragma once

#include <thrust/detail/config.h>
#include <thrust/detail/raw_pointer_cast.h>
#include <thrust/system/detail/sequential/execution_policy.h>

extern "C" void *transhipAllocateForThrust(std::size_t size);
extern "C" void transhipFreeForThrust(void *pointer);

THRUST_NAMESPACE_BEGIN
namespace system {
namespace detail {
namespace sequential {

template <class Policy>
__host__ __device__ inline void *malloc(execution_policy<Policy> &, std::size_t size) {
  return transhipAllocateForThrust(size);
}
template <class Policy, class Pointer>
__host__ __device__ inline void free(execution_policy<Policy> &, Pointer pointer) {
  transhipFreeForThrust(thrust::raw_pointer_cast(pointer));
}

} // namespace sequential
} // namespace detail
} // namespace system
THRUST_NAMESPACE_END
