// SPDX-License-Identifier: 0BSD
// Arrays on GPUs without textures (gfx942, gfx950), where HIP makes none, and arrays for cube maps and mipmaps, which HIP
// does not make on Linux. Both C and C++ compilers read this.

//- helper: plain-arrays
//- language: c
//- includes: hip/hip_runtime_api.h, stdint.h, stdlib.h, string.h
// An array in plain memory, without gaps between its rows. The lowest bit of its handle is set, which is never so in one
// that HIP made.
typedef struct TranshipArray {
  char *texels; // on the device
  struct hipChannelFormatDesc format;
  struct hipExtent extent;      // as requested, 0 for a dimension that is missing
  size_t width, height, depth; // at least 1
  unsigned flags;
} TranshipArray;

static inline int transhipHasTextures(void) {
#if defined(__HIP_PLATFORM_NVIDIA__)
  return 1;
#else
  int device = 0, has = 0;
  return hipGetDevice(&device) == hipSuccess &&
         hipDeviceGetAttribute(&has, hipDeviceAttributeImageSupport, device) == hipSuccess && has;
#endif
}
static inline size_t transhipTexelSize(struct hipChannelFormatDesc format) {
  return (size_t)(format.x + format.y + format.z + format.w) / 8;
}
// Null for an array that HIP made.
static inline TranshipArray *transhipPlainArray(hipArray_const_t array) {
  return (uintptr_t)array & 1 ? (TranshipArray *)((uintptr_t)array - 1) : (TranshipArray *)0;
}
static inline size_t transhipRowSize(const TranshipArray *array) {
  return array->width * transhipTexelSize(array->format);
}

// HIP before 5.6 has no function that tells the size of an array, but shows it.
static inline hipError_t transhipArrayOfHip(struct hipChannelFormatDesc *format, struct hipExtent *extent, unsigned *flags,
                                            hipArray_t array) {
#if defined(__HIP_PLATFORM_AMD__) && HIP_VERSION < 50600000
  if (format)
    *format = array->desc;
  if (extent) {
    extent->width = array->width;
    extent->height = array->height;
    extent->depth = array->depth;
  }
  if (flags)
    *flags = 0;
  return hipSuccess;
#else
  return hipArrayGetInfo(format, extent, flags, array);
#endif
}

static inline hipError_t transhipMakePlainArray(hipArray_t *array, struct hipChannelFormatDesc format,
                                                struct hipExtent extent, unsigned flags) {
  hipError_t status;
  TranshipArray *made = (TranshipArray *)calloc(1, sizeof *made);
  if (!made)
    return hipErrorOutOfMemory;
  made->format = format;
  made->extent = extent;
  made->width = extent.width ? extent.width : 1;
  made->height = extent.height ? extent.height : 1;
  made->depth = extent.depth ? extent.depth : 1;
  made->flags = flags;
  status = hipMalloc((void **)&made->texels, transhipRowSize(made) * made->height * made->depth);
  if (status != hipSuccess)
    free(made);
  else
    *array = (hipArray_t)((uintptr_t)made + 1);
  return status;
}

//- helper: malloc-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipMallocArray(hipArray_t *array, const struct hipChannelFormatDesc *format,
                                             size_t width, size_t height, unsigned flags) {
  struct hipExtent extent;
  if (transhipHasTextures())
    return hipMallocArray(array, format, width, height, flags);
  extent.width = width;
  extent.height = height;
  extent.depth = 0;
  return transhipMakePlainArray(array, *format, extent, flags);
}

//- helper: malloc-3d-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipMalloc3DArray(hipArray_t *array, const struct hipChannelFormatDesc *format,
                                               struct hipExtent extent, unsigned flags) {
#if defined(__HIP_PLATFORM_NVIDIA__)
  return hipMalloc3DArray(array, format, extent, flags);
#else
  if (transhipHasTextures() && !(flags & hipArrayCubemap))
    return hipMalloc3DArray(array, format, extent, flags);
  return transhipMakePlainArray(array, *format, extent, flags);
#endif
}

//- helper: free-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipFreeArray(hipArray_t array) {
  hipError_t status;
  TranshipArray *plain = transhipPlainArray(array);
  if (!plain)
    return hipFreeArray(array);
  status = hipFree(plain->texels);
  free(plain);
  return status;
}

//- helper: array-get-info
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipArrayGetInfo(struct hipChannelFormatDesc *format, struct hipExtent *extent,
                                              unsigned *flags, hipArray_t array) {
  TranshipArray *plain = transhipPlainArray(array);
  if (!plain)
    return transhipArrayOfHip(format, extent, flags, array);
  if (format)
    *format = plain->format;
  if (extent)
    *extent = plain->extent;
  if (flags)
    *flags = plain->flags;
  return hipSuccess;
}

