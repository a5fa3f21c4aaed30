// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Access to single elements of device memory, which the host reads and writes directly.
#pragma once
#pragma GCC system_header

#include "policies.h"

#include <thrust/detail/raw_pointer_cast.h>
#include <thrust/detail/swap.h>
#include <thrust/iterator/iterator_traits.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

template <class Derived, class Pointer>
__host__ __device__ typename thrust::iterator_value<Pointer>::type
get_value(execution_policy<Derived> &, Pointer pointer) {
  return *thrust::raw_pointer_cast(pointer);
}
template <class Derived, class To, class From>
__host__ __device__ void assign_value(execution_policy<Derived> &, To to, From from) {
  *thrust::raw_pointer_cast(to) = *thrust::raw_pointer_cast(from);
}
template <class Derived, class First, class Second>
__host__ __device__ void iter_swap(execution_policy<Derived> &, First first, Second second) {
  using thrust::swap;
  swap(*thrust::raw_pointer_cast(first), *thrust::raw_pointer_cast(second));
}
template <class From, class To, class Target, class Source>
__host__ __device__ void assign_value(cross_system<From, To> &, Target to, Source from) {
  *thrust::raw_pointer_cast(to) = *thrust::raw_pointer_cast(from);
}
template <class From, class To, class First, class Second>
__host__ __device__ void iter_swap(cross_system<From, To> &, First first, Second second) {
  using thrust::swap;
  swap(*thrust::raw_pointer_cast(first), *thrust::raw_pointer_cast(second));
}
template <class From, class To, class Pointer>
__host__ __device__ typename thrust::iterator_value<Pointer>::type
get_value(cross_system<From, To> &, Pointer pointer) {
  return *thrust::raw_pointer_cast(pointer);
}

} // namespace cuda_cub
THRUST_NAMESPACE_END
