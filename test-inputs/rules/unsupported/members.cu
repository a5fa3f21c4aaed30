#include <cuda.h>
#include <cuda_runtime.h>
#include <curand_kernel.h>

void resource(cudaResourceDesc *desc) {
  desc->flags = 0;                 // DIAG: unsupported-name
  desc->res.reserved.reserved[0] = 0; // DIAG: unsupported-name
}

void map(CUarrayMapInfo *info, CUmipmappedArray mipmap) {
  info->resource.mipmap = mipmap; // DIAG: unsupported-name
}

__device__ unsigned weyl(const curandState *state) {
  return state->d; // DIAG: unsupported-name
}
