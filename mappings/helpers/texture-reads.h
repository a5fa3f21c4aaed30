// SPDX-License-Identifier: 0BSD
// Reads of textures in kernels: by HIP's functions where HIP made the texture, else from plain memory, with the
// addressing and filtering of CUDA's hardware.

//- helper: plain-texture-reads
//- requires: plain-textures
//- includes: hip/hip_runtime.h, type_traits, utility
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {

/// A texel as the program reads it: a number, or a vector of up to four.
template <class T, bool = std::is_arithmetic<T>::value> struct Texel { using Number = T; };
template <class T> struct Texel<T, false> {
  using Number = std::remove_cv_t<decltype(T::x)>;
};
template <class T> using TexelNumber = typename Texel<T>::Number;

template <class T> __device__ inline T texelOf(const TexelNumber<T> (&numbers)[4]) {
  T texel;
  __builtin_memcpy(&texel, numbers, sizeof texel);
  return texel;
}

/// Null for an object that HIP made.
__device__ inline const TranshipPlainTexture *plainTexture(hipTextureObject_t object) {
  return (uintptr_t)object & 1 ? (const TranshipPlainTexture *)((uintptr_t)object - 1) : nullptr;
}

/// One channel of a texel in memory. Integers that are read as floats become fractions of the largest one.
template <class Number> __device__ inline Number readChannel(const char *at, int bits, hipChannelFormatKind kind) {
  const unsigned raw = bits == 8 ? *(const unsigned char *)at : bits == 16 ? *(const unsigned short *)at : *(const unsigned *)at;
  const int number = int(raw << (32 - bits)) >> (32 - bits);
  if constexpr (!std::is_floating_point<Number>::value)
    return Number(kind == hipChannelFormatKindSigned ? unsigned(number) : raw);
  else if (kind == hipChannelFormatKindFloat)
    return bits == 16 ? Number(__builtin_bit_cast(_Float16, (unsigned short)raw)) : Number(__builtin_bit_cast(float, raw));
  else if (kind == hipChannelFormatKindSigned)
    return fmaxf(float(number) / float((1u << (bits - 1)) - 1), -1.0f);
  else
    return float(raw) / float(~0u >> (32 - bits));
}

/// The number of a texel within 0 … size - 1, or -1 for the border.
__device__ inline int addressed(int i, int size, hipTextureAddressMode mode, bool isNormalized) {
  if (i >= 0 && i < size)
    return i;
  if (mode == hipAddressModeBorder)
    return -1;
  if (mode == hipAddressModeClamp || !isNormalized) // without normalized coordinates, textures do not wrap
    return i < 0 ? 0 : size - 1;
  const int period = mode == hipAddressModeWrap ? size : 2 * size;
  const int rest = (i % period + period) % period;
  return rest < size ? rest : period - 1 - rest;
}

/// One texel, in the coordinates of the level. `layer` counts for textures that have layers.
template <class T, int dimensions>
__device__ inline void readTexel(const TranshipPlainTexture &texture, int level, int x, int y, int z, int layer,
                                 TexelNumber<T> (&numbers)[4]) {
  using Number = TexelNumber<T>;
  const TranshipLevel &memory = texture.levels[level];
  int index[] = {x, y, z};
  const int sizes[] = {memory.width, memory.height, memory.depth};
  for (int d = 0; d < dimensions; ++d)
    index[d] = addressed(index[d], sizes[d], texture.how.addressMode[d], texture.how.normalizedCoords);
  if (texture.hasLayers)
    index[2] = min(max(layer, 0), memory.depth - 1);
  if (index[0] < 0 || (dimensions > 1 && index[1] < 0) || (dimensions > 2 && index[2] < 0)) {
    for (int n = 0; n < 4; ++n)
      numbers[n] = Number(texture.how.borderColor[n]);
    return;
  }
  if (!memory.texels) {
#if !defined(__HIP_NO_IMAGE_SUPPORT) || !__HIP_NO_IMAGE_SUPPORT
    T texel;
    if (texture.hasLayers)
      texel = dimensions == 1 ? ::tex1DLayered<T>(texture.points, index[0] + 0.5f, index[2])
                              : ::tex2DLayered<T>(texture.points, index[0] + 0.5f, index[1] + 0.5f, index[2]);
    else
      texel = dimensions == 1   ? ::tex1D<T>(texture.points, index[0] + 0.5f)
              : dimensions == 2 ? ::tex2D<T>(texture.points, index[0] + 0.5f, index[1] + 0.5f)
                                : ::tex3D<T>(texture.points, index[0] + 0.5f, index[1] + 0.5f, index[2] + 0.5f);
    __builtin_memcpy(numbers, &texel, sizeof texel);
#endif
    return;
  }
  const hipChannelFormatDesc &format = texture.format;
  const int bits = format.x, channels = (bits != 0) + (format.y != 0) + (format.z != 0) + (format.w != 0);
  const char *at = memory.texels + (size_t(index[2]) * memory.height + index[1]) * memory.pitch +
                   size_t(index[0]) * channels * (bits / 8);
  for (int n = 0; n < channels; ++n) {
    numbers[n] = readChannel<Number>(at + n * (bits / 8), bits, format.f);
    if constexpr (std::is_floating_point<Number>::value)
      if (texture.how.sRGB && n < 3 && format.f == hipChannelFormatKindUnsigned)
        numbers[n] = numbers[n] <= 0.04045f ? numbers[n] / 12.92f : powf((numbers[n] + 0.055f) / 1.055f, 2.4f);
  }
}

/// Reads and filters one level. As in CUDA's hardware, weights have 8 bits.
template <class T, int dimensions>
__device__ inline void sampleLevel(const TranshipPlainTexture &texture, int level, float x, float y, float z, int layer,
                                   TexelNumber<T> (&numbers)[4]) {
  float at[] = {x, y, z};
  const int sizes[] = {texture.levels[level].width, texture.levels[level].height, texture.levels[level].depth};
  if (texture.how.normalizedCoords)
    for (int d = 0; d < dimensions; ++d)
      at[d] = (texture.how.addressMode[d] == hipAddressModeWrap ? at[d] - floorf(at[d]) : at[d]) * float(sizes[d]);
  const bool isFiltered = std::is_floating_point<TexelNumber<T>>::value && texture.how.filterMode == hipFilterModeLinear;
  if (!isFiltered)
    return readTexel<T, dimensions>(texture, level, int(floorf(at[0])), int(floorf(at[1])), int(floorf(at[2])), layer,
                                    numbers);
  int first[3] = {};
  float weight[3] = {};
  for (int d = 0; d < dimensions; ++d) {
    at[d] -= 0.5f; // texels have their centers at 0.5
    first[d] = int(floorf(at[d]));
    weight[d] = float(int((at[d] - float(first[d])) * 256 + 0.5f)) / 256;
  }
  TexelNumber<T> sum[4] = {};
  for (int corner = 0; corner < 1 << dimensions; ++corner) {
    const int step[] = {corner & 1, corner >> 1 & 1, corner >> 2};
    float share = 1;
    for (int d = 0; d < dimensions; ++d)
      share *= step[d] ? weight[d] : 1 - weight[d];
    if (share == 0)
      continue;
    TexelNumber<T> texel[4] = {};
    readTexel<T, dimensions>(texture, level, first[0] + step[0], first[1] + step[1], first[2] + step[2], layer, texel);
    for (int n = 0; n < 4; ++n)
      sum[n] += TexelNumber<T>(share * float(texel[n]));
  }
  for (int n = 0; n < 4; ++n)
    numbers[n] = sum[n];
}

/// Reads between levels, if there are several.
template <class T, int dimensions>
__device__ inline T sampleTexture(const TranshipPlainTexture &texture, float x, float y, float z, int layer, float level) {
  TexelNumber<T> numbers[4] = {};
  if (texture.levelCount == 1) {
    sampleLevel<T, dimensions>(texture, 0, x, y, z, layer, numbers);
    return texelOf<T>(numbers);
  }
  const float last = float(texture.levelCount - 1);
  level = fminf(fmaxf(level + texture.how.mipmapLevelBias, 0.0f), last);
  level = fminf(fmaxf(level, texture.how.minMipmapLevelClamp), texture.how.maxMipmapLevelClamp);
  level = fminf(fmaxf(level, 0.0f), last);
  const int lower = int(level);
  const float share = level - float(lower);
  const bool isMixed = std::is_floating_point<TexelNumber<T>>::value && share > 0 &&
                       texture.how.mipmapFilterMode == hipFilterModeLinear;
  sampleLevel<T, dimensions>(texture, isMixed ? lower : int(level + 0.5f), x, y, z, layer, numbers);
  if (isMixed) {
    TexelNumber<T> coarser[4] = {};
    sampleLevel<T, dimensions>(texture, lower + 1, x, y, z, layer, coarser);
    for (int n = 0; n < 4; ++n)
      numbers[n] += TexelNumber<T>(share * float(coarser[n] - numbers[n]));
  }
  return texelOf<T>(numbers);
}

/// The level for steps of this size to the next pixels in two directions.
__device__ inline float levelOf(const TranshipPlainTexture &texture, const float (&dx)[3], const float (&dy)[3]) {
  const TranshipLevel &finest = texture.levels[0];
  const int sizes[] = {finest.width, finest.height, finest.depth};
  float squares[2] = {};
  for (int d = 0; d < 3; ++d) {
    const float size = texture.how.normalizedCoords ? float(sizes[d]) : 1;
    squares[0] += dx[d] * size * dx[d] * size;
    squares[1] += dy[d] * size * dy[d] * size;
  }
  return log2f(fmaxf(sqrtf(fmaxf(squares[0], squares[1])), 1e-9f));
}

} // namespace tranship
// A function that reads a texture, and its form that stores the value through a pointer. The object is `object`, the
// description of a plain texture `texture`.
#if defined(__HIP_NO_IMAGE_SUPPORT) && __HIP_NO_IMAGE_SUPPORT
#define TRANSHIP_HARDWARE_READ(...) T{} // the GPU has no textures, so there is no object of HIP's
#else
#define TRANSHIP_HARDWARE_READ(...) __VA_ARGS__
#endif
#define TRANSHIP_TEXTURE_READ(name, parameters, arguments, ...)                                                        \
  namespace tranship {                                                                                                 \
  template <class T> __device__ inline T name parameters {                                                             \
    if (const TranshipPlainTexture *plain = plainTexture(object)) {                                                         \
      const TranshipPlainTexture &texture = *plain;                                                                         \
      return __VA_ARGS__;                                                                                              \
    }                                                                                                                  \
    return TRANSHIP_HARDWARE_READ(::name<T> arguments);                                                                \
  }                                                                                                                    \
  template <class T, class... Rest>                                                                                    \
  __device__ inline void name(T *value, hipTextureObject_t object, Rest... rest) {                                     \
    *value = tranship::name<T>(object, rest...);                                                                       \
  }                                                                                                                    \
  }
