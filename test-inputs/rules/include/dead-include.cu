// An include that only newer NVIDIA GPUs compile brings nothing to the port. For CUDA, another header has the type, such as one
// of PyTorch.
#include <cuda_runtime.h>
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800 // DIAG: architecture-gate
#include <cuda_bf16.h>
#endif

#define NARROW(x) __nv_bfloat16(x)

__global__ void clear(float *p) { p[threadIdx.x] = 0; }
