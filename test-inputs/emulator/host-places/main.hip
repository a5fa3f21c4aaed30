// What is wrong with a call of the API is told with the line of the call, under the name that is
// written there: through macros and wrappers, in templates, in units of the host's alone.
#include "shared.h"
#include <cstdio>

__constant__ int table[4];

#define CHECK(call)                                                                                \
  do {                                                                                             \
    if ((call) != hipSuccess)                                                                      \
      ++failures;                                                                                  \
  } while (0)

int failures;

template <class T> void fill(T *target, size_t bytes) {
  CHECK(hipMemset(target, 0, bytes)); // REPORT: bad-copy
}

__global__ void nothing() {}

int main() {
  int host[8] = {}, *device;
  CHECK(hipMalloc(&device, sizeof host));
  CHECK(hipMemcpy(host, device, sizeof host, hipMemcpyHostToDevice)); // REPORT: bad-copy
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), host, sizeof host)); // REPORT: bad-copy
  nothing<<<1, 1>>>();
  CHECK(hipMemcpyWithStream(device, host, 2 * sizeof host, hipMemcpyHostToDevice, 0)); // REPORT: bad-copy
  fill(device, 2 * sizeof host);
  failures += copyTooMuch(device);
  std::printf("%d failures\n", failures);
  CHECK(hipFree(device));
}
