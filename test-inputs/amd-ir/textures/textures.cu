// Textures through HIP's own headers: filtered bytes as parts of one, integers, layers, and elements of
// linear memory.
#include <cstdio>
#include <vector>

#include <cuda_runtime.h>

__global__ void enlarge(cudaTextureObject_t picture, int width, float *out) {
  const int x = threadIdx.x, y = threadIdx.y;
  out[y * width + x] = tex2D<float>(picture, 0.5f * x + 0.25f, 0.5f * y + 0.25f);
}

__global__ void fetch(cudaTextureObject_t memory, int *out) {
  out[threadIdx.x] = tex1Dfetch<int>(memory, 7 * threadIdx.x % 40);
}

__global__ void mix(cudaTextureObject_t colors, cudaTextureObject_t layers, float *out) {
  const float4 color = tex2D<float4>(colors, threadIdx.x + 0.5f, 0.5f);
  const float2 pair = tex2DLayered<float2>(layers, threadIdx.x + 0.5f, 1.5f, threadIdx.x % 2);
  out[threadIdx.x] = color.x + 2 * color.y + 4 * color.z + 8 * color.w + pair.x + 16 * pair.y;
}

template <class T>
cudaTextureObject_t textureOf(const std::vector<T> &values, cudaChannelFormatDesc format, int width,
                              int height, int layers, cudaTextureFilterMode filter,
                              cudaTextureReadMode mode) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(const_cast<T *>(values.data()), width * sizeof(T), width, height);
  copy.extent = make_cudaExtent(width, height, layers ? layers : 1);
  copy.kind = cudaMemcpyHostToDevice;
  cudaMalloc3DArray(&resource.res.array.array, &format, make_cudaExtent(width, height, layers),
                    layers ? cudaArrayLayered : cudaArrayDefault);
  copy.dstArray = resource.res.array.array;
  cudaMemcpy3D(&copy);
  cudaTextureDesc description = {};
  description.filterMode = filter;
  description.readMode = mode;
  description.addressMode[0] = description.addressMode[1] = cudaAddressModeClamp;
  cudaTextureObject_t texture = 0;
  cudaCreateTextureObject(&texture, &resource, &description, nullptr);
  return texture;
}

int main() {
  float *out;
  int *numbers;
  cudaMallocManaged(&out, 64 * sizeof(float));
  cudaMallocManaged(&numbers, 40 * sizeof(int));

  // (gfx90a cannot filter floats. HIP 5.2 takes the bytes of a uchar4 for signed ones if it is asked for
  // the format of the type.)
  const cudaChannelFormatDesc bytes = cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned);
  const cudaChannelFormatDesc fourBytes =
      cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned);
  std::vector<unsigned char> picture = {0,  51, 102, 255, 153, 204, 17, 34,
                                        68, 85, 255, 0,   3,   5,   7,  11};
  enlarge<<<1, dim3(8, 8)>>>(
      textureOf(picture, bytes, 4, 4, 0, cudaFilterModeLinear, cudaReadModeNormalizedFloat), 8, out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 64; ++i)
    std::printf("%.4f%c", out[i], i % 8 == 7 ? '\n' : ' ');

  for (int i = 0; i < 40; ++i)
    numbers[i] = i * i - 100;
  cudaResourceDesc memory = {};
  memory.resType = cudaResourceTypeLinear;
  memory.res.linear.devPtr = numbers;
  memory.res.linear.desc = cudaCreateChannelDesc<int>();
  memory.res.linear.sizeInBytes = 40 * sizeof(int);
  cudaTextureDesc description = {};
  cudaTextureObject_t elements = 0;
  cudaCreateTextureObject(&elements, &memory, &description, nullptr);
  fetch<<<1, 32>>>(elements, reinterpret_cast<int *>(out));
  cudaDeviceSynchronize();
  for (int i = 0; i < 32; ++i)
    std::printf("%d%c", reinterpret_cast<int *>(out)[i], i == 31 ? '\n' : ' ');

  std::vector<uchar4> colors;
  std::vector<float2> layers;
  for (unsigned char i = 0; i < 8; ++i)
    colors.push_back(make_uchar4(i, 255 - i, 10 * i, 51));
  for (int i = 0; i < 32; ++i)
    layers.push_back(make_float2(i, 100 - i));
  mix<<<1, 8>>>(
      textureOf(colors, fourBytes, 8, 1, 0, cudaFilterModePoint, cudaReadModeNormalizedFloat),
      textureOf(layers, cudaCreateChannelDesc<float2>(), 8, 2, 2, cudaFilterModePoint,
                cudaReadModeElementType),
      out);
  std::printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  for (int i = 0; i < 8; ++i)
    std::printf("%.4f%c", out[i], i == 7 ? '\n' : ' ');
  return 0;
}
