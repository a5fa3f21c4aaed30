// Textures, surfaces, random and complex numbers.
#include <cstdio>
#include <cuComplex.h>
#include <curand_kernel.h>
__global__ void k(cudaTextureObject_t t, cudaTextureObject_t l, cudaSurfaceObject_t s) {
  if (threadIdx.x == 0) {
    printf("%g %g %g\n", tex2D<float>(t, 0.5f, 0.5f), tex2D<float>(t, 1.0f, 0.5f),
           tex2D<float>(t, 2.25f, 1.5f));
    int2 v = tex1Dfetch<int2>(l, 2);
    printf("%d %d\n", v.x, v.y);
    surf2Dwrite(42.0f, s, 3 * 4, 1);
    printf("%g\n", surf2Dread<float>(s, 12, 1));
    cuFloatComplex c = cuCmulf(make_cuFloatComplex(1, 2), make_cuFloatComplex(3, 4));
    printf("%g %g\n", c.x, cuCimagf(c));
    curandStatePhilox4_32_10_t p;
    curand_init(1234, 5, 6, &p);
    printf("%u %u\n", curand(&p), curand(&p));
    curandState x;
    curand_init(1234, 0, 0, &x);
    printf("%g %g\n", curand_uniform(&x), curand_normal(&x));
    float4 n4 = curand_normal4(&p);
    printf("%d\n", n4.x != n4.y);
  }
}
int main() {
  cudaArray_t a;
  auto d = cudaCreateChannelDesc<float>();
  cudaMallocArray(&a, &d, 4, 2);
  float h[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  cudaMemcpy2DToArray(a, 0, 0, h, 16, 16, 2, cudaMemcpyHostToDevice);
  cudaResourceDesc r = {};
  r.resType = cudaResourceTypeArray;
  r.res.array.array = a;
  cudaTextureDesc td = {};
  td.filterMode = cudaFilterModeLinear;
  td.addressMode[0] = td.addressMode[1] = cudaAddressModeClamp;
  td.readMode = cudaReadModeElementType;
  cudaTextureObject_t t, l;
  cudaCreateTextureObject(&t, &r, &td, nullptr);
  int *m;
  cudaMalloc(&m, 64);
  int hm[16];
  for (int i = 0; i < 16; ++i)
    hm[i] = i;
  cudaMemcpy(m, hm, 64, cudaMemcpyHostToDevice);
  cudaResourceDesc r2 = {};
  r2.resType = cudaResourceTypeLinear;
  r2.res.linear.devPtr = m;
  r2.res.linear.desc = cudaCreateChannelDesc<int2>();
  r2.res.linear.sizeInBytes = 64;
  cudaTextureDesc td2 = {};
  cudaCreateTextureObject(&l, &r2, &td2, nullptr);
  cudaSurfaceObject_t s;
  cudaCreateSurfaceObject(&s, &r);
  k<<<1, 32>>>(t, l, s);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
