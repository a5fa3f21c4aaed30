// The rest of its program: nvcc includes the runtime's header by itself.
#include <vector>

void release(std::vector<void *> &blocks);

__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }

int main() {
  std::vector<void *> blocks(1);
  cudaMalloc(&blocks[0], 32 * sizeof(float));
  scale<<<1, 32>>>(static_cast<float *>(blocks[0]), 2);
  release(blocks);
  return cudaDeviceSynchronize();
}
