// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies between host and device containers. The host accesses device memory directly, but values that
// a device iterator computes are computed in a kernel.
#pragma once
#pragma GCC system_header

#include "launch.h"

#include <thrust/advance.h>
#include <thrust/iterator/iterator_traits.h>
#include <thrust/type_traits/is_contiguous_iterator.h>

#include <iterator>
#include <type_traits>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

/// Elements in managed memory, between the host and a kernel.
template <class T> class Staged {
public:
  explicit Staged(long long count)
      : data_(static_cast<T *>(allocate(count * sizeof(T)))), count_(count) {}
  ~Staged() {
    for (long long i = 0; i < count_; ++i)
      data_[i].~T();
    transhipFreeForThrust(data_);
  }
  Staged(const Staged &) = delete;
  T *data() { return data_; }

private:
  T *data_;
  long long count_;
};

template <class From, class To>
To copyOnHost(From first, From last, To result) {
  for (; first != last; ++first, ++result)
    *result = *first;
  return result;
}
/// Makes each element of the other range an element of its own.
template <class T, class From> struct Construct {
  T *to;
  From from;
  __host__ __device__ void operator()(long long i) const { new (to + i) T(*(from + i)); }
};
template <class To, class T> struct Assign {
  To to;
  T *from;
  __host__ __device__ void operator()(long long i) const { *(to + i) = from[i]; }
};
/// The numbers from 0, as an iterator.
struct Index {
  long long value;
  __host__ __device__ Index operator+(long long i) const { return {value + i}; }
  __host__ __device__ long long operator*() const { return value; }
};

/// From the device to the host.
template <class From, class To>
To copyFromDevice(From first, From last, To result, std::true_type) {
  auto *data = thrust::raw_pointer_cast(&*first);
  return copyOnHost(data, data + (last - first), result);
}
template <class From, class To>
To copyFromDevice(From first, From last, To result, std::false_type) {
  using T = typename thrust::iterator_value<From>::type;
  const long long count = last - first;
  Staged<T> staged(count);
  tag policy;
  cuda_cub::for_each_n(policy, Index{0}, count, Construct<T, From>{staged.data(), first});
  return copyOnHost(staged.data(), staged.data() + count, result);
}
/// From the host to the device.
template <class From, class To>
To copyToDevice(From first, From last, To result, std::true_type) {
  auto *data = thrust::raw_pointer_cast(&*result);
  return result + (copyOnHost(first, last, data) - data);
}
template <class From, class To>
To copyToDevice(From first, From last, To result, std::false_type) {
  using T = typename thrust::iterator_value<From>::type;
  const long long count = std::distance(first, last);
  Staged<T> staged(count);
  for (long long i = 0; i < count; ++i, ++first)
    new (staged.data() + i) T(*first);
  tag policy;
  cuda_cub::for_each_n(policy, Index{0}, count, Assign<To, T>{result, staged.data()});
  return result + count;
}

template <class In, class Out>
Out copyAcross(std::true_type, In first, In last, Out result) {
  return copyFromDevice(first, last, result,
                        std::integral_constant<bool, thrust::is_contiguous_iterator<In>::value>());
}
template <class In, class Out>
Out copyAcross(std::false_type, In first, In last, Out result) {
  return copyToDevice(first, last, result,
                      std::integral_constant<bool, thrust::is_contiguous_iterator<Out>::value>());
}

template <class From, class To, class In, class Out>
__host__ __device__ Out copy(cross_system<From, To> &, In first, In last, Out result) {
  struct Host {
    static Out copy(In first, In last, Out result) {
      return first == last ? result : copyAcross(std::is_base_of<execution_policy<From>, From>(), first, last,
                                                 result);
    }
  };
#ifndef TRANSHIP_THRUST_IN_KERNEL
  return Host::copy(first, last, result);
#else
  return result;
#endif
}
template <class From, class To, class In, class Size, class Out>
__host__ __device__ Out copy_n(cross_system<From, To> &system, In first, Size count, Out result) {
  In last = first;
  thrust::advance(last, count);
  return cuda_cub::copy(system, first, last, result);
}

} // namespace cuda_cub
THRUST_NAMESPACE_END
