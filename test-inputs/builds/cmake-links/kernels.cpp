#include <cuda_runtime.h>
#ifdef __CUDACC__
__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }
void scaleAll(float *x, float by) { scale<<<1, 32>>>(x, by); }
#else
void scaleOnHost(float *x, float by) { *x *= by; }
#endif
