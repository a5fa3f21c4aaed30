// Arrays, textures and surfaces that there are. Their handles are numbers that mean the same in
// each run, and on both sides of a comparison: they count what was created.
#pragma once

#include "emulator/interface/TraceFormat.h"
#include "memory/Texture.h"

namespace tranship::emulator {

Texture *addTexture(Texture &&texture);
void removeTexture(Texture *texture);
/// Null: the number is no handle of one.
const Texture *findTexture(uint64_t handle);

cudaArray *addArray(const cudaArray &array);
void removeArray(cudaArray *array);
/// Of an array or a surface, which is its array. Null: the number is no handle of one.
const cudaArray *findArray(uint64_t handle);

/// Whether the number could be a handle, if there were such an object.
bool looksLikeHandle(uint64_t value);

/// From 1, in the order of creation.
uint64_t numberOf(const Texture &texture);
uint64_t numberOf(const cudaArray &array);

/// What a program has said of it, as far as it counts for what is read.
std::vector<TracedSetting> settingsOf(const Texture &texture);
std::vector<TracedSetting> settingsOf(const cudaArray &array);
/// How a texel lies in memory (../plugin/TypeLayout.h).
std::string layoutOf(const cudaChannelFormatDesc &format);

} // namespace tranship::emulator
