// SPDX-License-Identifier: 0BSD
// Texture objects that HIP does not make: on GPUs without textures (gfx942, gfx950), of linear memory with pitch that is
// filtered or has normalized coordinates, with address modes that differ, of cube maps and mipmaps. Kernels read them from
// plain memory. Both C and C++ compilers read this.

//- helper: plain-textures
//- language: c
//- requires: mipmapped-arrays
// What kernels read of such a texture, on the device. The lowest bit of the object's value is set, which is never so in one
// that HIP made.
typedef struct TranshipLevel {
  const char *texels;
  int width, height, depth; // in texels; at least 1. Layers and faces count as depth
  size_t pitch;             // bytes from one row to the next
} TranshipLevel;
typedef struct TranshipPlainTexture {
  TranshipLevel levels[16];
  int levelCount;
  int hasLayers;
  struct hipChannelFormatDesc format;
  struct hipTextureDesc how;
  struct hipResourceDesc resource;
  struct hipResourceViewDesc view;
  // Of an array that HIP made: an object that reads single texels. `texels` are null then.
  hipTextureObject_t points;
} TranshipPlainTexture;

static inline void transhipAddLevel(TranshipPlainTexture *texture, const TranshipArray *array) {
  TranshipLevel *level = &texture->levels[texture->levelCount++];
  level->texels = array->texels;
  level->width = (int)array->width;
  level->height = (int)array->height;
  level->depth = (int)array->depth;
  level->pitch = transhipRowSize(array);
  texture->format = array->format;
  texture->hasLayers = (array->flags & (hipArrayLayered | hipArrayCubemap)) != 0;
}

// Puts the description into the memory of the device.
static inline hipError_t transhipPlace(const TranshipPlainTexture *texture, uintptr_t *object) {
  void *place = 0;
  hipError_t status = hipMalloc(&place, sizeof *texture);
  if (status == hipSuccess)
    status = hipMemcpy(place, texture, sizeof *texture, hipMemcpyHostToDevice);
  if (status == hipSuccess)
    *object = (uintptr_t)place + 1;
  return status;
}

//- helper: texture-object
//- language: c
//- requires: plain-textures
// With coordinates that are not normalized, textures do not wrap.
static inline int transhipAddressMode(const struct hipTextureDesc *how, int dimension) {
  const int mode = (int)how->addressMode[dimension];
  return !how->normalizedCoords && (mode == hipAddressModeWrap || mode == hipAddressModeMirror) ? (int)hipAddressModeClamp
                                                                                             : mode;
}

// HIP uses the address mode of the first dimension for all.
static inline int transhipModesDiffer(const struct hipResourceDesc *resource, const struct hipTextureDesc *how) {
  int dimensions = resource->resType == hipResourceTypePitch2D ? 2 : 1, d;
  if (resource->resType == hipResourceTypeArray) {
    struct hipChannelFormatDesc format;
    struct hipExtent extent;
    unsigned flags = 0;
    if (transhipArrayOfHip(&format, &extent, &flags, resource->res.array.array) != hipSuccess)
      return 0;
    dimensions = extent.depth && !(flags & hipArrayLayered) ? 3 : extent.height ? 2 : 1;
  }
  for (d = 1; d < dimensions; ++d)
    if (transhipAddressMode(how, d) != transhipAddressMode(how, 0))
      return 1;
  return 0;
}

// hipResViewFormatUnsignedChar1 and those that follow: 1, 2 and 4 channels of eight kinds.
static inline int transhipSetViewFormat(TranshipPlainTexture *texture, int viewFormat) {
  static const int bits[] = {8, 8, 16, 16, 32, 32, 16, 32}, channels[] = {1, 2, 4};
  int kind = (viewFormat - 1) / 3, count = channels[(viewFormat - 1) % 3];
  if (kind >= 8)
    return 0; // compressed
  texture->format.x = bits[kind];
  texture->format.y = count > 1 ? bits[kind] : 0;
  texture->format.z = texture->format.w = count > 2 ? bits[kind] : 0;
  texture->format.f = kind >= 6 ? hipChannelFormatKindFloat
                                : kind % 2 ? hipChannelFormatKindSigned : hipChannelFormatKindUnsigned;
  return 1;
}

