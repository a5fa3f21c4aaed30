// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the device system's algorithms as kernels on the policy's stream. Most run Thrust's sequential
// algorithm in a single thread; `for_each`, on which many others are built, uses one thread per
// element. Inside kernels, algorithms run in the calling thread, as on a GPU.
#pragma once
#pragma GCC system_header

#include "errors.h"
#include "allocation.h"
#include "policies.h"

#include <thrust/detail/function.h>
#include <thrust/system/detail/sequential/execution_policy.h>

#include <new>
#include <utility>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

/// The policy of the algorithms inside such a kernel. Their temporary memory is not the kernel's own
/// heap, which is small.
struct Sequential : thrust::system::detail::sequential::execution_policy<Sequential> {
  __host__ __device__ constexpr Sequential() {}
  /// Every system gives way to this one, as to `thrust::seq`.
  template <class Derived>
  __host__ __device__ Sequential(const thrust::execution_policy<Derived> &) {}
};
inline __host__ __device__ void *malloc(Sequential &, std::size_t size) {
  return transhipAllocateForThrust(size);
}
template <class Pointer> __host__ __device__ void free(Sequential &, Pointer memory) {
  transhipFreeForThrust(thrust::raw_pointer_cast(memory));
}

#ifdef TRANSHIP_GPU
template <class Result, class Work> __global__ void inOneThread(Work work, Result *result) {
  new (result) Result(work());
}
template <class Work> __global__ void inOneThread(Work work) { work(); }
template <class Iterator, class Function>
__global__ void forEach(Iterator first, long long count, Function function) {
  const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
  if (i < count) {
    thrust::detail::wrapped_function<Function, void> call(function);
    call(*(first + i));
  }
}

inline void finish(TRANSHIP_NAME(Stream_t) stream, bool waits, const char *name) {
  throw_on_error(TRANSHIP_NAME(PeekAtLastError)(), name);
  if (waits)
    throw_on_error(TRANSHIP_NAME(StreamSynchronize)(stream), name);
}
#endif

/// The parts of a local class are compiled with the function around it, so the device's pass has
/// the kernel even though it does not launch it.
template <class Result> struct InOneThread {
  template <class Derived, class Work>
  static __host__ __device__ Result run(execution_policy<Derived> &policy, const char *name,
                                        Work work) {
#ifdef TRANSHIP_GPU
    struct Host {
      static Result launch(execution_policy<Derived> &policy, const char *name, Work &work) {
        auto *place = static_cast<Result *>(allocate(sizeof(Result)));
        inOneThread<<<1, 1, 0, streamOf(thrust::detail::derived_cast(policy))>>>(work, place);
        finish(streamOf(thrust::detail::derived_cast(policy)), true, name);
        Result result(std::move(*place));
        place->~Result();
        transhipFreeForThrust(place);
        return result;
      }
    };
#ifndef TRANSHIP_THRUST_IN_KERNEL
    return Host::launch(policy, name, work);
#endif
#endif
#if !defined(TRANSHIP_GPU) || defined(TRANSHIP_THRUST_IN_KERNEL)
    return work();
#endif
  }
};
template <> struct InOneThread<void> {
  template <class Derived, class Work>
  static __host__ __device__ void run(execution_policy<Derived> &policy, const char *name,
                                      Work work) {
#ifdef TRANSHIP_GPU
    struct Host {
      static void launch(execution_policy<Derived> &policy, const char *name, Work &work) {
        auto &derived = thrust::detail::derived_cast(policy);
        inOneThread<<<1, 1, 0, streamOf(derived)>>>(work);
        finish(streamOf(derived), waits(derived), name);
      }
    };
#ifndef TRANSHIP_THRUST_IN_KERNEL
    Host::launch(policy, name, work);
#endif
#endif
#if !defined(TRANSHIP_GPU) || defined(TRANSHIP_THRUST_IN_KERNEL)
    work();
#endif
  }
};

template <class Derived, class Iterator, class Size, class Function>
__host__ __device__ Iterator for_each_n(execution_policy<Derived> &policy, Iterator first,
                                        Size count, Function function) {
#ifdef TRANSHIP_GPU
  struct Host {
    static void launch(execution_policy<Derived> &policy, Iterator first, long long count,
                       Function function) {
      auto &derived = thrust::detail::derived_cast(policy);
      constexpr int threads = 256;
      if (count <= 0)
        return;
      forEach<<<unsigned((count + threads - 1) / threads), threads, 0, streamOf(derived)>>>(
          first, count, function);
      finish(streamOf(derived), waits(derived), "for_each");
    }
  };
#ifndef TRANSHIP_THRUST_IN_KERNEL
  Host::launch(policy, first, (long long)count, function);
#endif
#endif
#if !defined(TRANSHIP_GPU) || defined(TRANSHIP_THRUST_IN_KERNEL)
  thrust::detail::wrapped_function<Function, void> call(function);
  for (Size i = 0; i < count; ++i)
    call(*(first + i));
#endif
  return first + count;
}
template <class Derived, class Iterator, class Function>
__host__ __device__ Iterator for_each(execution_policy<Derived> &policy, Iterator first,
                                      Iterator last, Function function) {
  return cuda_cub::for_each_n(policy, first, last - first, function);
}

} // namespace cuda_cub
THRUST_NAMESPACE_END
