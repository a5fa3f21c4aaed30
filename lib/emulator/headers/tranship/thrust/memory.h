// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/system/cuda/memory_resource.h>.
#pragma once
#pragma GCC system_header

#include "allocation.h"

#include <thrust/mr/host_memory_resource.h>
#include <thrust/mr/memory_resource.h>
#include <thrust/system/cuda/pointer.h>

THRUST_NAMESPACE_BEGIN
namespace system {
namespace cuda {
namespace detail {
template <class Pointer> class Memory final : public mr::memory_resource<Pointer> {
public:
  Pointer do_allocate(std::size_t size, std::size_t = THRUST_MR_DEFAULT_ALIGNMENT) override {
    return Pointer(cuda_cub::allocate(size));
  }
  void do_deallocate(Pointer memory, std::size_t, std::size_t) override {
    transhipFreeForThrust(thrust::detail::pointer_traits<Pointer>::get(memory));
  }
};
} // namespace detail
using memory_resource = detail::Memory<thrust::cuda_cub::pointer<void>>;
using universal_memory_resource = detail::Memory<thrust::cuda_cub::universal_pointer<void>>;
using universal_host_pinned_memory_resource = universal_memory_resource;
} // namespace cuda
} // namespace system
namespace cuda {
using thrust::system::cuda::memory_resource;
using thrust::system::cuda::universal_host_pinned_memory_resource;
using thrust::system::cuda::universal_memory_resource;
} // namespace cuda
THRUST_NAMESPACE_END
