// Texture references, for GPUs with and without textures.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

tranship::texture<float, 2, hipReadModeElementType> __managed__ image;
static tranship::texture<float4, hipTextureType1D> __managed__ table, other;
tranship::texture<unsigned char, hipTextureType2D, hipReadModeNormalizedFloat> __managed__ bytes(1, hipFilterModeLinear);
tranship::texture<uchar4, 3, hipReadModeNormalizedFloat> __managed__ volume;
typedef tranship::texture<float, 2> Plane; // no variable

template <class T> struct Reader {
  static __device__ T at(int i) { return tranship::tex1Dfetch(table, i).x + tranship::tex1Dfetch(other, i).w; }
};

__global__ void k(float *out, int width) {
  int x = threadIdx.x, y = blockIdx.x;
  float4 color = tranship::tex3D(volume, x, y, 0.5f);
  out[y * width + x] = tranship::tex2D(image, x + 0.5f, y + 0.5f) + Reader<float>::at(x) + tranship::tex2D(bytes, x, y) + color.z;
}

template <class T> void bind(tranship::texture<T, 1, hipReadModeElementType> &to, const T *from, size_t n) {
  tranship::bindTexture(0, to, from, n * sizeof(T));
}

void run(hipArray_t array, float4 *from, unsigned char *pixels, size_t pitch, float *out) {
  image.filterMode = hipFilterModeLinear;
  image.addressMode[0] = image.addressMode[1] = hipAddressModeClamp;
  image.normalized = false;
  tranship::bindTextureToArray(image, array);
  bind(table, from, 64);
  hipChannelFormatDesc format = hipCreateChannelDesc<unsigned char>();
  size_t offset;
  tranship::bindTexture2D(&offset, bytes, pixels, format, 64, 64, pitch);
  tranship::bindTextureToArray(volume, array, format);
  hipLaunchKernelGGL(k, dim3(64), dim3(64), 0, 0, out, 64);
  tranship::unbindTexture(image);
  hipChannelFormatDesc wide = hipCreateChannelDesc<float4>();
  tranship::bindTexture(&offset, &other, from, &wide, 64 * sizeof(float4));
  tranship::unbindTexture(&other);
}
