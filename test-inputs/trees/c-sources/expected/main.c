#include "log.h"

#include <hip/hip_runtime.h>
#include <stdlib.h>

int main(void) {
  hipDeviceptr_t memory;
  float *host = malloc(16);
  LOG("allocates %d bytes", 16);
  if (hipMalloc(&memory, 16) != hipSuccess || hipMemcpyHtoD(memory, host, 16) != hipSuccess)
    LOG("has failed");
  return 0;
}
