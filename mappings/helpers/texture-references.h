// SPDX-License-Identifier: 0BSD
// Texture references (`texture<float, 2>`) as variables that hold a texture object, for ports that also run on GPUs without
// textures.

//- helper: texture-reference
//- requires: texture-object, plain-texture-reads
//- includes: hip/hip_runtime.h, cstring, type_traits
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
/// hipCreateChannelDesc<T>(), which is not a constant, and whose generic answer is an empty format.
template <class T> struct TexelFormat {
  using Number = TexelNumber<T>;
  static constexpr int bits = 8 * sizeof(Number), count = sizeof(T) / sizeof(Number);
  static constexpr hipChannelFormatKind kind = !std::is_integral<Number>::value ? hipChannelFormatKindFloat
                                               : std::is_signed<Number>::value  ? hipChannelFormatKindSigned
                                                                                : hipChannelFormatKindUnsigned;
};

/// Host code sets the fields and binds memory; kernels read through the object. Declared `__managed__`, so that both sides see
/// it. There is one object, for the GPU on which memory was bound last.
template <class T, int type = hipTextureType1D, hipTextureReadMode mode = hipReadModeElementType> struct texture {
  int normalized = 0;
  hipTextureFilterMode filterMode = hipFilterModePoint;
  hipTextureAddressMode addressMode[3] = {hipAddressModeClamp, hipAddressModeClamp, hipAddressModeClamp};
  /// Programs make arrays with it.
  hipChannelFormatDesc channelDesc = {TexelFormat<T>::bits, TexelFormat<T>::count > 1 ? TexelFormat<T>::bits : 0,
                                      TexelFormat<T>::count > 2 ? TexelFormat<T>::bits : 0,
                                      TexelFormat<T>::count > 3 ? TexelFormat<T>::bits : 0, TexelFormat<T>::kind};
  int sRGB = 0;
  unsigned maxAnisotropy = 0;
  hipTextureFilterMode mipmapFilterMode = hipFilterModePoint;
  float mipmapLevelBias = 0, minMipmapLevelClamp = 0, maxMipmapLevelClamp = 0;
  hipTextureObject_t object = {};

  constexpr texture() = default;
  constexpr texture(int normalized, hipTextureFilterMode filterMode = hipFilterModePoint,
                    hipTextureAddressMode mode_ = hipAddressModeClamp)
      : normalized(normalized), filterMode(filterMode), addressMode{mode_, mode_, mode_} {}
};

/// What a read returns: the element, or floats where integers are read as fractions.
template <class T, hipTextureReadMode mode, bool = std::is_arithmetic<T>::value> struct Fetched {
  static constexpr size_t count = sizeof(T) / sizeof(TexelNumber<T>);
  using Float = std::conditional_t<count == 1, float1, std::conditional_t<count == 2, float2, float4>>;
  using Type = std::conditional_t<mode == hipReadModeNormalizedFloat, Float, T>;
};
template <class T, hipTextureReadMode mode> struct Fetched<T, mode, true> {
  using Type = std::conditional_t<mode == hipReadModeNormalizedFloat, float, T>;
};

