// The rest of its program: nvcc includes the runtime's header by itself.
#include <hip/hip_runtime.h>
#include <vector>

void release(std::vector<void *> &blocks);

__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }

int main() {
  std::vector<void *> blocks(1);
  hipMalloc(&blocks[0], 32 * sizeof(float));
  hipLaunchKernelGGL(scale, dim3(1), dim3(32), 0, 0, static_cast<float *>(blocks[0]), 2);
  release(blocks);
  return hipDeviceSynchronize();
}
