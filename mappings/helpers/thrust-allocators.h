// SPDX-License-Identifier: 0BSD

//- helper: thrust-pinned-allocator
//- includes: thrust/mr/allocator.h, thrust/memory.h
namespace tranship {
// Thrust's old allocator of pinned memory, in the form that took its place.
template <class T>
using pinned_allocator =
    thrust::mr::stateless_resource_allocator<T, thrust::universal_host_pinned_memory_resource>;
} // namespace tranship
