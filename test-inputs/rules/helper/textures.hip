// Textures, surfaces and arrays, for GPUs with and without textures.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"


__global__ void k(hipTextureObject_t t, hipSurfaceObject_t s, float *o) {
  float v = tranship::tex2D<float>(t, 1.f, 2.f);
  tranship::tex2D(&v, t, 1.f, 2.f);
  o[0] = tranship::tex1Dfetch<float4>(t, 3).x + tranship::tex3D<uchar4>(t, 1, 2, 3).y;
  tranship::surf2Dwrite(v, s, 4, 5);
  o[1] = tranship::surf2Dread<float>(s, 4, 5) + tranship::surf2Dread<float>(s, 4, 5, hipBoundaryModeZero); // DIAG: meaning
  tranship::surf2Dread(&v, s, 4, 5);
  o[2] = tranship::tex2DLod<float>(t, 1, 2, 3) + tranship::tex2DGrad<float>(t, 1, 2, make_float2(1, 1), make_float2(1, 1)) + tranship::texCubemap<float>(t, 1, 2, 3) + tranship::tex2Dgather<float4>(t, 1, 2, 1).x + tranship::tex1DLayered<float>(t, 1, 2) + tranship::tex2DLayered<float2>(t, 1, 2, 3).y;
  tranship::texCubemapLayered(&v, t, 1, 2, 3, 4);
  tranship::surfCubemapLayeredwrite(v, s, 1, 2, 3);
}
void host(void *p) {
  hipArray_t a;
  hipChannelFormatDesc d = hipCreateChannelDesc<float>();
  transhipMallocArray(&a, &d, 64, 64, 0);
  transhipMemcpy2DToArray(a, 0, 0, p, 256, 256, 64, hipMemcpyHostToDevice);
  transhipMemcpy2DFromArrayAsync(p, 256, a, 0, 0, 256, 64, hipMemcpyDeviceToHost, 0);
  hipMemcpy3DParms c = {};
  c.dstArray = a;
  transhipArrayMemcpy3D(&c);
  transhipArrayMemcpy3DAsync(&c, 0);
  hipResourceDesc r = {};
  hipTextureDesc td = {};
  hipTextureObject_t t;
  hipSurfaceObject_t s;
  transhipCreateTextureObject(&t, &r, &td, nullptr);
  transhipCreateSurfaceObject(&s, &r);
  hipMipmappedArray_t m;
  transhipMallocMipmappedArray(&m, &d, make_hipExtent(8, 8, 0), 3, 0);
  transhipGetMipmappedArrayLevel(&a, m, 1);
  transhipFreeMipmappedArray(m);
  hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, t, s, nullptr);
  transhipGetTextureObjectTextureDesc(&td, t);
  transhipDestroyTextureObject(t);
  transhipDestroySurfaceObject(s);
  transhipFreeArray(a);
}
