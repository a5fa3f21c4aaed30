// Pyramids of images: each level is made from the one before by a kernel that writes a surface, and
// then read at levels in between (trilinear), at those that steps between pixels ask for, in layers, on
// the faces of a cube and in a volume.
#include <cmath>
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

constexpr int side = 32, levels = 6, layers = 3;

__global__ void halve(cudaTextureObject_t finer, cudaSurfaceObject_t coarser, int size) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= size || y >= size)
    return;
  // In the middle of four texels, filtering makes their mean.
  float mean = tex2D<float>(finer, (x + 0.5f) / size, (y + 0.5f) / size);
  surf2Dwrite(mean, coarser, x * int(sizeof(float)), y);
}

__global__ void along(cudaTextureObject_t pyramid, float *values, int count) {
  int i = threadIdx.x;
  if (i < count)
    values[i] = tex2DLod<float>(pyramid, 0.3f, 0.6f, i * 0.25f);
}

__global__ void inSteps(cudaTextureObject_t pyramid, float *values, int count) {
  int i = threadIdx.x;
  if (i >= count)
    return;
  float step = exp2f(float(i)) / side;
  values[i] = tex2DGrad<float>(pyramid, 0.3f, 0.6f, make_float2(step, 0), make_float2(0, step / 2));
}

__global__ void inLayers(cudaTextureObject_t images, float *values, int count) {
  int i = threadIdx.x;
  if (i < count)
    values[i] = tex2DLayeredLod<float>(images, 0.4f, 0.7f, i % layers, float(i / layers));
}

__global__ void onCube(cudaTextureObject_t cube, float *values, int count) {
  int i = threadIdx.x;
  if (i >= count)
    return;
  const float directions[6][3] = {{1, 0.2f, 0.3f},  {-1, 0.2f, 0.3f},  {0.2f, 1, 0.3f},
                                  {0.2f, -1, 0.3f}, {0.2f, 0.3f, 1.f}, {0.2f, 0.3f, -1}};
  const float *d = directions[i % 6];
  values[i] = texCubemapLod<float>(cube, d[0], d[1], d[2], float(i / 6));
}

__global__ void inVolume(cudaTextureObject_t volume, float *values, int count) {
  int i = threadIdx.x;
  if (i < count)
    values[i] = tex3DLod<float>(volume, 0.3f, 0.5f, 0.7f, i * 0.5f);
}

cudaTextureObject_t textureOf(cudaMipmappedArray_t array, float last) {
  cudaResourceDesc resource{};
  resource.resType = cudaResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = array;
  cudaTextureDesc description{};
  for (auto &mode : description.addressMode)
    mode = cudaAddressModeClamp;
  description.filterMode = cudaFilterModeLinear;
  description.mipmapFilterMode = cudaFilterModeLinear;
  description.normalizedCoords = 1;
  description.maxMipmapLevelClamp = last;
  cudaTextureObject_t texture;
  CHECK(cudaCreateTextureObject(&texture, &resource, &description, nullptr));
  return texture;
}

cudaTextureObject_t textureOf(cudaArray_t array) {
  cudaResourceDesc resource{};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc description{};
  description.addressMode[0] = description.addressMode[1] = cudaAddressModeClamp;
  description.filterMode = cudaFilterModeLinear;
  description.normalizedCoords = 1;
  cudaTextureObject_t texture;
  CHECK(cudaCreateTextureObject(&texture, &resource, &description, nullptr));
  return texture;
}

template <class Kernel> void show(const char *name, Kernel kernel, cudaTextureObject_t texture, int count) {
  float *values;
  CHECK(cudaMalloc(&values, count * sizeof(float)));
  kernel<<<1, 64>>>(texture, values, count);
  std::vector<float> result(count);
  CHECK(cudaMemcpy(result.data(), values, count * sizeof(float), cudaMemcpyDeviceToHost));
  std::printf("%s:", name);
  for (float value : result)
    std::printf(" %.3f", value);
  std::printf("\n");
  CHECK(cudaFree(values));
}

