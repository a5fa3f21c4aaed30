// What device code and the runtime say to each other about textures.
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
