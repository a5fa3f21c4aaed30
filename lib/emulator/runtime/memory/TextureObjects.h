// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The arrays, textures and surfaces of a program. Their handles are numbers that count creations,
// so they mean the same in each run and on both sides of a comparison.
#pragma once

#include "emulator/interface/TraceFormat.h"
#include "memory/Texture.h"

namespace tranship::emulator {

Texture *addTexture(Texture &&texture);
void removeTexture(Texture *texture);
/// Returns null if the number is not the handle of a texture.
const Texture *findTexture(uint64_t handle);

cudaArray *addArray(const cudaArray &array);
void removeArray(cudaArray *array);
/// Returns the array, also that of a surface, or null if the number is not a handle of one.
const cudaArray *findArray(uint64_t handle);

/// Returns whether the number could be a handle if there were such an object.
bool looksLikeHandle(uint64_t value);

/// Returns the position in the order of creation, from 1.
uint64_t numberOf(const Texture &texture);
uint64_t numberOf(const cudaArray &array);

/// Returns the settings that the program made, as far as they affect what is read.
std::vector<TracedSetting> settingsOf(const Texture &texture);
std::vector<TracedSetting> settingsOf(const cudaArray &array);
/// Returns the layout of a texel in memory (plugin/TypeLayout.h).
std::string layoutOf(const cudaChannelFormatDesc &format);

} // namespace tranship::emulator
