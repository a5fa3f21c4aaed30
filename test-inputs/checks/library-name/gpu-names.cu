// Names of GPUs.
#include <cstring>
#include <cuda_runtime.h>

int kind(int device) {
  cudaDeviceProp p;
  cudaGetDeviceProperties(&p, device);
  if (strstr(p.name, "Tesla") || !strncmp(p.name, "NVIDIA A100", 11)) // DIAG: library-name
    return 1;
  return strstr(p.name, "Instinct") ? 2 : 0;
}
