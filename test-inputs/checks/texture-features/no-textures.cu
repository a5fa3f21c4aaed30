// ARGS: --target=gfx942
#include <cuda.h>
#include <cuda_runtime.h>

texture<float, 2> reference; // told of with the object

void create(CUDA_RESOURCE_DESC resource, CUDA_TEXTURE_DESC texture) {
  CUtexObject object;
  cuTexObjectCreate(&object, &resource, &texture, nullptr); // DIAG: texture-features
}
// Near misses: the port brings along what makes and reads these objects.
void create(cudaResourceDesc resource, cudaTextureDesc texture) {
  cudaTextureObject_t object;
  cudaCreateTextureObject(&object, &resource, &texture, nullptr);
}
__global__ void read(float *x, cudaTextureObject_t object) { x[0] = tex2D<float>(object, 0, 0); }
