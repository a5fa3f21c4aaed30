// CUDA 13's vectors with an alignment in their names: HIP's have 32 bytes.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

struct Row {
  int id;
  tranship::double4_16a values;
};
__global__ void k(longlong4 *x, tranship::ulonglong4_16a *y, Row *rows) {
  x[threadIdx.x] = make_longlong4(1, 2, 3, 4);
  y[threadIdx.x] = tranship::make_ulonglong4_16a(1, 2, 3, 4);
  rows[0].values = tranship::make_double4_16a(1, 2, 3, 4);
}
