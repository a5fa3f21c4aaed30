// The headers with names for CUDA's objects include the one for ranges.
#include <hip/hip_runtime.h>
#include <roctracer/roctx.h>

void step(hipStream_t stream) {
  ((void)(stream), (void)("copies")); // DIAG: meaning
  nvtxNameCudaStreamW(stream, L"copies"); // DIAG: unsupported-name
  roctxRangePushA("step");
  roctxRangePop();
}
