// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Execution policies of the device system of the emulator, which replaces Thrust's own one for GPUs.
// Thrust's headers know a device system only as `thrust::cuda`, so it is defined under that name in
// HIP units too, where `thrust::hip` refers to it.
#pragma once
#pragma GCC system_header

#include "runtime.h"

#include <thrust/detail/allocator_aware_execution_policy.h>
#include <thrust/detail/dependencies_aware_execution_policy.h>
#include <thrust/detail/execution_policy.h>
#include <thrust/iterator/detail/any_system_tag.h>
#include <thrust/system/cpp/detail/execution_policy.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {

struct tag;
template <class> struct execution_policy;
template <> struct execution_policy<tag> : thrust::execution_policy<tag> {
  using tag_type = tag;
};
struct tag : execution_policy<tag>,
             thrust::detail::allocator_aware_execution_policy<cuda_cub::execution_policy>,
             thrust::detail::dependencies_aware_execution_policy<cuda_cub::execution_policy> {};
template <class Derived> struct execution_policy : thrust::execution_policy<Derived> {
  using tag_type = tag;
  __host__ __device__ operator tag() const { return tag(); }
};

/// The stream of a policy, and whether algorithms wait for it.
template <class Derived>
__host__ __device__ TRANSHIP_NAME(Stream_t) streamOf(const execution_policy<Derived> &) {
  return nullptr;
}
template <class Derived> __host__ __device__ bool waits(const execution_policy<Derived> &) {
  return true;
}

template <class Derived, bool Waits> struct OnStream : execution_policy<Derived> {
  TRANSHIP_NAME(Stream_t) transhipStream;
  __host__ __device__ OnStream(TRANSHIP_NAME(Stream_t) stream = nullptr) : transhipStream(stream) {}
  __host__ __device__ Derived on(TRANSHIP_NAME(Stream_t) stream) const {
    Derived result = thrust::detail::derived_cast(*this);
    result.transhipStream = stream;
    return result;
  }
  friend __host__ __device__ TRANSHIP_NAME(Stream_t) streamOf(const OnStream &policy) {
    return policy.transhipStream;
  }
  friend __host__ __device__ bool waits(const OnStream &) { return Waits; }
};
template <class Derived> using execute_on_stream_base = OnStream<Derived, true>;
template <class Derived> using execute_on_stream_nosync_base = OnStream<Derived, false>;
struct execute_on_stream : execute_on_stream_base<execute_on_stream> {
  using execute_on_stream_base<execute_on_stream>::OnStream;
};
struct execute_on_stream_nosync : execute_on_stream_nosync_base<execute_on_stream_nosync> {
  using execute_on_stream_nosync_base<execute_on_stream_nosync>::OnStream;
};

#define TRANSHIP_THRUST_POLICY(name, base, attached)                                               \
  struct name : execution_policy<name>,                                                            \
                thrust::detail::allocator_aware_execution_policy<base>,                            \
                thrust::detail::dependencies_aware_execution_policy<base> {                        \
    using stream_attachment_type = attached;                                                       \
    __host__ __device__ constexpr name() : execution_policy<name>() {}                             \
    __host__ __device__ attached on(TRANSHIP_NAME(Stream_t) stream) const { return attached(stream); }       \
  };
TRANSHIP_THRUST_POLICY(par_t, execute_on_stream_base, execute_on_stream)
TRANSHIP_THRUST_POLICY(par_nosync_t, execute_on_stream_nosync_base, execute_on_stream_nosync)
#undef TRANSHIP_THRUST_POLICY
template <> inline __host__ __device__ bool waits(const execution_policy<par_nosync_t> &) {
  return false;
}
THRUST_INLINE_CONSTANT par_t par;
THRUST_INLINE_CONSTANT par_nosync_t par_nosync;
#ifdef __HIP__
using par_det_t = par_t;
THRUST_INLINE_CONSTANT par_det_t par_det;
#endif

/// Elements of the one system are copied to the other.
template <class From, class To> struct cross_system : execution_policy<cross_system<From, To>> {};
template <class From, class To>
__host__ __device__ cross_system<From, To>
select_system(const execution_policy<From> &, const thrust::cpp::execution_policy<To> &) {
  return {};
}
template <class From, class To>
__host__ __device__ cross_system<From, To>
select_system(const thrust::cpp::execution_policy<From> &, const execution_policy<To> &) {
  return {};
}

} // namespace cuda_cub

#define TRANSHIP_THRUST_NAMES                                                                      \
  using thrust::cuda_cub::execution_policy;                                                        \
  using thrust::cuda_cub::par;                                                                     \
  using thrust::cuda_cub::par_nosync;                                                              \
  using thrust::cuda_cub::tag;
namespace system {
namespace cuda {
TRANSHIP_THRUST_NAMES
namespace detail {
TRANSHIP_THRUST_NAMES
using thrust::cuda_cub::par_nosync_t;
using thrust::cuda_cub::par_t;
} // namespace detail
} // namespace cuda
} // namespace system
namespace cuda {
TRANSHIP_THRUST_NAMES
#ifdef __HIP__
using thrust::cuda_cub::par_det;
#endif
} // namespace cuda
#undef TRANSHIP_THRUST_NAMES

#ifdef __HIP__
namespace hip_rocprim = cuda_cub;
namespace hip = cuda;
namespace system {
namespace hip = cuda;
}
#endif
THRUST_NAMESPACE_END