//- helper: get-channel-desc
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipGetChannelDesc(struct hipChannelFormatDesc *format, hipArray_const_t array) {
  TranshipArray *plain = transhipPlainArray(array);
  if (!plain)
    return hipGetChannelDesc(format, array);
  *format = plain->format;
  return hipSuccess;
}

//- helper: memcpy-2d-to-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipMemcpy2DToArrayAsync(hipArray_t to, size_t x, size_t y, const void *from, size_t pitch,
                                                      size_t width, size_t height, hipMemcpyKind kind,
                                                      hipStream_t stream) {
  TranshipArray *plain = transhipPlainArray(to);
  if (!plain)
    return hipMemcpy2DToArrayAsync(to, x, y, from, pitch, width, height, kind, stream);
  if (x + width > transhipRowSize(plain) || y + height > plain->height)
    return hipErrorInvalidValue;
  return hipMemcpy2DAsync(plain->texels + y * transhipRowSize(plain) + x, transhipRowSize(plain), from, pitch, width,
                          height, kind, stream);
}
static inline hipError_t transhipMemcpy2DToArray(hipArray_t to, size_t x, size_t y, const void *from, size_t pitch,
                                                 size_t width, size_t height, hipMemcpyKind kind) {
  hipError_t status;
  if (!transhipPlainArray(to))
    return hipMemcpy2DToArray(to, x, y, from, pitch, width, height, kind);
  status = transhipMemcpy2DToArrayAsync(to, x, y, from, pitch, width, height, kind, 0);
  return status == hipSuccess ? hipStreamSynchronize(0) : status;
}

//- helper: memcpy-2d-from-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipMemcpy2DFromArrayAsync(void *to, size_t pitch, hipArray_const_t from, size_t x,
                                                        size_t y, size_t width, size_t height, hipMemcpyKind kind,
                                                        hipStream_t stream) {
  TranshipArray *plain = transhipPlainArray(from);
  if (!plain)
    return hipMemcpy2DFromArrayAsync(to, pitch, from, x, y, width, height, kind, stream);
  if (x + width > transhipRowSize(plain) || y + height > plain->height)
    return hipErrorInvalidValue;
  return hipMemcpy2DAsync(to, pitch, plain->texels + y * transhipRowSize(plain) + x, transhipRowSize(plain), width,
                          height, kind, stream);
}
static inline hipError_t transhipMemcpy2DFromArray(void *to, size_t pitch, hipArray_const_t from, size_t x, size_t y,
                                                   size_t width, size_t height, hipMemcpyKind kind) {
  hipError_t status;
  if (!transhipPlainArray(from))
    return hipMemcpy2DFromArray(to, pitch, from, x, y, width, height, kind);
  status = transhipMemcpy2DFromArrayAsync(to, pitch, from, x, y, width, height, kind, 0);
  return status == hipSuccess ? hipStreamSynchronize(0) : status;
}

//- helper: memcpy-to-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipMemcpyToArray(hipArray_t to, size_t x, size_t y, const void *from, size_t size,
                                               hipMemcpyKind kind) {
  TranshipArray *plain = transhipPlainArray(to);
  if (!plain)
    return hipMemcpyToArray(to, x, y, from, size, kind);
  if (y * transhipRowSize(plain) + x + size > transhipRowSize(plain) * plain->height * plain->depth)
    return hipErrorInvalidValue;
  return hipMemcpy(plain->texels + y * transhipRowSize(plain) + x, from, size, kind);
}

//- helper: memcpy-from-array
//- language: c
//- requires: plain-arrays
static inline hipError_t transhipMemcpyFromArray(void *to, hipArray_const_t from, size_t x, size_t y, size_t size,
                                                 hipMemcpyKind kind) {
  TranshipArray *plain = transhipPlainArray(from);
  if (!plain)
    return hipMemcpyFromArray(to, from, x, y, size, kind);
  if (y * transhipRowSize(plain) + x + size > transhipRowSize(plain) * plain->height * plain->depth)
    return hipErrorInvalidValue;
  return hipMemcpy(to, plain->texels + y * transhipRowSize(plain) + x, size, kind);
}

