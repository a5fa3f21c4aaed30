// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The beginning of every HIP header: the platform, function attributes, and the traits that HIP's
// signatures use.
#include <hip/hip_version.h>

#if defined(__clang__) && defined(__HIP__)
#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__
#endif
#define __HIP_CLANG_ONLY__ 1
#else
#define __HIP_CLANG_ONLY__ 0
#endif
#ifndef __HIP_PLATFORM_AMD__
#error __HIP_PLATFORM_AMD__ is not defined
#endif

#define HIP_PUBLIC_API
#define HIP_INTERNAL_EXPORTED_API
#define HIP_DEPRECATED(message)

#if __HIP_CLANG_ONLY__
#ifndef __host__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#endif
#define __forceinline__ inline __attribute__((always_inline))
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __forceinline__ inline
#endif

#if __HIP_DEVICE_COMPILE__
#define TRANSHIP_ON_DEVICE (1)
#else
#define TRANSHIP_ON_DEVICE (0)
#endif
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_DOUBLES__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_WARP_VOTE__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_WARP_BALLOT__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_WARP_FUNNEL_SHIFT__ (0)
#define __HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_SYNC_THREAD_EXT__ (0)
#define __HIP_ARCH_HAS_SURFACE_FUNCS__ (0)
#define __HIP_ARCH_HAS_3DGRID__ TRANSHIP_ON_DEVICE
#define __HIP_ARCH_HAS_DYNAMIC_PARALLEL__ (0)

#include <type_traits>
namespace __hip_internal {
using std::conditional;
using std::enable_if;
using std::false_type;
using std::integral_constant;
using std::is_arithmetic;
using std::is_same;
using std::is_signed;
using std::is_void;
using std::remove_cv;
using std::true_type;
#ifdef __clang__
// `std::is_convertible` calls host functions, which device code must not call.
template <class From, class To>
struct is_convertible : integral_constant<bool, __is_convertible_to(From, To)> {};
#else
using std::is_convertible;
#endif
// HIP's traits support fewer types than the standard library's traits.
template <class T> struct is_integral : false_type {};
#define TRANSHIP_INTEGRAL(T)                                                                       \
  template <> struct is_integral<T> : true_type {};
TRANSHIP_INTEGRAL(bool)
TRANSHIP_INTEGRAL(char)
TRANSHIP_INTEGRAL(signed char)
TRANSHIP_INTEGRAL(unsigned char)
TRANSHIP_INTEGRAL(wchar_t)
TRANSHIP_INTEGRAL(short)
TRANSHIP_INTEGRAL(unsigned short)
TRANSHIP_INTEGRAL(int)
TRANSHIP_INTEGRAL(unsigned)
TRANSHIP_INTEGRAL(long)
TRANSHIP_INTEGRAL(unsigned long)
TRANSHIP_INTEGRAL(long long)
TRANSHIP_INTEGRAL(unsigned long long)
#undef TRANSHIP_INTEGRAL
template <class T> struct is_floating_point : false_type {};
template <> struct is_floating_point<float> : true_type {};
template <> struct is_floating_point<double> : true_type {};
template <> struct is_floating_point<long double> : true_type {};
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef signed char int8_t;
typedef signed short int16_t;
typedef signed int int32_t;
typedef signed long long int64_t;
typedef unsigned long size_t;
} // namespace __hip_internal
typedef __hip_internal::uint8_t __hip_uint8_t;
typedef __hip_internal::uint16_t __hip_uint16_t;
typedef __hip_internal::uint32_t __hip_uint32_t;
typedef __hip_internal::uint64_t __hip_uint64_t;
typedef __hip_internal::int8_t __hip_int8_t;
typedef __hip_internal::int16_t __hip_int16_t;
typedef __hip_internal::int32_t __hip_int32_t;
typedef __hip_internal::int64_t __hip_int64_t;
