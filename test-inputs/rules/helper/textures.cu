// Textures, surfaces and arrays, for GPUs with and without textures.
#include <cuda_runtime.h>


__global__ void k(cudaTextureObject_t t, cudaSurfaceObject_t s, float *o) {
  float v = tex2D<float>(t, 1.f, 2.f);
  tex2D(&v, t, 1.f, 2.f);
  o[0] = tex1Dfetch<float4>(t, 3).x + tex3D<uchar4>(t, 1, 2, 3).y;
  surf2Dwrite(v, s, 4, 5);
  o[1] = surf2Dread<float>(s, 4, 5) + surf2Dread<float>(s, 4, 5, cudaBoundaryModeZero); // DIAG: meaning
  surf2Dread(&v, s, 4, 5);
  o[2] = tex2DLod<float>(t, 1, 2, 3) + tex2DGrad<float>(t, 1, 2, make_float2(1, 1), make_float2(1, 1)) + texCubemap<float>(t, 1, 2, 3) + tex2Dgather<float4>(t, 1, 2, 1).x + tex1DLayered<float>(t, 1, 2) + tex2DLayered<float2>(t, 1, 2, 3).y;
  texCubemapLayered(&v, t, 1, 2, 3, 4);
  surfCubemapLayeredwrite(v, s, 1, 2, 3);
}
void host(void *p) {
  cudaArray_t a;
  cudaChannelFormatDesc d = cudaCreateChannelDesc<float>();
  cudaMallocArray(&a, &d, 64, 64);
  cudaMemcpy2DToArray(a, 0, 0, p, 256, 256, 64, cudaMemcpyHostToDevice);
  cudaMemcpy2DFromArrayAsync(p, 256, a, 0, 0, 256, 64, cudaMemcpyDeviceToHost);
  cudaMemcpy3DParms c = {};
  c.dstArray = a;
  cudaMemcpy3D(&c);
  cudaMemcpy3DAsync(&c);
  cudaResourceDesc r = {};
  cudaTextureDesc td = {};
  cudaTextureObject_t t;
  cudaSurfaceObject_t s;
  cudaCreateTextureObject(&t, &r, &td, nullptr);
  cudaCreateSurfaceObject(&s, &r);
  cudaMipmappedArray_t m;
  cudaMallocMipmappedArray(&m, &d, make_cudaExtent(8, 8, 0), 3);
  cudaGetMipmappedArrayLevel(&a, m, 1);
  cudaFreeMipmappedArray(m);
  k<<<1, 1>>>(t, s, nullptr);
  cudaGetTextureObjectTextureDesc(&td, t);
  cudaDestroyTextureObject(t);
  cudaDestroySurfaceObject(s);
  cudaFreeArray(a);
}
