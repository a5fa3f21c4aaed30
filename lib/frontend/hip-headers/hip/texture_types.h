// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// facts
#if defined(__HIP__)
#define TRANSHIP_TEXTURE __attribute__((device_builtin_texture_type))
#else
#define TRANSHIP_TEXTURE
#endif
template <class T, int texType = hipTextureType1D, hipTextureReadMode mode = hipReadModeElementType>
struct TRANSHIP_TEXTURE texture : textureReference {
  texture(int = 0, hipTextureFilterMode = hipFilterModePoint,
          hipTextureAddressMode = hipAddressModeClamp);
  texture(int, hipTextureFilterMode, hipTextureAddressMode, hipChannelFormatDesc);
};
#undef TRANSHIP_TEXTURE