#else // NVIDIA's GPUs have textures
#define TRANSHIP_TEXTURE_READ(name, parameters, arguments, ...)                                                        \
  namespace tranship {                                                                                                 \
  using ::name;                                                                                                        \
  }
#endif

//- helper: plain-tex1dfetch
//- requires: plain-texture-reads
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
/// Reads beyond the end give 0.
template <class T> __device__ inline T fetchTexel(const TranshipPlainTexture &texture, int x) {
  TexelNumber<T> numbers[4] = {};
  if (x >= 0 && x < texture.levels[0].width)
    readTexel<T, 1>(texture, 0, x, 0, 0, 0, numbers);
  return texelOf<T>(numbers);
}
} // namespace tranship
#endif
TRANSHIP_TEXTURE_READ(tex1Dfetch, (hipTextureObject_t object, int x), (object, x), fetchTexel<T>(texture, x))

//- helper: plain-tex1d
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex1D, (hipTextureObject_t object, float x), (object, x),
                      sampleTexture<T, 1>(texture, x, 0, 0, 0, 0))

//- helper: plain-tex2d
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex2D, (hipTextureObject_t object, float x, float y), (object, x, y),
                      sampleTexture<T, 2>(texture, x, y, 0, 0, 0))

//- helper: plain-tex3d
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex3D, (hipTextureObject_t object, float x, float y, float z), (object, x, y, z),
                      sampleTexture<T, 3>(texture, x, y, z, 0, 0))

