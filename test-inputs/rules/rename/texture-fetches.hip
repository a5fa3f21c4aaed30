// Every fetch of a texture object.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void lines(hipTextureObject_t t, float *out, float x, int layer) {
  *out += tranship::tex1Dfetch<float>(t, layer) + tranship::tex1D<float>(t, x) + tranship::tex1DLod<float>(t, x, 1.0f) + tranship::tex1DGrad<float>(t, x, 0.1f, 0.1f);
  *out += tranship::tex1DLayered<float>(t, x, layer) + tranship::tex1DLayeredLod<float>(t, x, layer, 1.0f) + tranship::tex1DLayeredGrad<float>(t, x, layer, 0.1f, 0.1f);
}

__global__ void planes(hipTextureObject_t t, float *out, float x, float y, int layer) {
  float2 slope = make_float2(0.1f, 0.1f);
  *out += tranship::tex2D<float>(t, x, y) + tranship::tex2DLod<float>(t, x, y, 1.0f) + tranship::tex2DGrad<float>(t, x, y, slope, slope);
  *out += tranship::tex2DLayered<float>(t, x, y, layer) + tranship::tex2DLayeredLod<float>(t, x, y, layer, 1.0f);
  *out += tranship::tex2DLayeredGrad<float>(t, x, y, layer, slope, slope) + tranship::tex2Dgather<float4>(t, x, y, 1).x;
}

__global__ void volumes(hipTextureObject_t t, float *out, float x, float y, float z) {
  float4 slope = make_float4(0.1f, 0.1f, 0.1f, 0.1f);
  *out += tranship::tex3D<float>(t, x, y, z) + tranship::tex3DLod<float>(t, x, y, z, 1.0f) + tranship::tex3DGrad<float>(t, x, y, z, slope, slope);
}

__global__ void cubes(hipTextureObject_t t, float *out, float x, float y, float z, int layer) {
  *out += tranship::texCubemap<float>(t, x, y, z) + tranship::texCubemapLod<float>(t, x, y, z, 1.0f);
  *out += tranship::texCubemapLayered<float>(t, x, y, z, layer) + tranship::texCubemapLayeredLod<float>(t, x, y, z, layer, 1.0f);
}
