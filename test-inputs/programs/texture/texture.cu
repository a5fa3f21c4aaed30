// An image read through a texture object (nearest neighbours, clamped, enlarged twice) and through a
// surface object, whose columns count bytes.
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

__global__ void enlarge(cudaTextureObject_t image, float *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height)
    out[y * width + x] = tex2D<float>(image, x / 2 + 0.5f, y / 2 + 0.5f);
}

__global__ void turn(cudaSurfaceObject_t image, float *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height)
    out[y * width + x] =
        surf2Dread<float>(image, (width - 1 - x) * int(sizeof(float)), height - 1 - y);
}

int main() {
  constexpr int width = 24, height = 10;
  std::vector<float> image(width * height), result(4 * width * height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      image[y * width + x] = float(x + 100 * y);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray_t array;
  CHECK(cudaMallocArray(&array, &format, width, height, cudaArraySurfaceLoadStore));
  CHECK(cudaMemcpy2DToArray(array, 0, 0, image.data(), width * sizeof(float),
                            width * sizeof(float), height, cudaMemcpyHostToDevice));
  cudaResourceDesc resource{};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc description{};
  description.addressMode[0] = cudaAddressModeClamp;
  description.addressMode[1] = cudaAddressModeClamp;
  description.filterMode = cudaFilterModePoint;
  description.readMode = cudaReadModeElementType;
  description.normalizedCoords = 0;
  cudaTextureObject_t texture = 0;
  CHECK(cudaCreateTextureObject(&texture, &resource, &description, nullptr));
  float *out;
  CHECK(cudaMalloc(&out, result.size() * sizeof(float)));
  enlarge<<<dim3(3, 2), dim3(16, 16)>>>(texture, out, 2 * width, 2 * height);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(result.data(), out, result.size() * sizeof(float), cudaMemcpyDeviceToHost));
  int wrong = 0;
  for (int y = 0; y < 2 * height; ++y)
    for (int x = 0; x < 2 * width; ++x)
      wrong += result[y * 2 * width + x] != image[y / 2 * width + x / 2];
  std::printf("last %.1f wrong %d\n", result.back(), wrong);
  cudaSurfaceObject_t surface = 0;
  CHECK(cudaCreateSurfaceObject(&surface, &resource));
  turn<<<dim3(2, 1), dim3(16, 16)>>>(surface, out, width, height);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(result.data(), out, image.size() * sizeof(float), cudaMemcpyDeviceToHost));
  for (size_t i = 0; i < image.size(); ++i)
    wrong += result[i] != image[image.size() - 1 - i];
  std::printf("first %.1f wrong %d\n", result.front(), wrong);
  CHECK(cudaDestroySurfaceObject(surface));
  CHECK(cudaDestroyTextureObject(texture));
  CHECK(cudaFreeArray(array));
  CHECK(cudaFree(out));
  return wrong != 0;
}
