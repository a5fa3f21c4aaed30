// SPDX-License-Identifier: 0BSD
// Reads and writes of surfaces in kernels: by HIP's functions, or in plain memory where HIP has no surfaces. As HIP's, these
// take 0 for what is outside, and write nothing there, whatever the boundary mode.

//- helper: plain-surfaces
//- requires: plain-textures
//- includes: hip/hip_runtime.h
#if defined(__HIP_NO_IMAGE_SUPPORT) && __HIP_NO_IMAGE_SUPPORT
#define TRANSHIP_HARDWARE_SURFACE(...) (void)0 // the GPU has no surfaces, so there is no object of HIP's
#else
#define TRANSHIP_HARDWARE_SURFACE(...) __VA_ARGS__
#endif
namespace tranship {
/// Whether the surface is plain memory.
__device__ inline bool isPlainSurface(hipSurfaceObject_t surface) { return (uintptr_t)surface & 1; }
/// The place of an element, or null outside. `x` counts bytes.
template <class T> __device__ inline T *plainElement(hipSurfaceObject_t surface, int x, int y, int z) {
  const TranshipLevel &memory = ((const TranshipPlainTexture *)((uintptr_t)surface - 1))->levels[0];
  if (x < 0 || y < 0 || z < 0 || x + sizeof(T) > memory.pitch || y >= memory.height || z >= memory.depth)
    return nullptr;
  return (T *)(memory.texels + (size_t(z) * memory.height + y) * memory.pitch + x);
}
template <class T> __device__ inline void readElement(T *value, hipSurfaceObject_t surface, int x, int y, int z) {
  const T *element = plainElement<T>(surface, x, y, z);
  *value = element ? *element : T{};
}
template <class T> __device__ inline void writeElement(T value, hipSurfaceObject_t surface, int x, int y, int z) {
  if (T *element = plainElement<T>(surface, x, y, z))
    *element = value;
}
} // namespace tranship

//- helper: plain-surf1d
//- requires: plain-surfaces
namespace tranship {
template <class T> __device__ inline void surf1Dread(T *value, hipSurfaceObject_t surface, int x) {
  if (isPlainSurface(surface))
    readElement(value, surface, x, 0, 0);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf1Dread(value, surface, x));
}
template <class T>
__device__ inline T surf1Dread(hipSurfaceObject_t surface, int x, int boundaryMode = 0) {
  T value;
  tranship::surf1Dread(&value, surface, x);
  return value;
}
template <class T> __device__ inline void surf1Dwrite(T value, hipSurfaceObject_t surface, int x) {
  if (isPlainSurface(surface))
    writeElement(value, surface, x, 0, 0);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf1Dwrite(value, surface, x));
}
} // namespace tranship

//- helper: plain-surf2d
//- requires: plain-surfaces
namespace tranship {
template <class T> __device__ inline void surf2Dread(T *value, hipSurfaceObject_t surface, int x, int y) {
  if (isPlainSurface(surface))
    readElement(value, surface, x, y, 0);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf2Dread(value, surface, x, y));
}
template <class T>
__device__ inline T surf2Dread(hipSurfaceObject_t surface, int x, int y, int boundaryMode = 0) {
  T value;
  tranship::surf2Dread(&value, surface, x, y);
  return value;
}
template <class T> __device__ inline void surf2Dwrite(T value, hipSurfaceObject_t surface, int x, int y) {
  if (isPlainSurface(surface))
    writeElement(value, surface, x, y, 0);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf2Dwrite(value, surface, x, y));
}
} // namespace tranship

//- helper: plain-surf3d
//- requires: plain-surfaces
namespace tranship {
template <class T> __device__ inline void surf3Dread(T *value, hipSurfaceObject_t surface, int x, int y, int z) {
  if (isPlainSurface(surface))
    readElement(value, surface, x, y, z);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf3Dread(value, surface, x, y, z));
}
template <class T>
__device__ inline T surf3Dread(hipSurfaceObject_t surface, int x, int y, int z, int boundaryMode = 0) {
  T value;
  tranship::surf3Dread(&value, surface, x, y, z);
  return value;
}
template <class T> __device__ inline void surf3Dwrite(T value, hipSurfaceObject_t surface, int x, int y, int z) {
  if (isPlainSurface(surface))
    writeElement(value, surface, x, y, z);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf3Dwrite(value, surface, x, y, z));
}
} // namespace tranship