// Fills a level of slices with numbers that tell them apart.
void fill(cudaMipmappedArray_t array, int level, int size, int depth) {
  cudaArray_t one;
  CHECK(cudaGetMipmappedArrayLevel(&one, array, level));
  std::vector<float> values;
  for (int z = 0; z < depth; ++z)
    for (int i = 0; i < size * size; ++i)
      values.push_back(100.0f * level + 10.0f * z + float(i % size) / size);
  cudaMemcpy3DParms copy{};
  copy.srcPtr = make_cudaPitchedPtr(values.data(), size * sizeof(float), size, size);
  copy.dstArray = one;
  copy.extent = make_cudaExtent(size, size, depth);
  copy.kind = cudaMemcpyHostToDevice;
  CHECK(cudaMemcpy3D(&copy));
}

int main() {
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaMipmappedArray_t pyramid;
  CHECK(cudaMallocMipmappedArray(&pyramid, &format, make_cudaExtent(side, side, 0), levels,
                                 cudaArraySurfaceLoadStore));
  cudaArray_t finest;
  CHECK(cudaGetMipmappedArrayLevel(&finest, pyramid, 0));
  std::vector<float> image(side * side);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      image[y * side + x] = float((x * 5 + y * 3) % 11) + (x / 8 + y / 8) % 2 * 20.0f;
  CHECK(cudaMemcpy2DToArray(finest, 0, 0, image.data(), side * sizeof(float), side * sizeof(float),
                            side, cudaMemcpyHostToDevice));
  for (int level = 1, size = side / 2; level < levels; ++level, size /= 2) {
    cudaArray_t finer, coarser;
    CHECK(cudaGetMipmappedArrayLevel(&finer, pyramid, level - 1));
    CHECK(cudaGetMipmappedArrayLevel(&coarser, pyramid, level));
    cudaTextureObject_t from = textureOf(finer);
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = coarser;
    cudaSurfaceObject_t to;
    CHECK(cudaCreateSurfaceObject(&to, &resource));
    halve<<<dim3((size + 7) / 8, (size + 7) / 8), dim3(8, 8)>>>(from, to, size);
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaDestroySurfaceObject(to));
    CHECK(cudaDestroyTextureObject(from));
    std::vector<float> values(size * size);
    CHECK(cudaMemcpy2DFromArray(values.data(), size * sizeof(float), coarser, 0, 0,
                                size * sizeof(float), size, cudaMemcpyDeviceToHost));
    float sum = 0;
    for (float value : values)
      sum += value;
    std::printf("level %d: mean %.3f, first %.3f\n", level, sum / (size * size), values[0]);
  }
  cudaTextureObject_t texture = textureOf(pyramid, levels - 1), upToOne = textureOf(pyramid, 1);
  show("along the levels", along, texture, 24);
  show("no further than level 1", along, upToOne, 8);
  show("by steps between pixels", inSteps, texture, levels);

  cudaMipmappedArray_t images, cube, volume;
  CHECK(cudaMallocMipmappedArray(&images, &format, make_cudaExtent(8, 8, layers), 3,
                                 cudaArrayLayered));
  CHECK(cudaMallocMipmappedArray(&cube, &format, make_cudaExtent(8, 8, 6), 3, cudaArrayCubemap));
  CHECK(cudaMallocMipmappedArray(&volume, &format, make_cudaExtent(8, 8, 8), 3, 0));
  for (int level = 0, size = 8; level < 3; ++level, size /= 2) {
    fill(images, level, size, layers);
    fill(cube, level, size, 6);
    fill(volume, level, size, size);
  }
  cudaTextureObject_t textures[] = {textureOf(images, 2), textureOf(cube, 2), textureOf(volume, 2)};
  show("layers", inLayers, textures[0], 3 * layers);
  show("cube", onCube, textures[1], 18);
  show("volume", inVolume, textures[2], 5);
  for (cudaTextureObject_t object : {texture, upToOne, textures[0], textures[1], textures[2]})
    CHECK(cudaDestroyTextureObject(object));
  for (cudaMipmappedArray_t array : {pyramid, images, cube, volume})
    CHECK(cudaFreeMipmappedArray(array));
  return 0;
}
