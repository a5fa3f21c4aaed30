// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For device code that is compiled for an AMD GPU on AMD's headers, and then runs on the emulator:
// functions of the AMD device library that need a service of the host.
#pragma once

#include "amd_images.h"

#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
/// 64 bits; headers name the type differently.
using TranshipWord = decltype(__ockl_fprintf_stderr_begin());
extern "C" {
__device__ TranshipWord tranship_amdMessage(int toError);
__device__ TranshipWord tranship_amdMessageString(TranshipWord message, const char *text,
                                                  TranshipWord length, unsigned isLast);
__device__ TranshipWord tranship_amdMessageNumbers(TranshipWord message, unsigned count,
                                                   const TranshipWord *numbers, unsigned isLast);
__device__ void *tranship_amdAllocate(TranshipWord size);
__device__ void tranship_amdRelease(void *memory);

__device__ TranshipWord __ockl_printf_begin(TranshipWord) { return tranship_amdMessage(0); }
__device__ TranshipWord __ockl_printf_append_string_n(TranshipWord message, const char *text,
                                                      TranshipWord length, unsigned isLast) {
  return tranship_amdMessageString(message, text, length, isLast);
}
__device__ TranshipWord __ockl_printf_append_args(TranshipWord message, unsigned count,
                                                  TranshipWord a, TranshipWord b, TranshipWord c,
                                                  TranshipWord d, TranshipWord e, TranshipWord f,
                                                  TranshipWord g, unsigned isLast) {
  const TranshipWord numbers[] = {a, b, c, d, e, f, g};
  return tranship_amdMessageNumbers(message, count, numbers, isLast);
}

__device__ TranshipWord __ockl_fprintf_stdout_begin() { return tranship_amdMessage(0); }
__device__ TranshipWord __ockl_fprintf_stderr_begin() { return tranship_amdMessage(1); }
__device__ TranshipWord __ockl_fprintf_append_string_n(TranshipWord message, const char *text,
                                                       TranshipWord length, unsigned isLast) {
  return tranship_amdMessageString(message, text, length, isLast);
}
__device__ TranshipWord __ockl_fprintf_append_args(TranshipWord message, unsigned count,
                                                   TranshipWord a, TranshipWord b, TranshipWord c,
                                                   TranshipWord d, TranshipWord e, TranshipWord f,
                                                   TranshipWord g, unsigned isLast) {
  return __ockl_printf_append_args(message, count, a, b, c, d, e, f, g, isLast);
}

__device__ unsigned long long __ockl_dm_alloc(unsigned long long size) {
  return reinterpret_cast<unsigned long long>(tranship_amdAllocate(size));
}
__device__ void __ockl_dm_dealloc(unsigned long long memory) {
  tranship_amdRelease(reinterpret_cast<void *>(memory));
}
} // extern "C"
#endif
