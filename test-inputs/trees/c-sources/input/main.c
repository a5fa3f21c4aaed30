#include "log.h"

#include <cuda.h>
#include <stdlib.h>

int main(void) {
  CUdeviceptr memory;
  float *host = malloc(16);
  LOG("allocates %d bytes", 16);
  if (cuMemAlloc(&memory, 16) != CUDA_SUCCESS || cuMemcpyHtoD(memory, host, 16) != CUDA_SUCCESS)
    LOG("has failed");
  return 0;
}
