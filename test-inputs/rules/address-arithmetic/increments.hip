// Addresses of the driver API that step by bytes.
#include <hip/hip_runtime.h>

struct Cursor {
  hipDeviceptr_t at;
};
hipDeviceptr_t walk(hipDeviceptr_t p, Cursor *c, int n) {
  for (int i = 0; i < n; i++, (p = (hipDeviceptr_t)((char *)(p) + 1)))
    if (i & 1)
      p = (hipDeviceptr_t)((char *)(p) + 1);
  p = (hipDeviceptr_t)((char *)(p) - 1);
  c->at = (hipDeviceptr_t)((char *)(c->at) + 1);
  hipDeviceptr_t old = ((hipDeviceptr_t)((char *)(p = (hipDeviceptr_t)((char *)(p) + 1)) - 1)), next = (p = (hipDeviceptr_t)((char *)(p) + 1));
  return (hipDeviceptr_t)((char *)(old) + ((((char *)(next) - (char *)(((hipDeviceptr_t)((char *)(c->at = (hipDeviceptr_t)((char *)(c->at) - 1)) + 1)))))));
}
