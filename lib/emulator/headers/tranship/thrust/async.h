// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/system/cuda/detail/async/....h>: the device system's part of thrust::async. Calls
// return when their work is done, on the policy's stream.
#pragma once
#pragma GCC system_header

#include "algorithms.h"
#include "futures.h"

#include <thrust/copy.h>
#include <thrust/for_each.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

template <class Policy>
__host__ thrust::cuda::unique_eager_event workOf(const execution_policy<Policy> &policy) {
  return thrust::cuda::unique_eager_event(streamOf(thrust::detail::derived_cast(policy)));
}

template <class Policy, class Input, class End, class Function>
__host__ auto async_for_each(execution_policy<Policy> &policy, Input first, End last,
                             Function function) {
  thrust::for_each(policy, first, last, function);
  return workOf(policy);
}

template <class Policy, class Input, class End, class Output, class Operation>
__host__ auto async_transform(execution_policy<Policy> &policy, Input first, End last,
                              Output output, Operation operation) {
  thrust::transform(policy, first, last, output, operation);
  return workOf(policy);
}

template <class Policy, class Input, class End, class T, class Operation>
__host__ auto async_reduce(execution_policy<Policy> &policy, Input first, End last, T initial,
                           Operation operation) {
  T result = thrust::reduce(policy, first, last, initial, operation);
  return thrust::cuda::unique_eager_future<T>(streamOf(thrust::detail::derived_cast(policy)),
                                              result);
}
template <class Policy, class Input, class End, class Output, class T, class Operation>
__host__ auto async_reduce_into(execution_policy<Policy> &policy, Input first, End last,
                                Output output, T initial, Operation operation) {
  *output = thrust::reduce(policy, first, last, initial, operation);
  return workOf(policy);
}

template <class Policy, class Input, class End, class Output, class Operation>
__host__ auto async_inclusive_scan(execution_policy<Policy> &policy, Input first, End last,
                                   Output output, Operation operation) {
  thrust::inclusive_scan(policy, first, last, output, operation);
  return workOf(policy);
}
template <class Policy, class Input, class End, class Output, class T, class Operation>
__host__ auto async_exclusive_scan(execution_policy<Policy> &policy, Input first, End last,
                                   Output output, T initial, Operation operation) {
  thrust::exclusive_scan(policy, first, last, output, initial, operation);
  return workOf(policy);
}

template <class Policy, class Input, class End, class Order>
__host__ auto async_stable_sort(execution_policy<Policy> &policy, Input first, End last,
                                Order order) {
  thrust::stable_sort(policy, first, last, order);
  return workOf(policy);
}

template <class From, class To, class Input, class End, class Output>
__host__ auto async_copy(execution_policy<From> &from, execution_policy<To> &, Input first,
                         End last, Output output) {
  thrust::copy(from, first, last, output);
  return workOf(from);
}
template <class From, class To, class Input, class End, class Output>
__host__ auto async_copy(thrust::cpp::execution_policy<From> &from, execution_policy<To> &to,
                         Input first, End last, Output output) {
  thrust::copy(select_system(from, to), first, last, output);
  return workOf(to);
}
template <class From, class To, class Input, class End, class Output>
__host__ auto async_copy(execution_policy<From> &from, thrust::cpp::execution_policy<To> &to,
                         Input first, End last, Output output) {
  thrust::copy(select_system(from, to), first, last, output);
  return workOf(from);
}

} // namespace cuda_cub
THRUST_NAMESPACE_END
