// Calls of the driver API that HIP has for the runtime's objects only.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

bool prepare(hipFunction_t kernel, int bytes) {
  if (transhipFuncSetAttribute(kernel, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes) != hipSuccess) // DIAG: shared-memory-size
    return false;
  return transhipFuncSetAttribute(kernel, HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 100) ==
         hipSuccess;
}

hipSurfaceObject_t surfaceOf(hipArray_t array) {
  HIP_RESOURCE_DESC resource = {};
  resource.resType = HIP_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  hipSurfaceObject_t surface = 0;
  transhipSurfObjectCreate(&surface, &resource);
  return surface;
}

void forget(hipSurfaceObject_t surface) { hipDestroySurfaceObject(surface); }
