// Include guards of CUDA's headers, which code tests to see what was included.
#include <cuda_runtime.h>
#include <curand.h>

#ifdef __MATH_FUNCTIONS_H__
__device__ float root(float x) { return sqrtf(x); }
#endif
#ifdef __DEVICE_FUNCTIONS_H__
__device__ int bits(unsigned x) { return __popc(x); }
#endif
#if defined(CURAND_H_) && defined(__DRIVER_TYPES_H__)
curandStatus_t seed(curandGenerator_t generator) {
  return curandSetPseudoRandomGeneratorSeed(generator, 1);
}
#endif

// HIP lacks the libraries of these headers: its builds do not compile the code.
#ifdef NV_NPPIDEFS_H
const char *text(NppStatus status) { return status == NPP_NO_ERROR ? "ok" : "failed"; }
#endif
#if defined(NVJPEGAPI) || defined(__nvml_nvml_h__)
int failed(nvjpegStatus_t status, nvmlReturn_t code) { return NVJPEG_STATUS_SUCCESS != status; }
#else
const char *name();
#endif
// This unit does not include their headers, so that neither side compiles the code.
#ifdef CUBLAS_API_H_
const char *text(cublasStatus_t status) { return cublasGetStatusString(status); }
#endif
#ifdef CUDNN_H_
const char *text(cudnnStatus_t status) { return cudnnGetErrorString(status); }
#endif

// HIP has none of nvcc's pragmas.
#ifdef __NVCC_DIAG_PRAGMA_SUPPORT__
#pragma nv_diag_suppress 20012
#endif

__global__ void use(float *p) { *p = root(*p) + bits(7); }