//- helper: plain-tex1dlayered
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex1DLayered, (hipTextureObject_t object, float x, int layer), (object, x, layer),
                      sampleTexture<T, 1>(texture, x, 0, 0, layer, 0))

//- helper: plain-tex2dlayered
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex2DLayered, (hipTextureObject_t object, float x, float y, int layer), (object, x, y, layer),
                      sampleTexture<T, 2>(texture, x, y, 0, layer, 0))

//- helper: plain-tex1dlod
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex1DLod, (hipTextureObject_t object, float x, float level), (object, x, level),
                      sampleTexture<T, 1>(texture, x, 0, 0, 0, level))

//- helper: plain-tex2dlod
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex2DLod, (hipTextureObject_t object, float x, float y, float level), (object, x, y, level),
                      sampleTexture<T, 2>(texture, x, y, 0, 0, level))

//- helper: plain-tex3dlod
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex3DLod, (hipTextureObject_t object, float x, float y, float z, float level),
                      (object, x, y, z, level), sampleTexture<T, 3>(texture, x, y, z, 0, level))

//- helper: plain-tex1dlayeredlod
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex1DLayeredLod, (hipTextureObject_t object, float x, int layer, float level),
                      (object, x, layer, level), sampleTexture<T, 1>(texture, x, 0, 0, layer, level))

