// ARGS: --hip-version=5.1
#include <hip/hip_runtime.h>

int main() {
  void *p;
  hipMallocAsync(&p, 16, 0); // DIAG: hip-version
  return hipFree(p);
}
