// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/system/cuda/error.h> and its rocThrust counterpart: runtime errors as exceptions.
#pragma once
#pragma GCC system_header

#include "runtime.h"

#include <thrust/system/error_code.h>
#include <thrust/system_error.h>

#include <string>

THRUST_NAMESPACE_BEGIN
namespace system {
namespace cuda {
namespace errc {
enum errc_t {
  success = TRANSHIP_NAME(Success),
  invalid_value = TRANSHIP_GPU_ERROR_NAME(ErrorInvalidValue, ErrorInvalidValue),
  memory_allocation = TRANSHIP_GPU_ERROR_NAME(ErrorMemoryAllocation, ErrorOutOfMemory),
  launch_failure = TRANSHIP_GPU_ERROR_NAME(ErrorLaunchFailure, ErrorLaunchFailure),
  no_device = TRANSHIP_GPU_ERROR_NAME(ErrorNoDevice, ErrorNoDevice),
  invalid_device = TRANSHIP_GPU_ERROR_NAME(ErrorInvalidDevice, ErrorInvalidDevice),
  not_ready = TRANSHIP_GPU_ERROR_NAME(ErrorNotReady, ErrorNotReady),
  unknown = TRANSHIP_GPU_ERROR_NAME(ErrorUnknown, ErrorUnknown)
};
} // namespace errc

/// The category's name says which API an error is from.
class Errors final : public error_category {
public:
  const char *name() const override {
#ifdef __HIP__
    return "hip";
#else
    return "cuda";
#endif
  }
  std::string message(int code) const override {
    const auto error = static_cast<TRANSHIP_NAME(Error_t)>(code);
    return std::string(TRANSHIP_NAME(GetErrorName)(error)) + ": " + TRANSHIP_NAME(GetErrorString)(error);
  }
};
} // namespace cuda

#ifdef __HIP__
namespace hip = cuda;
#define TRANSHIP_THRUST_CATEGORY hip_category
#else
#define TRANSHIP_THRUST_CATEGORY cuda_category
#endif
inline const error_category &TRANSHIP_THRUST_CATEGORY() {
  static const cuda::Errors category;
  return category;
}

template <> struct is_error_code_enum<cuda::errc::errc_t> : thrust::detail::true_type {};
inline error_code make_error_code(cuda::errc::errc_t error) {
  return error_code(int(error), TRANSHIP_THRUST_CATEGORY());
}
inline error_condition make_error_condition(cuda::errc::errc_t error) {
  return error_condition(int(error), TRANSHIP_THRUST_CATEGORY());
}
} // namespace system
using system::TRANSHIP_THRUST_CATEGORY;

namespace cuda {
namespace errc = system::cuda::errc;
}
namespace cuda_cub {
namespace errc = system::cuda::errc;

inline void throw_on_error(TRANSHIP_NAME(Error_t) error, const char *where = "") {
  if (error == TRANSHIP_NAME(Success))
    return;
  (void)TRANSHIP_NAME(GetLastError)();
  throw thrust::system_error(int(error), thrust::TRANSHIP_THRUST_CATEGORY(), where);
}
} // namespace cuda_cub

namespace system {
namespace cuda {
namespace detail {
inline __host__ __device__ void terminate_with_message(const char *message) {
#ifdef TRANSHIP_THRUST_IN_KERNEL
  printf("%s\n", message);
  __builtin_trap();
#else
  throw thrust::system_error(int(TRANSHIP_NAME(ErrorUnknown)), thrust::TRANSHIP_THRUST_CATEGORY(), message);
#endif
}
} // namespace detail
} // namespace cuda
} // namespace system
THRUST_NAMESPACE_END
