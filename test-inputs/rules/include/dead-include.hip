// An include that only newer NVIDIA GPUs compile brings nothing to the port. For CUDA, another header has the type, such as one
// of PyTorch.
#include <hip/hip_bf16.h>
#include <hip/hip_runtime.h>
#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 600) >= 800 // DIAG: architecture-gate
#include <hip/hip_bf16.h>
#endif

#define NARROW(x) __hip_bfloat16(x)

__global__ void clear(float *p) { p[threadIdx.x] = 0; }
