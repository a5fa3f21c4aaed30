// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading textures: addressing, filtering, conversion of texels.
#include "memory/Texture.h"

#include "tranship/texture_kinds.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace tranship::emulator;

namespace {

float halfToFloat(uint16_t bits) {
  unsigned exponent = bits >> 10 & 31, fraction = bits & 1023;
  float value = exponent == 31  ? (fraction ? NAN : HUGE_VALF)
                : exponent == 0 ? std::ldexp(float(fraction), -24)
                                : std::ldexp(float(fraction | 1024), int(exponent) - 25);
  return bits & 0x8000 ? -value : value;
}

/// Reads one component of a texel from memory.
void readComponent(const char *address, int bits, cudaChannelFormatKind kind, TranshipTexel &texel,
                   int n) {
  uint32_t raw = 0;
  std::memcpy(&raw, address, bits / 8);
  if (kind == cudaChannelFormatKindFloat) {
    texel.floats[n] = bits == 16 ? halfToFloat(uint16_t(raw)) : __builtin_bit_cast(float, raw);
    texel.integers[n] = int(raw);
    return;
  }
  int value =
      kind == cudaChannelFormatKindSigned ? int(raw << (32 - bits)) >> (32 - bits) : int(raw);
  texel.integers[n] = value;
  // The value that a normalized read maps to 1.
  double largest = kind == cudaChannelFormatKindSigned ? double((1ll << (bits - 1)) - 1)
                                                       : double((1ll << bits) - 1);
  double number = kind == cudaChannelFormatKindSigned ? value : double(raw);
  texel.floats[n] = float(std::max(number / largest, -1.0));
}

float fromSrgb(float value) {
  return value <= 0.04045f ? value / 12.92f : std::pow((value + 0.055f) / 1.055f, 2.4f);
}

void readTexel(const Texture &texture, const char *address, TranshipTexel &texel) {
  texel = {};
  const int bits[4] = {texture.format.x, texture.format.y, texture.format.z, texture.format.w};
  for (int n = 0; n < 4 && bits[n]; address += bits[n] / 8, ++n) {
    readComponent(address, bits[n], texture.format.f, texel, n);
    if (texture.description.sRGB && n < 3 && texture.format.f == cudaChannelFormatKindUnsigned)
      texel.floats[n] = fromSrgb(texel.floats[n]);
  }
}
void readTexel(const Texture &, const char *address, float &texel) {
  std::memcpy(&texel, address, sizeof(float));
}

void setBorder(const cudaTextureDesc &description, TranshipTexel &texel) {
  for (int n = 0; n < 4; ++n) {
    texel.floats[n] = description.borderColor[n];
    texel.integers[n] = int(description.borderColor[n]);
  }
}
void setBorder(const cudaTextureDesc &description, float &texel) {
  texel = description.borderColor[0];
}

void add(float share, const TranshipTexel &texel, TranshipTexel &sum) {
  for (int n = 0; n < 4; ++n)
    sum.floats[n] += share * texel.floats[n];
}
void add(float share, float texel, float &sum) { sum += share * texel; }

/// Returns the number of a texel within 0 … size - 1, or -1 for the border.
inline long addressed(long i, long size, cudaTextureAddressMode mode) {
  if (i >= 0 && i < size)
    return i;
  switch (mode) {
  case cudaAddressModeWrap:
    return ((i % size) + size) % size;
  case cudaAddressModeMirror: {
    long period = ((i % (2 * size)) + 2 * size) % (2 * size);
    return period < size ? period : 2 * size - 1 - period;
  }
  case cudaAddressModeClamp:
    return i < 0 ? 0 : size - 1;
  default:
    return -1;
  }
}

/// Returns the largest integer that is not above `x`.
inline long floorOf(float x) {
  long i = long(x);
  return i - (float(i) > x);
}

/// `Texel` is the type that a texel is read as. float is for textures of a single float
/// (`isFloat`), which are the most common, and is faster.
template <int dimensions, class Texel = TranshipTexel> class Sampler {
public:
  Sampler(const Texture &texture, unsigned level)
      : texture_(texture),
        level_(texture.levels[std::min<size_t>(level, texture.levels.size() - 1)]) {}

  Texel at(long x, long y, long z, long layer) const {
    const cudaTextureDesc &description = texture_.description;
    long index[3] = {x, y, z};
    const long sizes[3] = {long(level_.width), long(level_.height), long(level_.depth)};
    for (int d = 0; d < dimensions; ++d) {
      cudaTextureAddressMode mode = description.addressMode[d];
      if (!description.normalizedCoords &&
          (mode == cudaAddressModeWrap || mode == cudaAddressModeMirror))
        mode = cudaAddressModeClamp;
      if (size_t(index[d]) >= size_t(sizes[d]))
        index[d] = addressed(index[d], sizes[d], mode);
      if (index[d] < 0) {
        Texel border;
        setBorder(description, border);
        return border;
      }
    }
    for (int d = dimensions; d < 3; ++d)
      index[d] = 0;
    long slice = dimensions == 3 ? index[2] : std::clamp(layer, 0l, sizes[2] - 1);
    if (dimensions == 1 && sizes[1] > 1 && sizes[2] == 1) // layers of rows
      index[1] = std::clamp(layer, 0l, sizes[1] - 1);
    size_t element =
        size_t(texture_.format.x + texture_.format.y + texture_.format.z + texture_.format.w) / 8;
    Texel texel;
    readTexel(texture_,
              level_.data + (slice * level_.height + index[1]) * level_.pitch + index[0] * element,
              texel);
    return texel;
  }

  Texel sample(float x, float y, float z, long layer) const {
    float coordinates[3] = {x, y, z};
    const size_t sizes[3] = {level_.width, level_.height, level_.depth};
    for (int d = 0; d < dimensions; ++d)
      if (texture_.description.normalizedCoords) {
        float &c = coordinates[d];
        if (texture_.description.addressMode[d] == cudaAddressModeWrap)
          c -= std::floor(c);
        c *= float(sizes[d]);
      }
    bool integers = texture_.description.readMode == cudaReadModeElementType &&
                    texture_.format.f != cudaChannelFormatKindFloat;
    if (texture_.description.filterMode == cudaFilterModePoint || integers)
      return at(floorOf(coordinates[0]), floorOf(coordinates[1]), floorOf(coordinates[2]), layer);
    long first[3] = {};
    float weight[3] = {};
    for (int d = 0; d < dimensions; ++d) {
      float shifted = coordinates[d] - 0.5f;
      first[d] = floorOf(shifted);
      // 8 bits, as in the hardware.
      weight[d] = float(int((shifted - float(first[d])) * 256 + 0.5f)) / 256;
    }
    Texel result = {};
    for (int corner = 0; corner < 1 << dimensions; ++corner) {
      float share = 1;
      for (int d = 0; d < dimensions; ++d)
        share *= corner >> d & 1 ? weight[d] : 1 - weight[d];
      if (share == 0)
        continue;
      add(share,
          at(first[0] + (corner & 1), first[1] + (corner >> 1 & 1), first[2] + (corner >> 2 & 1),
             layer),
          result);
    }
    return result;
  }

private:
  const Texture &texture_;
  const Texture::Level &level_;
};

/// Returns the face of a cube that the vector points to, and where on it.
int cubeFace(float x, float y, float z, float &u, float &v) {
  float ax = std::fabs(x), ay = std::fabs(y), az = std::fabs(z), s, t, m;
  int face;
  if (ax >= ay && ax >= az) {
    face = x < 0;
    s = x < 0 ? z : -z, t = -y, m = ax;
  } else if (ay >= az) {
    face = 2 + (y < 0);
    s = x, t = y < 0 ? -z : z, m = ay;
  } else {
    face = 4 + (z < 0);
    s = z < 0 ? -x : x, t = -y, m = az;
  }
  u = (s / m + 1) / 2;
  v = (t / m + 1) / 2;
  return face;
}

/// Returns whether its texels are one float each.
bool isFloat(const Texture &texture) {
  const cudaChannelFormatDesc &format = texture.format;
  return format.f == cudaChannelFormatKindFloat && format.x == 32 && format.y == 0;
}

template <int dimensions>
TranshipTexel sampleLevels(const Texture &texture, float x, float y, float z, long layer,
                           float level) {
  if (texture.levels.size() == 1) {
    if (!isFloat(texture))
      return Sampler<dimensions>(texture, 0).sample(x, y, z, layer);
    float value = Sampler<dimensions, float>(texture, 0).sample(x, y, z, layer);
    return {{value}, {__builtin_bit_cast(int, value)}};
  }
  level = std::clamp(level + texture.description.mipmapLevelBias, 0.f,
                     float(texture.levels.size() - 1));
  // Also if the program has left the upper end at 0.
  level = std::min(std::max(level, texture.description.minMipmapLevelClamp),
                   texture.description.maxMipmapLevelClamp);
  level = std::clamp(level, 0.f, float(texture.levels.size() - 1));
  unsigned lower = unsigned(level);
  float share = level - float(lower);
  if (texture.description.mipmapFilterMode == cudaFilterModePoint || share == 0)
    return Sampler<dimensions>(texture, unsigned(std::lround(level))).sample(x, y, z, layer);
  TranshipTexel a = Sampler<dimensions>(texture, lower).sample(x, y, z, layer);
  TranshipTexel b = Sampler<dimensions>(texture, lower + 1).sample(x, y, z, layer);
  for (int n = 0; n < 4; ++n)
    a.floats[n] += share * (b.floats[n] - a.floats[n]);
  return a;
}

} // namespace