// An array that HIP made keeps its texels in an order of its own. HIP's objects read them one at a time.
static inline hipError_t transhipReadPoints(TranshipPlainTexture *texture) {
  struct hipTextureDesc single;
  struct hipExtent extent;
  unsigned flags = 0;
  hipError_t status =
      transhipArrayOfHip(&texture->format, &extent, &flags, texture->resource.res.array.array);
  if (status != hipSuccess)
    return status;
  texture->levels[0].width = (int)extent.width;
  texture->levels[0].height = extent.height ? (int)extent.height : 1;
  texture->levels[0].depth = extent.depth ? (int)extent.depth : 1;
  texture->levelCount = 1;
  texture->hasLayers = (flags & hipArrayLayered) != 0;
  memset(&single, 0, sizeof single);
  single.addressMode[0] = single.addressMode[1] = single.addressMode[2] = hipAddressModeClamp;
  single.filterMode = hipFilterModePoint;
  single.readMode = texture->how.readMode;
  single.sRGB = texture->how.sRGB;
  return hipCreateTextureObject(&texture->points, &texture->resource, &single, 0);
}

static inline hipError_t transhipDescribe(TranshipPlainTexture *texture) {
  const struct hipResourceDesc *resource = &texture->resource;
  TranshipLevel *first = &texture->levels[0];
  if (resource->resType == hipResourceTypeArray) {
    if (!transhipPlainArray(resource->res.array.array))
      return transhipReadPoints(texture);
    transhipAddLevel(texture, transhipPlainArray(resource->res.array.array));
    return hipSuccess;
  }
  if (resource->resType == hipResourceTypeMipmappedArray) {
    const TranshipMipmaps *mipmaps = transhipPlainMipmaps(resource->res.mipmap.mipmap);
    unsigned i, last = texture->view.lastMipmapLevel;
    if (!mipmaps)
      return hipErrorNotSupported;
    for (i = texture->view.firstMipmapLevel; i < mipmaps->count && (!texture->view.width || i <= last); ++i)
      transhipAddLevel(texture, transhipPlainArray(mipmaps->levels[i]));
    return texture->levelCount ? hipSuccess : hipErrorInvalidValue;
  }
  first->height = first->depth = texture->levelCount = 1;
  if (resource->resType == hipResourceTypeLinear) {
    texture->format = resource->res.linear.desc;
    first->texels = (const char *)resource->res.linear.devPtr;
    first->pitch = resource->res.linear.sizeInBytes;
    first->width = transhipTexelSize(texture->format) ? (int)(first->pitch / transhipTexelSize(texture->format)) : 0;
  } else {
    texture->format = resource->res.pitch2D.desc;
    first->texels = (const char *)resource->res.pitch2D.devPtr;
    first->pitch = resource->res.pitch2D.pitchInBytes;
    first->width = (int)resource->res.pitch2D.width;
    first->height = (int)resource->res.pitch2D.height;
  }
  return first->texels && first->width ? hipSuccess : hipErrorInvalidValue;
}

