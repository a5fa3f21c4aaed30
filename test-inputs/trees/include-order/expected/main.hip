#include <hip/hip_runtime.h>
#include "tensor.cuh"
#include "late.cuh"
#include <hip/hip_bf16.h>
#include "wide.cuh"
__global__ void k(Tensor t, Wide w, float *out) {
  *out = widen(t.data[0]) + __bfloat162float(w.value);
}