extern "C" void tranship_texture(unsigned long long object, TranshipTexture what, float x, float y,
                                 float z, int layer, float level, TranshipTexel *result);
extern "C" float tranship_textureNumber(unsigned long long object, TranshipTexture what, float x,
                                        float y, float z, int layer, float level) {
  const Texture &texture = *reinterpret_cast<const Texture *>(object);
  if (texture.levels.size() == 1 && isFloat(texture)) {
    if (what == transhipTexture2D)
      return Sampler<2, float>(texture, 0).sample(x, y, 0, layer);
    if (what == transhipTexture1D)
      return Sampler<1, float>(texture, 0).sample(x, 0, 0, layer);
    if (what == transhipTexture3D)
      return Sampler<3, float>(texture, 0).sample(x, y, z, 0);
  }
  TranshipTexel texel;
  tranship_texture(object, what, x, y, z, layer, level, &texel);
  return texel.floats[0];
}

extern "C" float tranship_textureLevel(unsigned long long object, TranshipTexture what,
                                       const float *point, const float *dx, const float *dy) {
  const Texture &texture = *reinterpret_cast<const Texture *>(object);
  const Texture::Level &finest = texture.levels[0];
  float sizes[3] = {1, 1, 1};
  if (texture.description.normalizedCoords || what == transhipTextureCubemap) {
    sizes[0] = float(finest.width);
    sizes[1] = float(finest.height);
    sizes[2] = float(finest.depth);
  }
  int dimensions = what == transhipTexture1D ? 1 : what == transhipTexture2D ? 2 : 3;
  if (what == transhipTextureCubemap) {
    // A face is two units wide where the vector's largest component is 1.
    float major = std::max({std::fabs(point[0]), std::fabs(point[1]), std::fabs(point[2])});
    for (float &size : sizes)
      size = float(finest.width) / (2 * major);
  }
  auto texels = [&](const float *step) {
    float sum = 0;
    for (int d = 0; d < dimensions; ++d)
      sum += step[d] * sizes[d] * step[d] * sizes[d];
    return std::sqrt(sum);
  };
  return std::log2(std::max({texels(dx), texels(dy), 1e-9f}));
}

