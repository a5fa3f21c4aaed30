// Texture references of arrays, rows and plain memory, in all address modes, against plain loops.
#include <cmath>
#include <cstdio>
#include <cuda_runtime.h>

constexpr int width = 48, height = 20;

texture<float, 2, cudaReadModeElementType> image;
texture<float4, 1, cudaReadModeElementType> table;
texture<unsigned char, 2, cudaReadModeNormalizedFloat> bytes;
texture<short2, 2, cudaReadModeElementType> pairs;

__global__ void points(float *out) {
  int x = threadIdx.x - 8, y = int(blockIdx.x) - 4;
  out[blockIdx.x * blockDim.x + threadIdx.x] =
      tex2D(image, x + 0.5f, y + 0.5f) + tex2D(bytes, x + 0.5f, y + 0.5f);
}
__global__ void rows(float *out) {
  float4 number = tex1Dfetch(table, threadIdx.x);
  out[threadIdx.x] = number.x + 2 * number.y + 4 * number.z + 8 * number.w;
}
__global__ void ofPairs(float *out) {
  short2 pair = tex2D(pairs, threadIdx.x + 0.5f, blockIdx.x + 0.5f);
  out[blockIdx.x * blockDim.x + threadIdx.x] = 100 * pair.x + pair.y;
}
__global__ void between(float *out) {
  out[threadIdx.x] = tex2D(image, threadIdx.x + 1.0f, 3.5f);
}

float pixel(int x, int y) { return float((x * 7 + y * 13) % 31); }
int clamped(int i, int size) { return i < 0 ? 0 : i >= size ? size - 1 : i; }

int main() {
  float *numbers, *out;
  unsigned char *rawBytes;
  float4 *quads;
  int wrong = 0;
  cudaMallocManaged(&numbers, width * height * sizeof(float));
  cudaMallocManaged(&out, 64 * 28 * sizeof(float));
  cudaMallocManaged(&rawBytes, 64 * height);
  cudaMallocManaged(&quads, 64 * sizeof(float4));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      numbers[y * width + x] = pixel(x, y);
      rawBytes[y * 64 + x] = static_cast<unsigned char>(pixel(y, x) * 5);
    }
  for (int i = 0; i < 64; ++i)
    quads[i] = make_float4(i, 1, i % 3, 2);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray_t array;
  cudaMallocArray(&array, &image.channelDesc, width, height); // it is known before a binding
  cudaMemcpy2DToArray(array, 0, 0, numbers, width * sizeof(float), width * sizeof(float), height,
                      cudaMemcpyDefault);
  cudaChannelFormatDesc ofBytes = cudaCreateChannelDesc<unsigned char>();
  cudaBindTexture2D(0, bytes, rawBytes, ofBytes, width, height, 64);
  cudaChannelFormatDesc ofQuads = cudaCreateChannelDesc<float4>();
  cudaBindTexture(0, &table, quads, &ofQuads, 64 * sizeof(float4)); // as in C
  cudaArray_t arrayOfPairs;
  cudaMallocArray(&arrayOfPairs, &pairs.channelDesc, 32, 4); // vectors have their format before a binding, too
  short2 rowsOfPairs[4][32];
  for (int i = 0; i < 4 * 32; ++i)
    rowsOfPairs[i / 32][i % 32] = make_short2(i, -i % 7);
  cudaMemcpy2DToArray(arrayOfPairs, 0, 0, rowsOfPairs, 32 * sizeof(short2), 32 * sizeof(short2), 4,
                      cudaMemcpyHostToDevice);
  cudaBindTextureToArray(pairs, arrayOfPairs);
  for (int border = 0; border < 2; ++border) {
    image.addressMode[0] = image.addressMode[1] =
        border ? cudaAddressModeBorder : cudaAddressModeClamp;
    image.filterMode = cudaFilterModePoint;
    cudaBindTextureToArray(image, array, format);
    points<<<28, 64>>>(out);
    cudaDeviceSynchronize();
    for (int i = 0; i < 64 * 28; ++i) {
      int x = i % 64 - 8, y = i / 64 - 4;
      int cx = clamped(x, width), cy = clamped(y, height);
      float wanted = !border || (cx == x && cy == y) ? pixel(cx, cy) : 0;
      wanted += pixel(cy, cx) * 5 / 255;
      wrong += fabsf(out[i] - wanted) > 1e-5f;
    }
  }
  rows<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 64; ++i)
    wrong += out[i] != i + 18 + 4 * (i % 3);
  image.addressMode[0] = image.addressMode[1] = cudaAddressModeClamp;
  image.filterMode = cudaFilterModeLinear;
  cudaBindTextureToArray(image, array);
  between<<<1, 32>>>(out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 32; ++i)
    wrong += fabsf(out[i] - (pixel(i, 3) + pixel(i + 1, 3)) / 2) > 0.01f;
  ofPairs<<<4, 32>>>(out);
  cudaDeviceSynchronize();
  for (int i = 0; i < 4 * 32; ++i)
    wrong += out[i] != 100 * i + -i % 7;
  cudaFreeArray(arrayOfPairs);
  cudaUnbindTexture(image);
  cudaFreeArray(array);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
