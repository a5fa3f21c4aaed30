// CUDA 13's vectors with an alignment in their names: HIP's have 32 bytes.
#include <cuda_runtime.h>

struct Row {
  int id;
  double4_16a values;
};
__global__ void k(longlong4_32a *x, ulonglong4_16a *y, Row *rows) {
  x[threadIdx.x] = make_longlong4_32a(1, 2, 3, 4);
  y[threadIdx.x] = make_ulonglong4_16a(1, 2, 3, 4);
  rows[0].values = make_double4_16a(1, 2, 3, 4);
}
