// Addresses of the driver API that step by bytes.
#include <cuda.h>

struct Cursor {
  CUdeviceptr at;
};
CUdeviceptr walk(CUdeviceptr p, Cursor *c, int n) {
  for (int i = 0; i < n; i++, ++p)
    if (i & 1)
      p++;
  --p;
  c->at++;
  CUdeviceptr old = p++, next = ++p;
  return old + (next - c->at--);
}
