// Texture references, for GPUs with and without textures.
#include <cuda_runtime.h>

texture<float, 2, cudaReadModeElementType> image;
static texture<float4, cudaTextureType1D> table, other;
texture<unsigned char, cudaTextureType2D, cudaReadModeNormalizedFloat> bytes(1, cudaFilterModeLinear);
texture<uchar4, 3, cudaReadModeNormalizedFloat> volume;
typedef texture<float, 2> Plane; // no variable

template <class T> struct Reader {
  static __device__ T at(int i) { return tex1Dfetch(table, i).x + tex1Dfetch(other, i).w; }
};

__global__ void k(float *out, int width) {
  int x = threadIdx.x, y = blockIdx.x;
  float4 color = tex3D(volume, x, y, 0.5f);
  out[y * width + x] = tex2D(image, x + 0.5f, y + 0.5f) + Reader<float>::at(x) + tex2D(bytes, x, y) + color.z;
}

template <class T> void bind(texture<T, 1, cudaReadModeElementType> &to, const T *from, size_t n) {
  cudaBindTexture(0, to, from, n * sizeof(T));
}

void run(cudaArray_t array, float4 *from, unsigned char *pixels, size_t pitch, float *out) {
  image.filterMode = cudaFilterModeLinear;
  image.addressMode[0] = image.addressMode[1] = cudaAddressModeClamp;
  image.normalized = false;
  cudaBindTextureToArray(image, array);
  bind(table, from, 64);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<unsigned char>();
  size_t offset;
  cudaBindTexture2D(&offset, bytes, pixels, format, 64, 64, pitch);
  cudaBindTextureToArray(volume, array, format);
  k<<<64, 64>>>(out, 64);
  cudaUnbindTexture(image);
  cudaChannelFormatDesc wide = cudaCreateChannelDesc<float4>();
  cudaBindTexture(&offset, &other, from, &wide, 64 * sizeof(float4));
  cudaUnbindTexture(&other);
}
