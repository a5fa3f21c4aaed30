// The game of life on a torus; two boards in one allocation, copied from device to device.
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

__global__ void generation(const unsigned char *from, unsigned char *to, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  int alive = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      if (dx || dy)
        alive += from[(y + dy + height) % height * width + (x + dx + width) % width];
  to[y * width + x] = alive == 3 || (alive == 2 && from[y * width + x]);
}

int main() {
  constexpr int width = 40, height = 20, cells = width * height;
  std::vector<unsigned char> board(cells);
  for (int cell : {1, width + 2, 2 * width, 2 * width + 1, 2 * width + 2}) // a glider
    board[cell] = 1;
  for (int x = 20; x < 30; ++x)
    board[10 * width + x] = 1;
  unsigned char *device;
  CHECK(cudaMalloc(&device, 2 * cells));
  CHECK(cudaMemcpy(device, board.data(), cells, cudaMemcpyHostToDevice));
  for (int i = 0; i < 30; ++i) {
    generation<<<dim3(5, 3), dim3(8, 8)>>>(device, device + cells, width, height);
    CHECK(cudaMemcpy(device, device + cells, cells, cudaMemcpyDeviceToDevice));
  }
  CHECK(cudaMemcpy(board.data(), device, cells, cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x)
      std::putchar(board[y * width + x] ? 'O' : '.');
    std::putchar('\n');
  }
  return 0;
}