//- helper: plain-surf1dlayered
//- requires: plain-surfaces
namespace tranship {
template <class T> __device__ inline void surf1DLayeredread(T *value, hipSurfaceObject_t surface, int x, int layer) {
  if (isPlainSurface(surface))
    readElement(value, surface, x, 0, layer);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf1DLayeredread(value, surface, x, layer));
}
template <class T>
__device__ inline T surf1DLayeredread(hipSurfaceObject_t surface, int x, int layer, int boundaryMode = 0) {
  T value;
  tranship::surf1DLayeredread(&value, surface, x, layer);
  return value;
}
template <class T> __device__ inline void surf1DLayeredwrite(T value, hipSurfaceObject_t surface, int x, int layer) {
  if (isPlainSurface(surface))
    writeElement(value, surface, x, 0, layer);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf1DLayeredwrite(value, surface, x, layer));
}
} // namespace tranship

//- helper: plain-surf2dlayered
//- requires: plain-surfaces
namespace tranship {
template <class T> __device__ inline void surf2DLayeredread(T *value, hipSurfaceObject_t surface, int x, int y, int layer) {
  if (isPlainSurface(surface))
    readElement(value, surface, x, y, layer);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf2DLayeredread(value, surface, x, y, layer));
}
template <class T>
__device__ inline T surf2DLayeredread(hipSurfaceObject_t surface, int x, int y, int layer, int boundaryMode = 0) {
  T value;
  tranship::surf2DLayeredread(&value, surface, x, y, layer);
  return value;
}
template <class T> __device__ inline void surf2DLayeredwrite(T value, hipSurfaceObject_t surface, int x, int y, int layer) {
  if (isPlainSurface(surface))
    writeElement(value, surface, x, y, layer);
  else
    TRANSHIP_HARDWARE_SURFACE(::surf2DLayeredwrite(value, surface, x, y, layer));
}
} // namespace tranship

//- helper: plain-surfcubemap
//- requires: plain-surfaces
namespace tranship {
template <class T> __device__ inline void surfCubemapread(T *value, hipSurfaceObject_t surface, int x, int y, int face) {
  if (isPlainSurface(surface))
    readElement(value, surface, x, y, face);
  else
    TRANSHIP_HARDWARE_SURFACE(::surfCubemapread(value, surface, x, y, face));
}
template <class T>
__device__ inline T surfCubemapread(hipSurfaceObject_t surface, int x, int y, int face, int boundaryMode = 0) {
  T value;
  tranship::surfCubemapread(&value, surface, x, y, face);
  return value;
}
template <class T> __device__ inline void surfCubemapwrite(T value, hipSurfaceObject_t surface, int x, int y, int face) {
  if (isPlainSurface(surface))
    writeElement(value, surface, x, y, face);
  else
    TRANSHIP_HARDWARE_SURFACE(::surfCubemapwrite(value, surface, x, y, face));
}
} // namespace tranship

//- helper: plain-surfcubemaplayered
//- requires: plain-surfaces
namespace tranship {
// HIP makes no arrays for these, so all are plain, except on NVIDIA GPUs.
template <class T> __device__ inline void surfCubemapLayeredread(T *value, hipSurfaceObject_t surface, int x, int y, int layerFace) {
#if defined(__HIP_PLATFORM_NVIDIA__)
  ::surfCubemapLayeredread(value, surface, x, y, layerFace);
#else
  readElement(value, surface, x, y, layerFace);
#endif
}
template <class T>
__device__ inline T surfCubemapLayeredread(hipSurfaceObject_t surface, int x, int y, int layerFace, int boundaryMode = 0) {
  T value;
  tranship::surfCubemapLayeredread(&value, surface, x, y, layerFace);
  return value;
}
template <class T> __device__ inline void surfCubemapLayeredwrite(T value, hipSurfaceObject_t surface, int x, int y, int layerFace) {
#if defined(__HIP_PLATFORM_NVIDIA__)
  ::surfCubemapLayeredwrite(value, surface, x, y, layerFace);
#else
  writeElement(value, surface, x, y, layerFace);
#endif
}
} // namespace tranship
