// A picture of the Mandelbrot set, in letters.
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

__global__ void escape(unsigned char *image, int width, int height, int limit) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  double2 c = make_double2(-2.2 + 3.2 * x / width, -1.2 + 2.4 * y / height), z = make_double2(0, 0);
  int steps = 0;
  while (steps < limit && z.x * z.x + z.y * z.y <= 4) {
    z = make_double2(z.x * z.x - z.y * z.y + c.x, 2 * z.x * z.y + c.y);
    ++steps;
  }
  image[y * width + x] = steps == limit ? '#' : " .:-=+*"[steps % 7];
}

int main() {
  constexpr int width = 76, height = 30;
  unsigned char *device;
  std::vector<unsigned char> image(width * height);
  CHECK(cudaMalloc(&device, image.size()));
  dim3 block(8, 8), grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
  escape<<<grid, block>>>(device, width, height, 100);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(image.data(), device, image.size(), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(device));
  for (int y = 0; y < height; ++y)
    std::printf("%.*s\n", width, reinterpret_cast<const char *>(&image[y * width]));
  return 0;
}