//- helper: memcpy-3d
//- language: c
//- requires: plain-arrays
// With an array, widths count texels; in plain memory they count bytes.
static inline void transhipToPlainMemory(struct hipPos *at, hipArray_t *array, struct hipPitchedPtr *memory,
                                         size_t *texel) {
  TranshipArray *plain = transhipPlainArray(*array);
  if (!plain)
    return;
  *texel = transhipTexelSize(plain->format);
  at->x *= *texel;
  memory->ptr = plain->texels;
  memory->pitch = memory->xsize = transhipRowSize(plain);
  memory->ysize = plain->height;
  *array = (hipArray_t)0;
}
static inline size_t transhipOnPlainMemory(struct hipMemcpy3DParms *copy) {
  size_t texel = 0;
  transhipToPlainMemory(&copy->srcPos, &copy->srcArray, &copy->srcPtr, &texel);
  transhipToPlainMemory(&copy->dstPos, &copy->dstArray, &copy->dstPtr, &texel);
  if (texel && !copy->srcArray && !copy->dstArray) // on the other side, an array that HIP made still counts in texels
    copy->extent.width *= texel;
  return texel;
}
static inline hipError_t transhipArrayMemcpy3D(const struct hipMemcpy3DParms *parameters) {
  struct hipMemcpy3DParms copy = *parameters;
  return transhipOnPlainMemory(&copy) ? hipMemcpy3D(&copy) : hipMemcpy3D(parameters);
}
static inline hipError_t transhipArrayMemcpy3DAsync(const struct hipMemcpy3DParms *parameters, hipStream_t stream) {
  struct hipMemcpy3DParms copy = *parameters;
  return transhipOnPlainMemory(&copy) ? hipMemcpy3DAsync(&copy, stream) : hipMemcpy3DAsync(parameters, stream);
}

//- helper: mipmapped-arrays
//- language: c
//- requires: plain-arrays
// One plain array for each level. As above, the lowest bit of the handle is set.
typedef struct TranshipMipmaps {
  unsigned count;
  hipArray_t levels[16];
} TranshipMipmaps;

static inline TranshipMipmaps *transhipPlainMipmaps(hipMipmappedArray_const_t array) {
  return (uintptr_t)array & 1 ? (TranshipMipmaps *)((uintptr_t)array - 1) : (TranshipMipmaps *)0;
}
static inline hipError_t transhipFreeMipmappedArray(hipMipmappedArray_t array) {
  unsigned level;
  TranshipMipmaps *plain = transhipPlainMipmaps(array);
  if (!plain)
    return hipFreeMipmappedArray(array);
  for (level = 0; level < plain->count; ++level) {
    TranshipArray *one = transhipPlainArray(plain->levels[level]);
    (void)hipFree(one->texels);
    free(one);
  }
  free(plain);
  return hipSuccess;
}
static inline hipError_t transhipMallocMipmappedArray(hipMipmappedArray_t *array,
                                                      const struct hipChannelFormatDesc *format,
                                                      struct hipExtent extent, unsigned levels, unsigned flags) {
  // Every level has the same number of layers and faces.
  const int hasLayers = (flags & (hipArrayLayered | hipArrayCubemap)) != 0;
  size_t largest = extent.width > extent.height ? extent.width : extent.height;
  TranshipMipmaps *made;
  if (transhipHasTextures() && !(flags & hipArrayCubemap)) {
    hipError_t status = hipMallocMipmappedArray(array, format, extent, levels, flags);
    if (status != hipErrorNotSupported)
      return status;
    (void)hipGetLastError();
  }
  if (!hasLayers && extent.depth > largest)
    largest = extent.depth;
  made = (TranshipMipmaps *)calloc(1, sizeof *made);
  if (!made)
    return hipErrorOutOfMemory;
  do {
    hipError_t status = transhipMakePlainArray(&made->levels[made->count], *format, extent, flags);
    if (status != hipSuccess) {
      (void)transhipFreeMipmappedArray((hipMipmappedArray_t)((uintptr_t)made + 1));
      return status;
    }
    ++made->count;
    extent.width = extent.width > 1 ? extent.width / 2 : extent.width;
    extent.height = extent.height > 1 ? extent.height / 2 : extent.height;
    if (!hasLayers)
      extent.depth = extent.depth > 1 ? extent.depth / 2 : extent.depth;
  } while (made->count < levels && made->count < 16 && largest >> made->count);
  *array = (hipMipmappedArray_t)((uintptr_t)made + 1);
  return hipSuccess;
}
static inline hipError_t transhipGetMipmappedArrayLevel(hipArray_t *level, hipMipmappedArray_const_t array,
                                                        unsigned number) {
  TranshipMipmaps *plain = transhipPlainMipmaps(array);
  if (!plain)
    return hipGetMipmappedArrayLevel(level, array, number);
  if (number >= plain->count)
    return hipErrorInvalidValue;
  *level = plain->levels[number];
  return hipSuccess;
}
