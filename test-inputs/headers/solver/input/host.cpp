// A source that no GPU compiler has to see.
#include "include/check.h"
#include <cuda_runtime_api.h>

int count() {
  int n = 0;
  CHECK(cudaGetDeviceCount(&n));
  return n;
}
