// The headers with names for CUDA's objects include the one for ranges.
#include <nvToolsExtCuda.h>
#include <nvToolsExtCudaRt.h>

void step(cudaStream_t stream) {
  nvtxNameCudaStreamA(stream, "copies"); // DIAG: meaning
  nvtxNameCudaStreamW(stream, L"copies"); // DIAG: unsupported-name
  nvtxRangePushA("step");
  nvtxRangePop();
}
