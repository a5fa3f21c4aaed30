// Two types of CUDA that are one in HIP.
#include <cuda.h>
#include <cuda_runtime.h>

const char *text(cudaError_t error) { return cudaGetErrorString(error); }

static const char *text(CUresult error) { // DIAG: overload-collision
  const char *result = nullptr;
  cuGetErrorName(error, &result);
  return result;
}

const char *text(int) { return ""; }

// It only converts: nothing is lost without it.
void check(cudaError_t error) { if (error != cudaSuccess) throw error; }
inline void check(CUresult error) { check((cudaError_t)error); }
