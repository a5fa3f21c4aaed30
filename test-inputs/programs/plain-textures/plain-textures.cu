// Textures and surfaces of all kinds: linear and pitched memory, arrays with one to three dimensions, layers, cube maps and
// mipmaps, with all address modes, filters and ways to read. A GPU without textures must give the same.
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

constexpr int count = 64;
static float *out;

extern "C" cudaError_t makeTexture(cudaTextureObject_t *texture, cudaArray_t *array, const float *data);
extern "C" cudaError_t destroyTexture(cudaTextureObject_t texture, cudaArray_t array);

static void show(const char *what) {
  std::vector<float> values(count);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(values.data(), out, count * sizeof(float), cudaMemcpyDeviceToHost));
  double sum = 0;
  for (int i = 0; i < count; ++i)
    sum += values[i] * (i + 1);
  std::printf("%s: %.5g %.5g %.5g %.5g, all %.6g\n", what, values[0], values[1], values[17],
              values[63], sum);
}

__device__ int number() { return blockIdx.x * blockDim.x + threadIdx.x; }

template <class T> __global__ void fetch(cudaTextureObject_t texture, float *out) {
  T value = tex1Dfetch<T>(texture, number() - 2);
  out[number()] = float(value.x) + 2 * float(value.y);
}
template <class T> __global__ void read1D(cudaTextureObject_t texture, float *out, float scale) {
  out[number()] = float(tex1D<T>(texture, (number() - 8) * scale));
}
template <class T> __global__ void read2D(cudaTextureObject_t texture, float *out, float scale) {
  T value;
  tex2D(&value, texture, (number() % 8 - 2) * scale, (number() / 8 - 1) * scale);
  out[number()] = float(value);
}
__global__ void read3D(cudaTextureObject_t texture, float *out, float scale) {
  float4 value = tex3D<float4>(texture, (number() % 4 - 1) * scale, (number() / 4 % 4) * scale,
                               (number() / 16 - 1) * scale);
  out[number()] = value.x + 2 * value.y + 3 * value.z + 4 * value.w;
}
__global__ void readLayers(cudaTextureObject_t rows, cudaTextureObject_t images, float *out) {
  out[number()] = tex1DLayered<float>(rows, number() * 0.37f, number() % 4) +
                  tex2DLayered<float>(images, number() * 0.21f, number() * 0.13f, number() % 3);
}
__global__ void readCube(cudaTextureObject_t cube, float *out) {
  float angle = number() * 0.3f;
  out[number()] = texCubemap<float>(cube, cosf(angle), sinf(angle), number() % 5 - 2.0f);
}
__global__ void readLevels(cudaTextureObject_t levels, float *out) {
  float x = number() * 0.017f, y = number() * 0.011f;
  out[number()] = tex2DLod<float>(levels, x, y, number() * 0.06f) +
                  tex2DGrad<float>(levels, x, y, make_float2(0.2f, 0), make_float2(0, 0.3f));
}
__global__ void gather(cudaTextureObject_t texture, float *out) {
  float4 value = tex2Dgather<float4>(texture, number() % 8 + 0.7f, number() / 8 + 0.2f, 1);
  out[number()] = value.x + 2 * value.y + 3 * value.z + 4 * value.w;
}
__global__ void write(cudaSurfaceObject_t image, cudaSurfaceObject_t volume, cudaSurfaceObject_t rows) {
  int x = number() % 8, y = number() / 8;
  surf2Dwrite(float(number()) * 1.5f, image, x * int(sizeof(float)), y);
  surf3Dwrite(make_float2(x, y), volume, x % 4 * int(sizeof(float2)), y % 4, x / 4 + y / 4 * 2);
  if (y < 4)
    surf1DLayeredwrite((unsigned char)(number() * 3), rows, x, y);
}
__global__ void readBack(cudaSurfaceObject_t image, cudaSurfaceObject_t volume,
                         cudaSurfaceObject_t rows, float *out) {
  int x = number() % 8, y = number() / 8;
  float2 pair;
  surf3Dread(&pair, volume, x % 4 * int(sizeof(float2)), y % 4, x / 4 + y / 4 * 2);
  out[number()] = surf2Dread<float>(image, (7 - x) * int(sizeof(float)), y) + pair.x + 2 * pair.y +
                  surf1DLayeredread<unsigned char>(rows, x, y % 4);
}

