#include <cuda_runtime.h>
__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }

int main() { scale<<<1, 1>>>(nullptr, 2); }
