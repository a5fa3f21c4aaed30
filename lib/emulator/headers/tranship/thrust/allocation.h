// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device system allocates only managed memory, so the host can read and write elements directly.
#pragma once
#pragma GCC system_header

#include "errors.h"
#include "policies.h"

#include <thrust/detail/raw_pointer_cast.h>
#include <thrust/system/detail/bad_alloc.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

inline void *allocate(std::size_t size) {
  void *memory = transhipAllocateForThrust(size);
  if (!memory && size)
    throw thrust::system::detail::bad_alloc(
        thrust::TRANSHIP_THRUST_CATEGORY().message(system::cuda::errc::memory_allocation).c_str());
  return memory;
}

template <class Derived>
__host__ __device__ void *malloc(execution_policy<Derived> &, std::size_t size) {
#ifdef TRANSHIP_THRUST_IN_KERNEL
  return ::malloc(size);
#else
  return allocate(size);
#endif
}
template <class Derived, class Pointer>
__host__ __device__ void free(execution_policy<Derived> &, Pointer memory) {
#ifdef TRANSHIP_THRUST_IN_KERNEL
  ::free(thrust::raw_pointer_cast(memory));
#else
  transhipFreeForThrust(thrust::raw_pointer_cast(memory));
#endif
}

} // namespace cuda_cub
THRUST_NAMESPACE_END
