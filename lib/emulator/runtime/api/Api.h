// One implementation under two names: API(Malloc, (…)) defines cudaMalloc and, as another name for
// it, hipMalloc.
#pragma once

#include "tranship/cuda_spelling.h"

namespace tranship::emulator {
using gpuError = cudaError;

/// Remembers an error for cudaGetLastError, and returns it.
gpuError failed(gpuError error);
/// An error of a kernel: the device does no more.
void deviceFailed(gpuError error);
gpuError deviceError();
/// Everything is done when a call returns; what waiting for the device does is to tell of its
/// error.
gpuError synchronize();
} // namespace tranship::emulator

#define API(name, parameters)                                                                      \
  extern "C" cudaError hip##name parameters __attribute__((alias("cuda" #name)));                  \
  extern "C" cudaError cuda##name parameters