static inline hipError_t transhipCreateTextureObject(hipTextureObject_t *object, const struct hipResourceDesc *resource,
                                                     const struct hipTextureDesc *how,
                                                     const struct hipResourceViewDesc *view) {
  TranshipPlainTexture texture;
  uintptr_t value = 0;
  hipError_t status;
#if defined(__HIP_PLATFORM_NVIDIA__)
  return hipCreateTextureObject(object, resource, how, view);
#endif
  if (!object || !resource || !how)
    return hipErrorInvalidValue;
  if (transhipHasTextures() &&
      !(resource->resType == hipResourceTypeArray && transhipPlainArray(resource->res.array.array)) &&
      !(resource->resType == hipResourceTypeMipmappedArray && transhipPlainMipmaps(resource->res.mipmap.mipmap)) &&
      !transhipModesDiffer(resource, how)) {
    struct hipTextureDesc hips = *how;
    if (resource->resType != hipResourceTypeMipmappedArray) { // these only count between mipmaps
      hips.maxAnisotropy = 0;
      hips.mipmapLevelBias = 0;
    }
    status = hipCreateTextureObject(object, resource, &hips, view);
    if (status != hipErrorNotSupported && status != hipErrorInvalidValue)
      return status;
    (void)hipGetLastError();
  }
  memset(&texture, 0, sizeof texture);
  texture.resource = *resource;
  texture.how = *how;
  if (view)
    texture.view = *view;
  status = transhipDescribe(&texture);
  if (status == hipSuccess && texture.view.format && !texture.points &&
      !transhipSetViewFormat(&texture, (int)texture.view.format))
    status = hipErrorNotSupported;
  if (status == hipSuccess)
    status = transhipPlace(&texture, &value);
  if (status == hipSuccess)
    *object = (hipTextureObject_t)value;
  return status;
}
static inline hipError_t transhipDestroyTextureObject(hipTextureObject_t object) {
  TranshipPlainTexture texture;
  void *place = (void *)((uintptr_t)object - 1);
  hipError_t status;
  if (!((uintptr_t)object & 1))
    return hipDestroyTextureObject(object);
  status = hipMemcpy(&texture, place, sizeof texture, hipMemcpyDeviceToHost);
  if (status == hipSuccess && texture.points)
    status = hipDestroyTextureObject(texture.points);
  return status == hipSuccess ? hipFree(place) : status;
}

//- helper: texture-object-get
//- language: c
//- requires: plain-textures
static inline hipError_t transhipReadBack(TranshipPlainTexture *texture, hipTextureObject_t object) {
  return hipMemcpy(texture, (void *)((uintptr_t)object - 1), sizeof *texture, hipMemcpyDeviceToHost);
}
static inline hipError_t transhipGetTextureObjectResourceDesc(struct hipResourceDesc *resource, hipTextureObject_t object) {
  TranshipPlainTexture texture;
  hipError_t status;
  if (!((uintptr_t)object & 1))
    return hipGetTextureObjectResourceDesc(resource, object);
  status = transhipReadBack(&texture, object);
  if (status == hipSuccess)
    *resource = texture.resource;
  return status;
}
static inline hipError_t transhipGetTextureObjectTextureDesc(struct hipTextureDesc *how, hipTextureObject_t object) {
  TranshipPlainTexture texture;
  hipError_t status;
  if (!((uintptr_t)object & 1))
    return hipGetTextureObjectTextureDesc(how, object);
  status = transhipReadBack(&texture, object);
  if (status == hipSuccess)
    *how = texture.how;
  return status;
}
static inline hipError_t transhipGetTextureObjectResourceViewDesc(struct hipResourceViewDesc *view,
                                                                  hipTextureObject_t object) {
  TranshipPlainTexture texture;
  hipError_t status;
  if (!((uintptr_t)object & 1))
    return hipGetTextureObjectResourceViewDesc(view, object);
  status = transhipReadBack(&texture, object);
  if (status == hipSuccess)
    *view = texture.view;
  return status;
}

//- helper: surface-object
//- language: c
//- requires: plain-textures
static inline hipError_t transhipCreateSurfaceObject(hipSurfaceObject_t *object, const struct hipResourceDesc *resource) {
  TranshipPlainTexture texture;
  uintptr_t value = 0;
  hipError_t status;
  if (resource->resType != hipResourceTypeArray || !transhipPlainArray(resource->res.array.array))
    return hipCreateSurfaceObject(object, resource);
  memset(&texture, 0, sizeof texture);
  texture.resource = *resource;
  transhipAddLevel(&texture, transhipPlainArray(resource->res.array.array));
  status = transhipPlace(&texture, &value);
  if (status == hipSuccess)
    *object = (hipSurfaceObject_t)value;
  return status;
}
static inline hipError_t transhipDestroySurfaceObject(hipSurfaceObject_t object) {
  return (uintptr_t)object & 1 ? hipFree((void *)((uintptr_t)object - 1)) : hipDestroySurfaceObject(object);
}
