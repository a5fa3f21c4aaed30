// ARGS: --target=gfx90a,gfx1100
#include <cuda_runtime.h>

cudaTextureObject_t floats(cudaArray_t array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc texture = {};
  texture.addressMode[0] = cudaAddressModeClamp;
  texture.addressMode[1] = cudaAddressModeWrap; // DIAG: texture-features
  texture.filterMode = cudaFilterModeLinear;    // DIAG: texture-features
  texture.readMode = cudaReadModeElementType;
  texture.maxAnisotropy = 8;                    // DIAG: texture-features
  texture.mipmapLevelBias = 0.5f;               // DIAG: texture-features
  cudaTextureObject_t object;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr);
  return object;
}

cudaTextureObject_t pitched(void *data, size_t pitch, bool smooth) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypePitch2D;
  resource.res.pitch2D.devPtr = data;
  resource.res.pitch2D.pitchInBytes = pitch;
  cudaTextureDesc texture = {};
  texture.filterMode = smooth ? cudaFilterModeLinear : cudaFilterModePoint;
  cudaTextureObject_t object;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr); // DIAG: texture-features
  texture.filterMode = cudaFilterModePoint;
  texture.normalizedCoords = 1;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr); // DIAG: texture-features
  return object;
}

void arrays(cudaExtent size) {
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMipmappedArray_t mipmap;
  cudaMallocMipmappedArray(&mipmap, &format, size, 4); // DIAG: texture-features
  cudaArray_t cube, layers;
  cudaMalloc3DArray(&cube, &format, size, cudaArrayCubemap); // DIAG: texture-features
  cudaMalloc3DArray(&layers, &format, size, cudaArrayLayered);
}

// Near misses: filtered bytes, plain points, linear memory, where the filter is ignored.
void plain(cudaArray_t array, void *data) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc texture = {};
  texture.addressMode[0] = cudaAddressModeClamp;
  texture.addressMode[1] = cudaAddressModeClamp;
  texture.filterMode = cudaFilterModeLinear;
  texture.readMode = cudaReadModeNormalizedFloat;
  texture.maxAnisotropy = 0;
  cudaTextureObject_t object;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr);
  texture.filterMode = cudaFilterModePoint;
  texture.readMode = cudaReadModeElementType;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr);
  cudaResourceDesc linear = {};
  linear.resType = cudaResourceTypeLinear;
  linear.res.linear.devPtr = data;
  cudaTextureDesc ignored = {};
  ignored.filterMode = cudaFilterModeLinear;
  cudaCreateTextureObject(&object, &linear, &ignored, nullptr);
}
