// cuFFT's handles are ints, hipFFT's are pointers.
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>

hipfftHandle plan;
int run(hipfftComplex *x, int n) {
  hipfftHandle own = 0;
  if (hipfftPlan1d(&own, n, HIPFFT_C2C, 1) != HIPFFT_SUCCESS)
    return 1;
  hipfftExecC2C(own, x, x, HIPFFT_FORWARD);
  int number = (unsigned long long)own;           // DIAG: meaning
  hipfftHandle again = (hipfftHandle)number; // DIAG: meaning
  hipfftDestroy(plan);
  return hipfftDestroy(again);
}

// A record with a handle is larger in HIP, which changes no result.
struct Transform {
  hipfftHandle plan;
  float scale;
};
size_t bytes() { return sizeof(Transform); }
