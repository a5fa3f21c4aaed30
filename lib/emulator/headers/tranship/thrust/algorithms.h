// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces the algorithms in <thrust/system/cuda/detail>. Thrust builds the algorithms that are missing
// here from those that are present.
#pragma once
#pragma GCC system_header

#include "copies.h"
#include "launch.h"

#include <thrust/system/detail/sequential/adjacent_difference.h>
#include <thrust/system/detail/sequential/copy_if.h>
#include <thrust/system/detail/sequential/extrema.h>
#include <thrust/system/detail/sequential/find.h>
#include <thrust/system/detail/sequential/merge.h>
#include <thrust/system/detail/sequential/partition.h>
#include <thrust/system/detail/sequential/reduce_by_key.h>
#include <thrust/system/detail/sequential/remove.h>
#include <thrust/system/detail/sequential/scan.h>
#include <thrust/system/detail/sequential/scan_by_key.h>
#include <thrust/system/detail/sequential/set_operations.h>
#include <thrust/system/detail/sequential/sort.h>
#include <thrust/system/detail/sequential/unique.h>
#include <thrust/system/detail/sequential/unique_by_key.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

#define TRANSHIP_THRUST_ALGORITHM(name)                                                            \
  template <class Derived, class... Arguments>                                                     \
  __host__ __device__ auto name(execution_policy<Derived> &policy, Arguments... arguments) {       \
    Sequential sequential;                                                                         \
    return InOneThread<decltype(name(sequential, arguments...))>::run(                             \
        policy, #name, [=] __host__ __device__() mutable {                                         \
          Sequential sequential;                                                                   \
          return name(sequential, arguments...);                                                   \
        });                                                                                        \
  }
TRANSHIP_THRUST_ALGORITHM(adjacent_difference)
TRANSHIP_THRUST_ALGORITHM(copy_if)
TRANSHIP_THRUST_ALGORITHM(exclusive_scan)
TRANSHIP_THRUST_ALGORITHM(exclusive_scan_by_key)
TRANSHIP_THRUST_ALGORITHM(find_if)
TRANSHIP_THRUST_ALGORITHM(inclusive_scan)
TRANSHIP_THRUST_ALGORITHM(inclusive_scan_by_key)
TRANSHIP_THRUST_ALGORITHM(max_element)
TRANSHIP_THRUST_ALGORITHM(merge)
TRANSHIP_THRUST_ALGORITHM(merge_by_key)
TRANSHIP_THRUST_ALGORITHM(min_element)
TRANSHIP_THRUST_ALGORITHM(minmax_element)
TRANSHIP_THRUST_ALGORITHM(partition)
TRANSHIP_THRUST_ALGORITHM(reduce_by_key)
TRANSHIP_THRUST_ALGORITHM(remove_copy_if)
TRANSHIP_THRUST_ALGORITHM(remove_if)
TRANSHIP_THRUST_ALGORITHM(set_difference)
TRANSHIP_THRUST_ALGORITHM(set_intersection)
TRANSHIP_THRUST_ALGORITHM(set_symmetric_difference)
TRANSHIP_THRUST_ALGORITHM(set_union)
TRANSHIP_THRUST_ALGORITHM(stable_partition)
TRANSHIP_THRUST_ALGORITHM(stable_partition_copy)
TRANSHIP_THRUST_ALGORITHM(stable_sort)
TRANSHIP_THRUST_ALGORITHM(stable_sort_by_key)
TRANSHIP_THRUST_ALGORITHM(unique)
TRANSHIP_THRUST_ALGORITHM(unique_by_key)
TRANSHIP_THRUST_ALGORITHM(unique_by_key_copy)
TRANSHIP_THRUST_ALGORITHM(unique_copy)
#undef TRANSHIP_THRUST_ALGORITHM

/// Parts are added up apart, so that errors of rounding stay small, as they do on a GPU.
template <class Derived, class Iterator, class T, class Operation>
__host__ __device__ T reduce(execution_policy<Derived> &policy, Iterator first, Iterator last,
                             T init, Operation operation) {
  return InOneThread<T>::run(policy, "reduce", [=] __host__ __device__() mutable {
    constexpr long long part = 2048;
    thrust::detail::wrapped_function<Operation, T> call(operation);
    const long long count = last - first;
    T total = init;
    for (long long i = 0; i < count;) {
      const long long end = count - i < part ? count : i + part;
      T sum = thrust::raw_reference_cast(*(first + i));
      while (++i < end)
        sum = call(sum, *(first + i));
      total = call(total, sum);
    }
    return total;
  });
}

} // namespace cuda_cub
THRUST_NAMESPACE_END
