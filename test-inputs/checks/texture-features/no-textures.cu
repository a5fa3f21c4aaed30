// ARGS: --target=gfx942
#include <cuda_runtime.h>

texture<float, 2> reference; // told of with the first object

void create(cudaResourceDesc resource, cudaTextureDesc texture) {
  cudaTextureObject_t object;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr); // DIAG: texture-features
}
// Near miss: nothing is made.
__global__ void read(float *x, cudaTextureObject_t object) { x[0] = tex2D<float>(object, 0, 0); }
