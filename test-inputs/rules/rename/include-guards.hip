// Include guards of CUDA's headers, which code tests to see what was included.
#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>

#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_H
__device__ float root(float x) { return sqrtf(x); }
#endif
#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_H
__device__ int bits(unsigned x) { return __builtin_popcount(x); }
#endif
#if defined(HIPRAND_H_) && defined(HIP_INCLUDE_HIP_DRIVER_TYPES_H)
hiprandStatus_t seed(hiprandGenerator_t generator) {
  return hiprandSetPseudoRandomGeneratorSeed(generator, 1);
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
#ifdef HIPBLAS_H
const char *text(hipblasStatus_t status) { return hipblasStatusToString(status); }
#endif
#ifdef MIOPEN_GUARD_MIOPEN_H_
const char *text(miopenStatus_t status) { return miopenGetErrorString(status); }
#endif

// HIP has none of nvcc's pragmas.
#ifdef __NVCC_DIAG_PRAGMA_SUPPORT__
#pragma nv_diag_suppress 20012
#endif

__global__ void use(float *p) { *p = root(*p) + bits(7); }
