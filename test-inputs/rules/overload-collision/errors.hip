// Two types of CUDA that are one in HIP.
#include <hip/hip_runtime.h>

const char *text(hipError_t error) { return hipGetErrorString(error); }

#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
static const char *text(hipError_t error) { // DIAG: overload-collision
  const char *result = nullptr;
  hipDrvGetErrorName(error, &result);
  return result;
}
#endif

const char *text(int) { return ""; }

// It only converts: nothing is lost without it.
void check(hipError_t error) { if (error != hipSuccess) throw error; }
#if !defined(__HIP_PLATFORM_AMD__) // the same as an overload above, once it is HIP
inline void check(hipError_t error) { check((hipError_t)error); }
#endif
