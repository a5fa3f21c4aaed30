// HIP has `min` and `max` of two ints on the host, and all on the device.
#include <cuda_runtime.h>

int ints(int a, short b) { return min(a, 3) + max(a, a); }
__global__ void k(float *x) { x[0] = max(x[1], x[2]); }
