// Every fetch of a texture object.
#include <cuda_runtime.h>

__global__ void lines(cudaTextureObject_t t, float *out, float x, int layer) {
  *out += tex1Dfetch<float>(t, layer) + tex1D<float>(t, x) + tex1DLod<float>(t, x, 1.0f) + tex1DGrad<float>(t, x, 0.1f, 0.1f);
  *out += tex1DLayered<float>(t, x, layer) + tex1DLayeredLod<float>(t, x, layer, 1.0f) + tex1DLayeredGrad<float>(t, x, layer, 0.1f, 0.1f);
}

__global__ void planes(cudaTextureObject_t t, float *out, float x, float y, int layer) {
  float2 slope = make_float2(0.1f, 0.1f);
  *out += tex2D<float>(t, x, y) + tex2DLod<float>(t, x, y, 1.0f) + tex2DGrad<float>(t, x, y, slope, slope);
  *out += tex2DLayered<float>(t, x, y, layer) + tex2DLayeredLod<float>(t, x, y, layer, 1.0f);
  *out += tex2DLayeredGrad<float>(t, x, y, layer, slope, slope) + tex2Dgather<float4>(t, x, y, 1).x;
}

__global__ void volumes(cudaTextureObject_t t, float *out, float x, float y, float z) {
  float4 slope = make_float4(0.1f, 0.1f, 0.1f, 0.1f);
  *out += tex3D<float>(t, x, y, z) + tex3DLod<float>(t, x, y, z, 1.0f) + tex3DGrad<float>(t, x, y, z, slope, slope);
}

__global__ void cubes(cudaTextureObject_t t, float *out, float x, float y, float z, int layer) {
  *out += texCubemap<float>(t, x, y, z) + texCubemapLod<float>(t, x, y, z, 1.0f);
  *out += texCubemapLayered<float>(t, x, y, z, layer) + texCubemapLayeredLod<float>(t, x, y, z, layer, 1.0f);
}
