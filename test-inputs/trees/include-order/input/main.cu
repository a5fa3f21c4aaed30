#include "tensor.cuh"
#include "late.cuh"
#include <cuda_bf16.h>
#include "wide.cuh"
__global__ void k(Tensor t, Wide w, float *out) {
  *out = widen(t.data[0]) + __bfloat162float(w.value);
}
