// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that HIP shares with the driver API: HIP has one error type, and uses pointers where
// the driver API uses numbers.
#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

#ifdef __cplusplus
#include <cstring>
#include <type_traits>

namespace tranship {

template <class To, class From>
inline typename std::enable_if<!std::is_class<To>::value, To>::type argument(From from) {
  return (To)from; // between pointers, numbers and enumerations
}
/// The runtime and the driver have different structs with the same layout.
template <class To, class From>
inline typename std::enable_if<std::is_class<To>::value, To>::type argument(From from) {
  static_assert(sizeof(To) == sizeof(From), "not the same struct");
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

/// `call` is the function with HIP's types. It is a function and not a macro, so its address can be
/// taken.
template <class Function, Function *function> struct Driver;
template <class... Parameters, CUresult (*function)(Parameters...)>
struct Driver<CUresult(Parameters...), function> {
  template <class... Arguments> static inline cudaError_t call(Arguments... arguments) {
    return cudaError_t(function(argument<Parameters>(arguments)...)); // numbered alike
  }
};

} // namespace tranship

#define TRANSHIP_DRIVER(function) tranship::Driver<decltype(function), function>::call
typedef void *transhipDevicePointer;
#else
#define TRANSHIP_DRIVER(function) function
typedef CUdeviceptr transhipDevicePointer;
#endif

#define hipDeviceptr_t transhipDevicePointer
