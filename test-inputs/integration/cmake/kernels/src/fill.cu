#include <kernels/kernels.h>
#if !defined(DEVICE_CODE) && defined(__HIP__)
#error
#endif

cudaError_t fill(float *values, int count) { return cudaMemset(values, FILLER, count * sizeof(float)); }
