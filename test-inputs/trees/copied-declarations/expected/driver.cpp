// Functions whose HIP form is not a function of the same parameters are not renamed.
#include <hip/hip_runtime.h>

extern "C" hipError_t hipInit(unsigned flags) { return hipSuccess; }

extern "C" hipError_t cuFuncSetCacheConfig(hipFunction_t kernel, hipFuncCache_t config) { // DIAG: call-form
  return hipSuccess;
}

extern "C" hipError_t cuFuncSetAttribute(hipFunction_t kernel, hipFunction_attribute attribute, // DIAG: call-form
                                       int value) {
  return hipSuccess;
}