static cudaTextureDesc settings(cudaTextureAddressMode x, cudaTextureAddressMode y,
                                cudaTextureFilterMode filter, bool isNormalized,
                                cudaTextureReadMode read = cudaReadModeElementType) {
  cudaTextureDesc how = {};
  how.addressMode[0] = x;
  how.addressMode[1] = y;
  how.addressMode[2] = x;
  how.filterMode = filter;
  how.normalizedCoords = isNormalized;
  how.readMode = read;
  how.borderColor[0] = 7;
  return how;
}
static cudaTextureObject_t textureOf(const cudaResourceDesc &resource, const cudaTextureDesc &how) {
  cudaTextureObject_t object;
  CHECK(cudaCreateTextureObject(&object, &resource, &how, nullptr));
  return object;
}
static cudaResourceDesc inArray(cudaArray_t array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  return resource;
}
static cudaArray_t filled(cudaChannelFormatDesc format, cudaExtent extent, unsigned flags) {
  cudaArray_t array;
  CHECK(cudaMalloc3DArray(&array, &format, extent, flags));
  size_t height = extent.height ? extent.height : 1, depth = extent.depth ? extent.depth : 1;
  size_t texel = (format.x + format.y + format.z + format.w) / 8;
  std::vector<float> data(extent.width * height * depth * texel / sizeof(float));
  for (size_t i = 0; i < data.size(); ++i)
    data[i] = float(i * 7 % 23) + 0.25f * float(i % 3);
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(data.data(), extent.width * texel, extent.width, height);
  copy.dstArray = array;
  copy.extent = make_cudaExtent(extent.width, height, depth);
  copy.kind = cudaMemcpyHostToDevice;
  CHECK(cudaMemcpy3D(&copy));
  return array;
}

