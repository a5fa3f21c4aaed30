// Texture and surface objects are one type in CUDA, and two types of pointers in HIP.
#include <cuda_runtime.h>

struct Linear {
  cudaSurfaceObject_t tex;
};

__global__ void use(cudaTextureObject_t texture, float *out) { out[0] = tex2D<float>(texture, 0.5f, 0.5f); }

cudaError_t make(Linear &linear, const cudaResourceDesc &resource, const cudaTextureDesc &how) {
  return cudaCreateTextureObject(&linear.tex, &resource, &how, nullptr);
}

void makeAll(Linear *linear, const cudaResourceDesc &resource, const cudaTextureDesc &how) {
  for (int i = 0; i < 3; ++i)
    cudaCreateTextureObject(&linear[i].tex, &resource, &how, 0);
}

void end(Linear &linear, float *out) {
  use<<<1, 1>>>(linear.tex, out);
  cudaTextureObject_t texture = linear.tex;
  if (texture == linear.tex)
    cudaDestroySurfaceObject(texture);
  cudaDestroyTextureObject(linear.tex);
  linear.tex = texture;
}

// Those of one type stay as they are.
cudaError_t same(cudaTextureObject_t *texture, cudaSurfaceObject_t surface, cudaResourceDesc *resource) {
  cudaDestroySurfaceObject(surface);
  return cudaGetTextureObjectResourceDesc(resource, *texture);
}
