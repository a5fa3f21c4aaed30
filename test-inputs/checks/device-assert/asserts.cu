#include <cassert>

__global__ void k(int *x, int n) {
  assert(threadIdx.x < n); // DIAG: device-assert
  assert(x != nullptr);    // said above
}

// On the host it is C's.
void host(int *x) { assert(x != nullptr); }
