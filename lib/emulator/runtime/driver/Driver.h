// The driver API: one implementation under two names. DRIVER_API(MemcpyHtoD, MemcpyHtoD, (…))
// defines cuMemcpyHtoD and, as another name for it, hipMemcpyHtoD. Its errors have the runtime
// API's numbers.
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