static void linearMemory() {
  std::vector<short2> pairs(50);
  std::vector<uchar2> bytes(50);
  for (int i = 0; i < 50; ++i) {
    pairs[i] = make_short2(short(i * 31 - 700), short(-i));
    bytes[i] = make_uchar2((unsigned char)(i * 5), (unsigned char)(255 - i));
  }
  void *memory, *more;
  CHECK(cudaMalloc(&memory, 50 * sizeof(short2)));
  CHECK(cudaMalloc(&more, 50 * sizeof(uchar2)));
  CHECK(cudaMemcpy(memory, pairs.data(), 50 * sizeof(short2), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(more, bytes.data(), 50 * sizeof(uchar2), cudaMemcpyHostToDevice));
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = cudaCreateChannelDesc<short2>();
  resource.res.linear.sizeInBytes = 50 * sizeof(short2);
  cudaTextureDesc how = {};
  cudaTextureObject_t one = textureOf(resource, how);
  fetch<short2><<<2, 32>>>(one, out);
  show("linear memory");
  resource.res.linear.devPtr = more;
  resource.res.linear.desc = cudaCreateChannelDesc<uchar2>();
  resource.res.linear.sizeInBytes = 50 * sizeof(uchar2);
  how.readMode = cudaReadModeNormalizedFloat;
  cudaTextureObject_t two = textureOf(resource, how);
  fetch<float2><<<2, 32>>>(two, out);
  show("fractions of bytes");
  cudaResourceDesc same;
  CHECK(cudaGetTextureObjectResourceDesc(&same, two));
  std::printf("same memory: %d\n", same.res.linear.devPtr == more);
  CHECK(cudaDestroyTextureObject(one));
  CHECK(cudaDestroyTextureObject(two));
  CHECK(cudaFree(memory));
  CHECK(cudaFree(more));
}

static void pitchedMemory() {
  float *memory;
  size_t pitch;
  constexpr int width = 6, height = 5;
  CHECK(cudaMallocPitch(reinterpret_cast<void **>(&memory), &pitch, width * sizeof(float), height));
  std::vector<float> image(width * height);
  for (int i = 0; i < width * height; ++i)
    image[i] = float(i * i % 17);
  CHECK(cudaMemcpy2D(memory, pitch, image.data(), width * sizeof(float), width * sizeof(float),
                     height, cudaMemcpyHostToDevice));
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypePitch2D;
  resource.res.pitch2D.devPtr = memory;
  resource.res.pitch2D.desc = cudaCreateChannelDesc<float>();
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  const cudaTextureAddressMode modes[] = {cudaAddressModeWrap, cudaAddressModeClamp,
                                          cudaAddressModeMirror, cudaAddressModeBorder};
  for (int mode = 0; mode < 4; ++mode)
    for (int isNormalized = 0; isNormalized < 2; ++isNormalized) {
      cudaTextureObject_t object =
          textureOf(resource, settings(modes[mode], modes[(mode + 1) % 4], cudaFilterModeLinear,
                                     isNormalized));
      read2D<float><<<2, 32>>>(object, out, isNormalized ? 0.23f : 1.3f);
      show(isNormalized ? "pitched, fractions" : "pitched");
      CHECK(cudaDestroyTextureObject(object));
    }
  CHECK(cudaFree(memory));
}

static void arrays() {
  cudaArray_t image = filled(cudaCreateChannelDesc<float>(), make_cudaExtent(8, 8, 0),
                             cudaArraySurfaceLoadStore);
  cudaTextureObject_t object =
      textureOf(inArray(image), settings(cudaAddressModeMirror, cudaAddressModeWrap,
                                       cudaFilterModeLinear, true));
  read2D<float><<<2, 32>>>(object, out, 0.29f);
  show("different address modes");
  CHECK(cudaDestroyTextureObject(object));
  object = textureOf(inArray(image), settings(cudaAddressModeClamp, cudaAddressModeClamp,
                                            cudaFilterModePoint, false));
  read2D<float><<<2, 32>>>(object, out, 1.3f);
  show("points");
  CHECK(cudaDestroyTextureObject(object));
  cudaExtent extent;
  cudaChannelFormatDesc format;
  unsigned flags;
  CHECK(cudaArrayGetInfo(&format, &extent, &flags, image));
  std::printf("%d bits, %zu by %zu by %zu\n", format.x, extent.width, extent.height, extent.depth);

  cudaArray_t row;
  format = cudaCreateChannelDesc<unsigned short>();
  CHECK(cudaMallocArray(&row, &format, 16));
  std::vector<unsigned short> shorts(16);
  for (int i = 0; i < 16; ++i)
    shorts[i] = (unsigned short)(i * 4001);
  CHECK(cudaMemcpy2DToArray(row, 0, 0, shorts.data(), 32, 32, 1, cudaMemcpyHostToDevice));
  object = textureOf(inArray(row), settings(cudaAddressModeBorder, cudaAddressModeBorder,
                                          cudaFilterModeLinear, false, cudaReadModeNormalizedFloat));
  read1D<float><<<2, 32>>>(object, out, 0.4f);
  show("fractions of shorts");
  CHECK(cudaDestroyTextureObject(object));
  object = textureOf(inArray(row), settings(cudaAddressModeClamp, cudaAddressModeClamp,
                                          cudaFilterModePoint, false));
  read1D<unsigned short><<<2, 32>>>(object, out, 0.4f);
  show("shorts");
  CHECK(cudaDestroyTextureObject(object));
  std::vector<unsigned short> back(16);
  CHECK(cudaMemcpy2DFromArray(back.data(), 32, row, 0, 0, 32, 1, cudaMemcpyDeviceToHost));
  std::printf("copied back: %d\n", back == shorts);
  CHECK(cudaFreeArray(row));

  cudaArray_t volume = filled(cudaCreateChannelDesc<float4>(), make_cudaExtent(4, 3, 2), 0);
  object = textureOf(inArray(volume), settings(cudaAddressModeClamp, cudaAddressModeClamp,
                                             cudaFilterModeLinear, false));
  read3D<<<2, 32>>>(object, out, 0.7f);
  show("volume");
  CHECK(cudaDestroyTextureObject(object));
  CHECK(cudaFreeArray(volume));

  cudaArray_t four = filled(cudaCreateChannelDesc<float2>(), make_cudaExtent(8, 8, 0),
                            cudaArrayTextureGather);
  object = textureOf(inArray(four), settings(cudaAddressModeClamp, cudaAddressModeClamp,
                                           cudaFilterModePoint, false));
  gather<<<2, 32>>>(object, out);
  show("gather");
  CHECK(cudaDestroyTextureObject(object));
  CHECK(cudaFreeArray(four));
  CHECK(cudaFreeArray(image));
}

static void layersAndFaces() {
  const cudaTextureDesc how =
      settings(cudaAddressModeClamp, cudaAddressModeClamp, cudaFilterModeLinear, false);
  cudaArray_t rows = filled(cudaCreateChannelDesc<float>(), make_cudaExtent(16, 0, 4), cudaArrayLayered);
  cudaArray_t images = filled(cudaCreateChannelDesc<float>(), make_cudaExtent(8, 6, 3), cudaArrayLayered);
  cudaTextureObject_t a = textureOf(inArray(rows), how), b = textureOf(inArray(images), how);
  readLayers<<<2, 32>>>(a, b, out);
  show("layers");
  CHECK(cudaDestroyTextureObject(a));
  CHECK(cudaDestroyTextureObject(b));
  CHECK(cudaFreeArray(rows));
  CHECK(cudaFreeArray(images));
  cudaArray_t cube = filled(cudaCreateChannelDesc<float>(), make_cudaExtent(5, 5, 6), cudaArrayCubemap);
  cudaTextureObject_t c = textureOf(inArray(cube), settings(cudaAddressModeClamp, cudaAddressModeClamp,
                                                          cudaFilterModeLinear, true));
  readCube<<<2, 32>>>(c, out);
  show("cube");
  CHECK(cudaDestroyTextureObject(c));
  CHECK(cudaFreeArray(cube));
}

static void levels() {
  cudaMipmappedArray_t mipmaps;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  CHECK(cudaMallocMipmappedArray(&mipmaps, &format, make_cudaExtent(16, 8, 0), 4));
  for (unsigned level = 0; level < 4; ++level) {
    cudaArray_t one;
    CHECK(cudaGetMipmappedArrayLevel(&one, mipmaps, level));
    cudaExtent extent;
    CHECK(cudaArrayGetInfo(nullptr, &extent, nullptr, one));
    std::vector<float> data(extent.width * extent.height);
    for (size_t i = 0; i < data.size(); ++i)
      data[i] = float(i % 9 + 10 * level);
    CHECK(cudaMemcpy2DToArray(one, 0, 0, data.data(), extent.width * sizeof(float),
                              extent.width * sizeof(float), extent.height, cudaMemcpyHostToDevice));
  }
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = mipmaps;
  cudaTextureDesc how = settings(cudaAddressModeWrap, cudaAddressModeClamp, cudaFilterModeLinear, true);
  how.mipmapFilterMode = cudaFilterModeLinear;
  how.maxMipmapLevelClamp = 3;
  how.mipmapLevelBias = 0.25f;
  cudaTextureObject_t object = textureOf(resource, how);
  readLevels<<<2, 32>>>(object, out);
  show("levels");
  CHECK(cudaDestroyTextureObject(object));
  CHECK(cudaFreeMipmappedArray(mipmaps));
}

static void madeInC() {
  std::vector<float> data(8 * 8);
  for (int i = 0; i < 64; ++i)
    data[i] = float(i % 11);
  cudaTextureObject_t object;
  cudaArray_t array;
  CHECK(makeTexture(&object, &array, data.data()));
  read2D<float><<<2, 32>>>(object, out, 0.9f);
  show("made in C");
  CHECK(destroyTexture(object, array));
}

static void surfaces() {
  cudaArray_t arrays[] = {
      filled(cudaCreateChannelDesc<float>(), make_cudaExtent(8, 8, 0), cudaArraySurfaceLoadStore),
      filled(cudaCreateChannelDesc<float2>(), make_cudaExtent(4, 4, 4), cudaArraySurfaceLoadStore),
      filled(cudaCreateChannelDesc<unsigned char>(), make_cudaExtent(8, 0, 4),
             cudaArrayLayered | cudaArraySurfaceLoadStore)};
  cudaSurfaceObject_t objects[3];
  for (int i = 0; i < 3; ++i) {
    cudaResourceDesc resource = inArray(arrays[i]);
    CHECK(cudaCreateSurfaceObject(&objects[i], &resource));
  }
  write<<<2, 32>>>(objects[0], objects[1], objects[2]);
  readBack<<<2, 32>>>(objects[0], objects[1], objects[2], out);
  show("surfaces");
  for (int i = 0; i < 3; ++i) {
    CHECK(cudaDestroySurfaceObject(objects[i]));
    CHECK(cudaFreeArray(arrays[i]));
  }
}

int main() {
  CHECK(cudaMalloc(&out, count * sizeof(float)));
  linearMemory();
  pitchedMemory();
  arrays();
  layersAndFaces();
  levels();
  madeInC();
  surfaces();
  CHECK(cudaFree(out));
}
