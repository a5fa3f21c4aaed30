// Calls of the driver API that HIP has for the runtime's objects only.
#include <cuda.h>

bool prepare(CUfunction kernel, int bytes) {
  if (cuFuncSetAttribute(kernel, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes) != CUDA_SUCCESS) // DIAG: shared-memory-size
    return false;
  return cuFuncSetAttribute(kernel, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100) ==
         CUDA_SUCCESS;
}

CUsurfObject surfaceOf(CUarray array) {
  CUDA_RESOURCE_DESC resource = {};
  resource.resType = CU_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  CUsurfObject surface = 0;
  cuSurfObjectCreate(&surface, &resource);
  return surface;
}

void forget(CUsurfObject surface) { cuSurfObjectDestroy(surface); }
