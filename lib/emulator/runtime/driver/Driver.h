// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver API: one implementation under two names. DRIVER_API(MemcpyHtoD, MemcpyHtoD, (…))
// defines cuMemcpyHtoD and its alias hipMemcpyHtoD. Its errors have the numbers of the runtime
// API's errors.
#pragma once

#include "api/Api.h"

#include "tranship/cuda_driver.h"

namespace tranship::emulator {
inline CUresult driverResult(cudaError error) { return CUresult(error); }
inline void *pointerTo(CUdeviceptr address) { return reinterpret_cast<void *>(address); }
inline CUdeviceptr addressOf(const void *pointer) { return reinterpret_cast<CUdeviceptr>(pointer); }
} // namespace tranship::emulator

#define DRIVER_API(cuda, hipName, parameters)                                                      \
  extern "C" CUresult hip##hipName parameters __attribute__((alias("cu" #cuda)));                  \
  extern "C" CUresult cu##cuda parameters
