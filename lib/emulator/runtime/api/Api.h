// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One implementation under two names: API(Malloc, (…)) defines cudaMalloc and its alias hipMalloc.
#pragma once

#include "execution/ChildLaunches.h"

#include "tranship/cuda_spelling.h"

namespace tranship::emulator {
/// Remembers an error for cudaGetLastError, in kernels for the calling thread, and returns it.
gpuError failed(gpuError error);
/// Records an error of a kernel, after which the device is of no more use.
void deviceFailed(gpuError error);
gpuError deviceError();
/// Does what waiting for the device does: returns its error. Calls finish their work before they
/// return, so there is nothing to wait for.
gpuError synchronize();
} // namespace tranship::emulator

/// Defines a function for one API alone, where the other's does something else.
#define CUDA_API(name, parameters) extern "C" cudaError cuda##name parameters
#define HIP_API(name, parameters) extern "C" cudaError hip##name parameters

#define API(name, parameters)                                                                      \
  extern "C" cudaError hip##name parameters __attribute__((alias("cuda" #name)));                  \
  extern "C" cudaError cuda##name parameters
