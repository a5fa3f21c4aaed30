/* An array and a texture that C makes. */
#include <cuda_runtime.h>
#include <string.h>

cudaError_t makeTexture(cudaTextureObject_t *texture, cudaArray_t *array, const float *data) {
  struct cudaChannelFormatDesc format = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
  struct cudaResourceDesc resource;
  struct cudaTextureDesc how;
  struct cudaMemcpy3DParms copy;
  cudaError_t status = cudaMallocArray(array, &format, 8, 8, 0);
  memset(&resource, 0, sizeof resource);
  memset(&how, 0, sizeof how);
  memset(&copy, 0, sizeof copy);
  copy.srcPtr.ptr = (void *)data;
  copy.srcPtr.pitch = 8 * sizeof *data;
  copy.srcPtr.xsize = copy.srcPtr.ysize = 8;
  copy.dstArray = *array;
  copy.extent.width = copy.extent.height = 8;
  copy.extent.depth = 1;
  copy.kind = cudaMemcpyHostToDevice;
  if (status == cudaSuccess)
    status = cudaMemcpy3D(&copy);
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = *array;
  how.addressMode[0] = cudaAddressModeClamp;
  how.addressMode[1] = cudaAddressModeBorder;
  how.filterMode = cudaFilterModeLinear;
  return status == cudaSuccess ? cudaCreateTextureObject(texture, &resource, &how, 0) : status;
}

cudaError_t destroyTexture(cudaTextureObject_t texture, cudaArray_t array) {
  cudaError_t status = cudaDestroyTextureObject(texture);
  return status == cudaSuccess ? cudaFreeArray(array) : status;
}