template <class T, int type, hipTextureReadMode mode> inline hipError_t unbindTexture(texture<T, type, mode> &reference) {
  // Kernels that are still running read the variable; CUDA gives each launch what was bound then.
  hipError_t status = hipDeviceSynchronize();
  if (reference.object)
    (void)transhipDestroyTextureObject(reference.object);
  reference.object = {};
  return status;
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindResource(texture<T, type, mode> &reference, const hipResourceDesc &resource) {
  hipTextureDesc how = {};
  for (int i = 0; i < 3; ++i)
    how.addressMode[i] = reference.addressMode[i];
  how.filterMode = reference.filterMode;
  how.readMode = mode;
  how.sRGB = reference.sRGB;
  how.normalizedCoords = reference.normalized;
  how.maxAnisotropy = reference.maxAnisotropy;
  how.mipmapFilterMode = reference.mipmapFilterMode;
  how.mipmapLevelBias = reference.mipmapLevelBias;
  how.minMipmapLevelClamp = reference.minMipmapLevelClamp;
  how.maxMipmapLevelClamp = reference.maxMipmapLevelClamp;
  hipError_t status = unbindTexture(reference);
  return status == hipSuccess ? transhipCreateTextureObject(&reference.object, &resource, &how, nullptr) : status;
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTexture(size_t *offset, texture<T, type, mode> &reference, const void *place,
                              const hipChannelFormatDesc &format, size_t size = ~0u) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<void *>(place);
  resource.res.linear.desc = reference.channelDesc = format;
  resource.res.linear.sizeInBytes = size;
  if (offset)
    *offset = 0;
  return bindResource(reference, resource);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTexture(size_t *offset, texture<T, type, mode> &reference, const void *place, size_t size = ~0u) {
  return bindTexture(offset, reference, place, hipCreateChannelDesc<T>(), size);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTexture2D(size_t *offset, texture<T, type, mode> &reference, const void *place,
                                const hipChannelFormatDesc &format, size_t width, size_t height, size_t pitch) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D.devPtr = const_cast<void *>(place);
  resource.res.pitch2D.desc = reference.channelDesc = format;
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  if (offset)
    *offset = 0;
  return bindResource(reference, resource);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTexture2D(size_t *offset, texture<T, type, mode> &reference, const void *place, size_t width,
                                size_t height, size_t pitch) {
  return bindTexture2D(offset, reference, place, hipCreateChannelDesc<T>(), width, height, pitch);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTextureToArray(texture<T, type, mode> &reference, hipArray_const_t array,
                                     const hipChannelFormatDesc &format = hipCreateChannelDesc<T>()) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(array);
  reference.channelDesc = format;
  return bindResource(reference, resource);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t getTextureAlignmentOffset(size_t *offset, const texture<T, type, mode> &) {
  *offset = 0;
  return hipSuccess;
}

// The forms of the C API, which take addresses.
template <class T, int type, hipTextureReadMode mode> inline hipError_t unbindTexture(texture<T, type, mode> *reference) {
  return unbindTexture(*reference);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTexture(size_t *offset, texture<T, type, mode> *reference, const void *place,
                              const hipChannelFormatDesc *format, size_t size = ~0u) {
  return bindTexture(offset, *reference, place, *format, size);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTexture2D(size_t *offset, texture<T, type, mode> *reference, const void *place,
                                const hipChannelFormatDesc *format, size_t width, size_t height, size_t pitch) {
  return bindTexture2D(offset, *reference, place, *format, width, height, pitch);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t bindTextureToArray(texture<T, type, mode> *reference, hipArray_const_t array,
                                     const hipChannelFormatDesc *format) {
  return bindTextureToArray(*reference, array, *format);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t getTextureAlignmentOffset(size_t *offset, const texture<T, type, mode> *reference) {
  return getTextureAlignmentOffset(offset, *reference);
}
} // namespace tranship
#endif

//- helper: reference-tex1d
//- requires: texture-reference, plain-tex1d
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
template <class T, int type, hipTextureReadMode mode>
__device__ inline typename Fetched<T, mode>::Type tex1D(const texture<T, type, mode> &reference, float x) {
  return tranship::tex1D<typename Fetched<T, mode>::Type>(reference.object, x);
}
} // namespace tranship
#endif

//- helper: reference-tex1dfetch
//- requires: texture-reference, plain-tex1dfetch
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
template <class T, int type, hipTextureReadMode mode>
__device__ inline typename Fetched<T, mode>::Type tex1Dfetch(const texture<T, type, mode> &reference, int x) {
  return tranship::tex1Dfetch<typename Fetched<T, mode>::Type>(reference.object, x);
}
} // namespace tranship
#endif

//- helper: reference-tex2d
//- requires: texture-reference, plain-tex2d
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
template <class T, int type, hipTextureReadMode mode>
__device__ inline typename Fetched<T, mode>::Type tex2D(const texture<T, type, mode> &reference, float x, float y) {
  return tranship::tex2D<typename Fetched<T, mode>::Type>(reference.object, x, y);
}
} // namespace tranship
#endif

//- helper: reference-tex3d
//- requires: texture-reference, plain-tex3d
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
template <class T, int type, hipTextureReadMode mode>
__device__ inline typename Fetched<T, mode>::Type tex3D(const texture<T, type, mode> &reference, float x, float y, float z) {
  return tranship::tex3D<typename Fetched<T, mode>::Type>(reference.object, x, y, z);
}
} // namespace tranship
#endif

//- helper: reference-tex1dlayered
//- requires: texture-reference, plain-tex1dlayered
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
template <class T, int type, hipTextureReadMode mode>
__device__ inline typename Fetched<T, mode>::Type tex1DLayered(const texture<T, type, mode> &reference, float x, int layer) {
  return tranship::tex1DLayered<typename Fetched<T, mode>::Type>(reference.object, x, layer);
}
} // namespace tranship
#endif

//- helper: reference-tex2dlayered
//- requires: texture-reference, plain-tex2dlayered
#if !defined(__HIP_PLATFORM_NVIDIA__)
namespace tranship {
template <class T, int type, hipTextureReadMode mode>
__device__ inline typename Fetched<T, mode>::Type tex2DLayered(const texture<T, type, mode> &reference, float x, float y, int layer) {
  return tranship::tex2DLayered<typename Fetched<T, mode>::Type>(reference.object, x, y, layer);
}
} // namespace tranship
#endif
