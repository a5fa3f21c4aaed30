// Arguments that go, with CUDA names in them.
#include <cuda_runtime.h>

__global__ void store(float *in, cudaSurfaceObject_t surface) {
  surf2Dwrite(in[threadIdx.x], surface, 4 * threadIdx.x, 0, cudaBoundaryModeTrap); // DIAG: meaning
}

__global__ void stream(float4 *to, const float4 *from) { __stcs(to + threadIdx.x, __ldcs(from)); }

cudaError_t hint(cudaGraphicsResource_t resource) {
  return cudaGraphicsResourceSetMapFlags(resource, cudaGraphicsMapFlagsWriteDiscard); // DIAG: meaning
}