//- helper: plain-tex2dlayeredlod
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex2DLayeredLod, (hipTextureObject_t object, float x, float y, int layer, float level),
                      (object, x, y, layer, level), sampleTexture<T, 2>(texture, x, y, 0, layer, level))

//- helper: plain-tex1dgrad
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex1DGrad, (hipTextureObject_t object, float x, float dx, float dy), (object, x, dx, dy),
                      sampleTexture<T, 1>(texture, x, 0, 0, 0, levelOf(texture, {dx}, {dy})))

//- helper: plain-tex2dgrad
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex2DGrad, (hipTextureObject_t object, float x, float y, float2 dx, float2 dy),
                      (object, x, y, dx, dy),
                      sampleTexture<T, 2>(texture, x, y, 0, 0, levelOf(texture, {dx.x, dx.y}, {dy.x, dy.y})))

//- helper: plain-tex3dgrad
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex3DGrad, (hipTextureObject_t object, float x, float y, float z, float4 dx, float4 dy),
                      (object, x, y, z, dx, dy),
                      sampleTexture<T, 3>(texture, x, y, z, 0,
                                          levelOf(texture, {dx.x, dx.y, dx.z}, {dy.x, dy.y, dy.z})))

//- helper: plain-tex1dlayeredgrad
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex1DLayeredGrad, (hipTextureObject_t object, float x, int layer, float dx, float dy),
                      (object, x, layer, dx, dy),
                      sampleTexture<T, 1>(texture, x, 0, 0, layer, levelOf(texture, {dx}, {dy})))

//- helper: plain-tex2dlayeredgrad
//- requires: plain-texture-reads
TRANSHIP_TEXTURE_READ(tex2DLayeredGrad, (hipTextureObject_t object, float x, float y, int layer, float2 dx, float2 dy),
                      (object, x, y, layer, dx, dy),
                      sampleTexture<T, 2>(texture, x, y, 0, layer, levelOf(texture, {dx.x, dx.y}, {dy.x, dy.y})))

//- helper: plain-cube-reads
//- requires: plain-texture-reads
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
/// The face that the vector points to, and where on it. Only in that face is the texture filtered.
template <class T>
__device__ inline T sampleCube(const TranshipPlainTexture &texture, float x, float y, float z, int layer, float level) {
  const float ax = fabsf(x), ay = fabsf(y), az = fabsf(z);
  int face;
  float u, v, major;
  if (ax >= ay && ax >= az)
    face = x < 0, u = x < 0 ? z : -z, v = -y, major = ax;
  else if (ay >= az)
    face = 2 + (y < 0), u = x, v = y < 0 ? -z : z, major = ay;
  else
    face = 4 + (z < 0), u = z < 0 ? -x : x, v = -y, major = az;
  return sampleTexture<T, 2>(texture, (u / major + 1) / 2, (v / major + 1) / 2, 0, layer * 6 + face, level);
}
/// A face is two units wide where the largest component of the vector is 1.
__device__ inline float cubeLevelOf(const TranshipPlainTexture &texture, float x, float y, float z, float4 dx, float4 dy) {
  const float size = float(texture.levels[0].width) / (2 * fmaxf(fmaxf(fabsf(x), fabsf(y)), fabsf(z)));
  const float one = dx.x * dx.x + dx.y * dx.y + dx.z * dx.z, two = dy.x * dy.x + dy.y * dy.y + dy.z * dy.z;
  return log2f(fmaxf(sqrtf(fmaxf(one, two)) * size, 1e-9f));
}
} // namespace tranship
#endif

