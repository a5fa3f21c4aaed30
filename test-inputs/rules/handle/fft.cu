// cuFFT's handles are ints, hipFFT's are pointers.
#include <cufft.h>

cufftHandle plan;
int run(cufftComplex *x, int n) {
  cufftHandle own = 0;
  if (cufftPlan1d(&own, n, CUFFT_C2C, 1) != CUFFT_SUCCESS)
    return 1;
  cufftExecC2C(own, x, x, CUFFT_FORWARD);
  int number = own;           // DIAG: meaning
  cufftHandle again = number; // DIAG: meaning
  cufftDestroy(plan);
  return cufftDestroy(again);
}

// A record with a handle is larger in HIP, which changes no result.
struct Transform {
  cufftHandle plan;
  float scale;
};
size_t bytes() { return sizeof(Transform); }
