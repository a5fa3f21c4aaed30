// A matrix transposed through a padded tile in shared memory; pitched memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int tile = 32, rows = 8;

__global__ void transpose(const int *in, size_t inPitch, int *out, size_t outPitch, int width,
                          int height) {
  __shared__ int block[tile][tile + 1];
  int x = blockIdx.x * tile + threadIdx.x;
  for (int j = threadIdx.y; j < tile; j += rows) {
    int y = blockIdx.y * tile + j;
    if (x < width && y < height)
      block[j][threadIdx.x] =
          *(const int *)((const char *)in + y * inPitch + x * sizeof(int));
  }
  __syncthreads();
  x = blockIdx.y * tile + threadIdx.x;
  for (int j = threadIdx.y; j < tile; j += rows) {
    int y = blockIdx.x * tile + j;
    if (x < height && y < width)
      *(int *)((char *)out + y * outPitch + x * sizeof(int)) = block[threadIdx.x][j];
  }
}

int main() {
  constexpr int width = 100, height = 57;
  std::vector<int> in(width * height), out(width * height);
  for (size_t i = 0; i < in.size(); ++i)
    in[i] = int(i);
  int *a, *b;
  size_t aPitch, bPitch;
  CHECK(cudaMallocPitch(&a, &aPitch, width * sizeof(int), height));
  CHECK(cudaMallocPitch(&b, &bPitch, height * sizeof(int), width));
  CHECK(cudaMemcpy2D(a, aPitch, in.data(), width * sizeof(int), width * sizeof(int), height,
                     cudaMemcpyHostToDevice));
  dim3 grid((width + tile - 1) / tile, (height + tile - 1) / tile);
  transpose<<<grid, dim3(tile, rows)>>>(a, aPitch, b, bPitch, width, height);
  CHECK(cudaMemcpy2D(out.data(), height * sizeof(int), b, bPitch, height * sizeof(int), width,
                     cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      wrong += out[x * height + y] != in[y * width + x];
  std::printf("corner %d wrong %d\n", out[height], wrong);
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  return wrong != 0;
}
