// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What AMD's image instructions read and write (headers/tranship/amd_images.h): four words, integers
// or floats as the format says.
#include "memory/TextureObjects.h"

#include "tranship/texture_kinds.h"

#include <cstdint>
#include <cstring>

using namespace tranship::emulator;

using Four = float __attribute__((vector_size(16)));

extern "C" {
void tranship_texture(unsigned long long object, TranshipTexture what, float x, float y, float z,
                      int layer, float level, TranshipTexel *result);
float tranship_textureLevel(unsigned long long object, TranshipTexture what, const float *point,
                            const float *dx, const float *dy);
void *tranship_surface(unsigned long long object, int x, int y, int z, unsigned size, int boundary);
}

namespace {

bool isInteger(const cudaChannelFormatDesc &format) {
  return format.f == cudaChannelFormatKindSigned || format.f == cudaChannelFormatKindUnsigned;
}

/// Calls `visit` with the number, the bits and the first byte of each component.
template <typename Visit> void forComponents(const cudaChannelFormatDesc &format, Visit visit) {
  const int bits[4] = {format.x, format.y, format.z, format.w};
  unsigned byte = 0;
  for (int n = 0; n < 4 && bits[n]; ++n) {
    visit(n, unsigned(bits[n]), byte);
    byte += unsigned(bits[n]) / 8;
  }
}

} // namespace

extern "C" {

Four tranship_waveTexel(uint64_t object, int what, float x, float y, float z, int layer,
                        float level) {
  TranshipTexel texel = {};
  tranship_texture(object, TranshipTexture(what), x, y, z, layer, level, &texel);
  const Texture &texture = *reinterpret_cast<const Texture *>(object);
  bool raw = isInteger(texture.format) && texture.description.readMode == cudaReadModeElementType;
  Four result;
  std::memcpy(&result, raw ? static_cast<const void *>(texel.integers) : texel.floats,
              sizeof result);
  return result;
}

float tranship_waveTextureLevel(uint64_t object, int what, Four point, Four dx, Four dy) {
  const float at[] = {point[0], point[1], point[2]}, x[] = {dx[0], dx[1], dx[2]},
              y[] = {dy[0], dy[1], dy[2]};
  return tranship_textureLevel(object, TranshipTexture(what), at, x, y);
}

Four tranship_waveSurfaceRead(uint64_t object, int x, int y, int z) {
  uint32_t words[4] = {};
  const cudaArray *array = findArray(object);
  auto *place = array ? static_cast<const unsigned char *>(tranship_surface(
                            object, x, y, z, unsigned(array->elementSize()), cudaBoundaryModeZero))
                      : nullptr;
  if (place)
    forComponents(array->format, [&](int n, unsigned bits, unsigned byte) {
      uint32_t word = 0;
      std::memcpy(&word, place + byte, bits / 8);
      unsigned unused = 32 - bits;
      if (array->format.f == cudaChannelFormatKindSigned)
        word = uint32_t(int32_t(word << unused) >> unused);
      else if (!isInteger(array->format) && bits == 16) {
        float value = float(__builtin_bit_cast(_Float16, uint16_t(word)));
        std::memcpy(&word, &value, sizeof word);
      }
      words[n] = word;
    });
  Four result;
  std::memcpy(&result, words, sizeof result);
  return result;
}

void tranship_waveSurfaceWrite(uint64_t object, int x, int y, int z, Four value) {
  const cudaArray *array = findArray(object);
  auto *place = array ? static_cast<unsigned char *>(tranship_surface(
                            object, x, y, z, unsigned(array->elementSize()), cudaBoundaryModeZero))
                      : nullptr;
  if (!place)
    return;
  uint32_t words[4];
  std::memcpy(words, &value, sizeof words);
  forComponents(array->format, [&](int n, unsigned bits, unsigned byte) {
    uint32_t word = words[n];
    if (!isInteger(array->format) && bits == 16)
      word = __builtin_bit_cast(uint16_t, _Float16(__builtin_bit_cast(float, word)));
    std::memcpy(place + byte, &word, bits / 8);
  });
}

} // extern "C"
