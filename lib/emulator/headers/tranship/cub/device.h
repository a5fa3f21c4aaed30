// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How device-wide operations run: as one kernel on the program's stream. Most are a plain loop in
// one thread, whose order never changes; operations on single elements have a thread for each.
#pragma once
#pragma GCC system_header

#include "iterators.h"

namespace tranship_cub {

/// Touches the ends of the storage, which the real libraries write to.
template <class Work> __global__ void inOneThread(Work work, char *storage, size_t bytes) {
  storage[0] = storage[bytes - 1] = 0;
  work();
}
template <class Work> __global__ void forEach(Work work, long long count) {
  const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
  if (i < count)
    work(i);
}

constexpr size_t leastBytes = 256;
inline size_t rounded(size_t bytes) {
  return (bytes + leastBytes - 1) / leastBytes * leastBytes;
}

/// With no storage only its size is returned.
template <class Work>
TRANSHIP_NAME(Error_t) run(void *storage, size_t &bytes, size_t needed, TRANSHIP_NAME(Stream_t) stream, Work work) {
  needed = needed < leastBytes ? leastBytes : needed;
  if (!storage) {
    bytes = needed;
    return TRANSHIP_NAME(Success);
  }
  if (bytes < needed)
    return TRANSHIP_NAME(ErrorInvalidValue);
  inOneThread<<<1, 1, 0, stream>>>(work, static_cast<char *>(storage), needed);
  return TRANSHIP_NAME(PeekAtLastError)();
}
template <class Work> TRANSHIP_NAME(Error_t) runForEach(long long count, TRANSHIP_NAME(Stream_t) stream, Work work) {
  constexpr int threads = 256;
  if (count <= 0)
    return TRANSHIP_NAME(Success);
  forEach<<<unsigned((count + threads - 1) / threads), threads, 0, stream>>>(work, count);
  return TRANSHIP_NAME(PeekAtLastError)();
}
/// The same with the protocol of storage, of which none is needed.
template <class Work>
TRANSHIP_NAME(Error_t) runForEach(void *storage, size_t &bytes, long long count, TRANSHIP_NAME(Stream_t) stream,
                        Work work) {
  if (storage)
    return runForEach(count, stream, work);
  bytes = 1;
  return TRANSHIP_NAME(Success);
}

/// The type in which an operator accumulates; for device code, since the operator may be.
template <class T> __host__ __device__ T &declared();
template <class Operation, class Init, class In>
using Accumulator = typename std::decay<decltype(declared<Operation>()(declared<Init>(),
                                                                       declared<In>()))>::type;

template <class T> struct InitialOf {
  using Type = T;
};
template <class T, class Iterator> struct InitialOf<TRANSHIP_CUB::FutureValue<T, Iterator>> {
  using Type = T;
};

/// The result's type: the output's elements, or if those are void, the input's.
template <class In, class Out>
using ResultOf = typename std::remove_cv<typename ElementOf<Out, Element<In>>::Type>::type;

/// Sums of as many elements are added up apart, so that errors of rounding stay small.
constexpr long long chunk = 2048;

template <class T, class In, class Operation>
__device__ T reduce(In in, long long count, Operation &op, T total) {
  for (long long i = 0; i < count;) {
    const long long end = count - i < chunk ? count : i + chunk;
    T sum = in[i];
    while (++i < end)
      sum = op(sum, in[i]);
    total = op(total, sum);
  }
  return total;
}

} // namespace tranship_cub
