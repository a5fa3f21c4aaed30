// Arguments that go, with CUDA names in them.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void store(float *in, hipSurfaceObject_t surface) {
  tranship::surf2Dwrite(in[threadIdx.x], surface, 4 * threadIdx.x, 0); // DIAG: meaning
}

__global__ void stream(float4 *to, const float4 *from) { (*(to + threadIdx.x) = ((*(from)))); }

hipError_t hint(hipGraphicsResource_t resource) {
  return ((void)(resource), (void)(hipGraphicsRegisterFlagsWriteDiscard), hipSuccess); // DIAG: meaning
}
