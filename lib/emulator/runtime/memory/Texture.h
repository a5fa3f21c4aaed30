// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays, textures and surfaces as the runtime keeps them. Programs hold pointers to these.
#pragma once

#include "tranship/cuda_spelling.h"

#include <vector>

/// A cudaArray_t: rows without gaps, slices or layers one after the other.
struct cudaArray {
  char *data;
  cudaChannelFormatDesc format;
  size_t width, height, depth; ///< in elements; at least 1
  cudaExtent extent;           ///< as requested, with 0 for a missing dimension
  unsigned flags;

  size_t elementSize() const { return size_t(format.x + format.y + format.z + format.w) / 8; }
  size_t rowSize() const { return width * elementSize(); }
  char *row(size_t y, size_t z) const { return data + (z * height + y) * rowSize(); }
};

struct cudaMipmappedArray {
  std::vector<cudaArray_t> levels;
};

namespace tranship::emulator {

struct Texture {
  cudaResourceDesc resource;
  cudaTextureDesc description;
  cudaChannelFormatDesc format;
  struct Level {
    const char *data;
    size_t width, height, depth, pitch;
  };
  std::vector<Level> levels;
  cudaResourceViewDesc view = {};
};

} // namespace tranship::emulator