//- helper: plain-texcubemap
//- requires: plain-cube-reads
TRANSHIP_TEXTURE_READ(texCubemap, (hipTextureObject_t object, float x, float y, float z), (object, x, y, z),
                      sampleCube<T>(texture, x, y, z, 0, 0))

//- helper: plain-texcubemaplayered
//- requires: plain-cube-reads
TRANSHIP_TEXTURE_READ(texCubemapLayered, (hipTextureObject_t object, float x, float y, float z, int layer),
                      (object, x, y, z, layer), sampleCube<T>(texture, x, y, z, layer, 0))

//- helper: plain-texcubemaplod
//- requires: plain-cube-reads
TRANSHIP_TEXTURE_READ(texCubemapLod, (hipTextureObject_t object, float x, float y, float z, float level),
                      (object, x, y, z, level), sampleCube<T>(texture, x, y, z, 0, level))

//- helper: plain-texcubemaplayeredlod
//- requires: plain-cube-reads
TRANSHIP_TEXTURE_READ(texCubemapLayeredLod,
                      (hipTextureObject_t object, float x, float y, float z, int layer, float level),
                      (object, x, y, z, layer, level), sampleCube<T>(texture, x, y, z, layer, level))

//- helper: plain-texcubemapgrad
//- requires: plain-cube-reads
TRANSHIP_TEXTURE_READ(texCubemapGrad, (hipTextureObject_t object, float x, float y, float z, float4 dx, float4 dy),
                      (object, x, y, z, dx, dy),
                      sampleCube<T>(texture, x, y, z, 0, cubeLevelOf(texture, x, y, z, dx, dy)))

//- helper: plain-texcubemaplayeredgrad
//- requires: plain-cube-reads
TRANSHIP_TEXTURE_READ(texCubemapLayeredGrad,
                      (hipTextureObject_t object, float x, float y, float z, int layer, float4 dx, float4 dy),
                      (object, x, y, z, layer, dx, dy),
                      sampleCube<T>(texture, x, y, z, layer, cubeLevelOf(texture, x, y, z, dx, dy)))

//- helper: plain-tex2dgather
//- requires: plain-texture-reads
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
/// One channel of each of the four texels that linear filtering would read.
template <class T> __device__ inline T gatherTexels(const TranshipPlainTexture &texture, float x, float y, int channel) {
  using Four = std::conditional_t<std::is_floating_point<TexelNumber<T>>::value, float4,
                                  std::conditional_t<std::is_signed<TexelNumber<T>>::value, int4, uint4>>;
  if (texture.how.normalizedCoords) {
    x *= float(texture.levels[0].width);
    y *= float(texture.levels[0].height);
  }
  const int i = int(floorf(x - 0.5f)), j = int(floorf(y - 0.5f));
  const int xs[] = {i, i + 1, i + 1, i}, ys[] = {j + 1, j + 1, j, j};
  TexelNumber<T> numbers[4];
  for (int n = 0; n < 4; ++n) {
    TexelNumber<Four> texel[4] = {};
    readTexel<Four, 2>(texture, 0, xs[n], ys[n], 0, 0, texel);
    numbers[n] = TexelNumber<T>(texel[channel & 3]);
  }
  return texelOf<T>(numbers);
}
template <class T>
__device__ inline T tex2Dgather(hipTextureObject_t object, float x, float y, int channel = 0) {
  if (const TranshipPlainTexture *texture = plainTexture(object))
    return gatherTexels<T>(*texture, x, y, channel);
  return TRANSHIP_HARDWARE_READ(::tex2Dgather<T>(object, x, y, channel + 1)); // HIP counts from 1
}
template <class T>
__device__ inline void tex2Dgather(T *value, hipTextureObject_t object, float x, float y, int channel = 0) {
  *value = tranship::tex2Dgather<T>(object, x, y, channel);
}
} // namespace tranship
#else
namespace tranship {
using ::tex2Dgather;
} // namespace tranship
#endif
