// Handles that are integers in CUDA and pointers in HIP: only their use as integers needs a cast.
#include <cstdint>
#include <cstdio>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#include <iostream>

struct Texture {
  hipTextureObject_t object = 0;
  hipSurfaceObject_t surface;
};
void number(unsigned long long n);
void handle(hipDeviceptr_t p, hipTextureObject_t t);
__global__ void sample(hipTextureObject_t texture, float *out) {
  out[0] = tranship::tex2D<float>(texture, 0.5f, 0.5f);
}

uint64_t raw(hipDeviceptr_t p) { return (unsigned long long)p; }

void uses(Texture &texture, hipDeviceptr_t p, uint64_t n, float *out) {
  uint64_t a = (unsigned long long)p;
  unsigned long long b = (unsigned long long)texture.object;
  a = (unsigned long long)texture.surface;
  number((unsigned long long)p);
  printf("%llu %llx\n", (unsigned long long)texture.object, (unsigned long long)p);
  std::cout << (unsigned long long)texture.object << "\n";
  bool large = (unsigned long long)p > 4096 || (unsigned long long)texture.object == b;
  size_t rest = (unsigned long long)p % 256, up = (unsigned long long)((hipDeviceptr_t)((char *)(p) + (255))) / 256 * 256, low = ~(unsigned long long)p;
  size_t wide = (size_t)p + static_cast<uint64_t>((unsigned long long)p);
  int small = (int)(unsigned long long)p;
  hipTextureObject_t made = (hipTextureObject_t)b;
  made = (hipTextureObject_t)n;
  handle(p, (hipTextureObject_t)b);
  hipDeviceptr_t fromNumber = (hipDeviceptr_t)(n);
  // Not as integers.
  hipDeviceptr_t next = (hipDeviceptr_t)((char *)(p) + (16)), none = 0;
  p = (hipDeviceptr_t)((char *)(p) + (4));
  size_t distance = ((char *)(next) - (char *)(p));
  if (p == 0 || !texture.object || texture.surface != 0 || p < next)
    texture.object = 0;
  void *pointer = (void *)p;
  float *data = reinterpret_cast<float *>(p);
  handle(p, texture.object);
  hipLaunchKernelGGL(sample, dim3(1), dim3(1), 0, 0, texture.object, out);
  transhipDestroyTextureObject(texture.object);
}
