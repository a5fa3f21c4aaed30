// The port asks for another attribute than the original.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <hip/hip_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    hipError_t status = (call);                                                                    \
    if (status != hipSuccess) {                                                                    \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));          \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

int main() {
  int value = 0, n = 0;
  CHECK(hipGetDeviceCount(&n));
  CHECK(hipDeviceGetAttribute(&value, hipDeviceAttributeMaxBlockDimZ, 0)); // BUG
  std::printf("devices %d threads %d\n", n > 0, value);
  return 0;
}
