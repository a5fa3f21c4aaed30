// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands in for PyTorch in tests: as much as they use.
#pragma once
#include <c10/cuda/CUDAStream.h>
#include <cublas_v2.h>

#define AT_CUDA_CHECK(EXPR) C10_CUDA_CHECK(EXPR)

namespace at::cuda {
cudaDeviceProp *getCurrentDeviceProperties();
cublasHandle_t getCurrentCUDABlasHandle();
struct CUDAEvent {};
} // namespace at::cuda
