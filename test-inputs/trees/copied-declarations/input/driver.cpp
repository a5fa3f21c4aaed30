// Functions whose HIP form is not a function of the same parameters are not renamed.
#include <cuda.h>

extern "C" CUresult cuInit(unsigned flags) { return CUDA_SUCCESS; }

extern "C" CUresult cuFuncSetCacheConfig(CUfunction kernel, CUfunc_cache config) { // DIAG: call-form
  return CUDA_SUCCESS;
}

extern "C" CUresult cuFuncSetAttribute(CUfunction kernel, CUfunction_attribute attribute, // DIAG: call-form
                                       int value) {
  return CUDA_SUCCESS;
}
