#include <cuda_runtime.h>
#if !defined(WITH_CUDA13)
#error no version
#endif
__global__ void part(int *data) { ++*data; }
