// Handles that are integers in CUDA and pointers in HIP: only their use as integers needs a cast.
#include <cstdint>
#include <cstdio>
#include <cuda.h>
#include <cuda_runtime.h>
#include <iostream>

struct Texture {
  cudaTextureObject_t object = 0;
  cudaSurfaceObject_t surface;
};
void number(unsigned long long n);
void handle(CUdeviceptr p, cudaTextureObject_t t);
__global__ void sample(cudaTextureObject_t texture, float *out) {
  out[0] = tex2D<float>(texture, 0.5f, 0.5f);
}

uint64_t raw(CUdeviceptr p) { return p; }

void uses(Texture &texture, CUdeviceptr p, uint64_t n, float *out) {
  uint64_t a = p;
  unsigned long long b = texture.object;
  a = texture.surface;
  number(p);
  printf("%llu %llx\n", texture.object, p);
  std::cout << texture.object << "\n";
  bool large = p > 4096 || texture.object == b;
  size_t rest = p % 256, up = (p + 255) / 256 * 256, low = ~p;
  size_t wide = (size_t)p + static_cast<uint64_t>(p);
  int small = (int)p;
  cudaTextureObject_t made = b;
  made = n;
  handle(p, b);
  CUdeviceptr fromNumber = n;
  // Not as integers.
  CUdeviceptr next = p + 16, none = 0;
  p += 4;
  size_t distance = next - p;
  if (p == 0 || !texture.object || texture.surface != 0 || p < next)
    texture.object = 0;
  void *pointer = (void *)p;
  float *data = reinterpret_cast<float *>(p);
  handle(p, texture.object);
  sample<<<1, 1>>>(texture.object, out);
  cudaDestroyTextureObject(texture.object);
}
