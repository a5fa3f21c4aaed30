// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texture operations that device code requests from the runtime.
#pragma once

enum TranshipTexture {
  transhipTexture1D,
  transhipTexture2D,
  transhipTexture3D,
  transhipTextureCubemap,
  transhipTextureFetch, ///< element number `layer` of linear memory
  transhipTextureGather ///< component number `layer`
};

/// Four components, as numbers of either kind.
struct TranshipTexel {
  float floats[4];
  int integers[4];
};