extern "C" void tranship_texture(unsigned long long object, TranshipTexture what, float x, float y,
                                 float z, int layer, float level, TranshipTexel *result) {
  const Texture &texture = *reinterpret_cast<const Texture *>(object);
  switch (what) {
  case transhipTexture1D:
    *result = sampleLevels<1>(texture, x, 0, 0, layer, level);
    break;
  case transhipTexture2D:
    *result = sampleLevels<2>(texture, x, y, 0, layer, level);
    break;
  case transhipTexture3D:
    *result = sampleLevels<3>(texture, x, y, z, 0, level);
    break;
  case transhipTextureCubemap: {
    float u, v;
    int face = cubeFace(x, y, z, u, v);
    *result = sampleLevels<2>(texture, u, v, 0, layer * 6 + face, level);
    break;
  }
  case transhipTextureFetch: {
    // Reads beyond the end return 0.
    const Texture::Level &memory = texture.levels[0];
    *result = layer >= 0 && size_t(layer) < memory.width ? Sampler<1>(texture, 0).at(layer, 0, 0, 0)
                                                         : TranshipTexel{};
    break;
  }
  case transhipTextureGather: {
    Sampler<2> sampler(texture, 0);
    if (texture.description.normalizedCoords) {
      x *= float(texture.levels[0].width);
      y *= float(texture.levels[0].height);
    }
    long i = long(std::floor(x - 0.5f)), j = long(std::floor(y - 0.5f));
    const long corners[4][2] = {{i, j + 1}, {i + 1, j + 1}, {i + 1, j}, {i, j}};
    for (int n = 0; n < 4; ++n) {
      TranshipTexel texel = sampler.at(corners[n][0], corners[n][1], 0, 0);
      result->floats[n] = texel.floats[layer & 3];
      result->integers[n] = texel.integers[layer & 3];
    }
    break;
  }
  }
}
