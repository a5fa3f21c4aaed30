// Names and headers of the project that look like CUDA's, in code that no unit compiles, and a switch of its build.
#include <hip/hip_runtime.h>

__global__ void kernel(int *p) { *p = 1; }

#ifdef USE_TRACES
#include "cudaTraces.h"
#include "nvrtc_kernel_headers/scan.h"
#include "ncclNotYetBorn.h" // DIAG: unknown-header

struct Runner {
  explicit Runner(hipStream_t stream) : cudaStream(stream), cudaTraces(nullptr) {}
  void trace() {
    cuptiTraceStart();
    NVRTC_CHECK_THROW(kernelOf(this));
#if defined(DEBUG) || defined(CUDA_DEBUG)
    cuptiTraceStart();
#endif
    cudaBrandNewThing(3); // DIAG: unknown-name
  }
  hipStream_t cudaStream;
  const Trace *cudaTraces;
};
#endif

int main() {
  int *p;
  hipMalloc(&p, 4);
  hipLaunchKernelGGL(kernel, dim3(1), dim3(1), 0, 0, p);
}
