#include <hip/hip_runtime.h>
#include <hiprand/hiprand_kernel.h>

void resource(hipResourceDesc *desc) {
  desc->flags = 0;                 // DIAG: unsupported-name
  desc->res.reserved.reserved[0] = 0; // DIAG: unsupported-name
}

void map(hipArrayMapInfo *info, hipMipmappedArray_t mipmap) {
  info->resource.mipmap = mipmap; // DIAG: unsupported-name
}

__device__ unsigned weyl(const hiprandState *state) {
  return state->d; // DIAG: unsupported-name
}
