// SPDX-License-Identifier: 0BSD
// Calls of the driver API that HIP has for the runtime's objects only. Both C and C++ compilers read them.

//- helper: func-set-attribute
//- language: c
//- includes: hip/hip_runtime_api.h
// AMD GPUs need no permission for dynamic shared memory, and take no hint for what else the memory is used. As with
// CUDA's driver, a size that no launch can have is an error.
static inline hipError_t transhipFuncSetAttribute(hipFunction_t function, hipFunction_attribute attribute, int value) {
#if defined(__HIP_PLATFORM_NVIDIA__)
  return cuFuncSetAttribute(function, (CUfunction_attribute)attribute, value) == CUDA_SUCCESS ? hipSuccess
                                                                                              : hipErrorInvalidValue;
#else
  int device = 0, all = 0, used = 0;
  hipError_t status;
  if (attribute == HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)
    return value >= -1 && value <= 100 ? hipSuccess : hipErrorInvalidValue;
  if (attribute != HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES)
    return hipErrorInvalidValue;
  status = hipGetDevice(&device);
  if (status == hipSuccess)
    status = hipDeviceGetAttribute(&all, hipDeviceAttributeMaxSharedMemoryPerBlock, device);
  if (status == hipSuccess)
    status = hipFuncGetAttribute(&used, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, function);
  if (status != hipSuccess)
    return status;
  return value >= 0 && value <= all - used ? hipSuccess : hipErrorInvalidValue;
#endif
}

//- helper: surf-object-create
//- language: c
//- includes: hip/hip_runtime_api.h, string.h
static inline hipError_t transhipSurfObjectCreate(hipSurfaceObject_t *surface, const HIP_RESOURCE_DESC *resource) {
  struct hipResourceDesc description;
  if (resource->resType != HIP_RESOURCE_TYPE_ARRAY)
    return hipErrorInvalidValue;
  memset(&description, 0, sizeof description);
  description.resType = hipResourceTypeArray;
  description.res.array.array = (hipArray_t)resource->res.array.hArray;
  return hipCreateSurfaceObject(surface, &description);
}
