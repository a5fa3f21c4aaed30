// COMPILES: no, the names that are reported remain CUDA's
// A fragment that builds names which need different translations is left alone.
#include <cublas_v2.h>
#include <cuda_runtime.h>

#define CUDA(name) cuda##name // DIAG: pasted-name
#define NEVER(name) cudaError##name
#define ERROR(name) cudaError##name // DIAG: pasted-name
#define SHUFFLE(name) __shfl_##name##_sync // DIAG: pasted-name
#define ATTRIBUTE(name) cudaDevAttr##name

__constant__ float weights[4];

__global__ void shuffle(int *p) { *p = SHUFFLE(down)(~0u, *p, 4); }

// One of the names is the user's own.
#define CUBLAS_OP_MINE CUBLAS_OP_T
#define OPERATION(name) CUBLAS_OP_##name // DIAG: pasted-name

// The names that are built are not the user's own.
int cudaReadAll(const void *) { return 0; }
#define READ(name) cudaRead##name

int main() {
  float values[4] = {};
  int count = 0;
  CUDA(MemcpyToSymbol)(weights, values, sizeof(values));
  CUDA(Free)(nullptr);
  cudaError_t errors[] = {ERROR(NoKernelImageForDevice), ERROR(InvalidValue)};
  cublasOperation_t operations[] = {OPERATION(N), OPERATION(MINE)};
  CUDA(DeviceGetAttribute)(&count, ATTRIBUTE(MaxThreadsPerBlock), 0);
  return READ(All)(values) + (operations[0] == operations[1]) + int(errors[0]);
}
