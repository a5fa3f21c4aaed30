// SPDX-License-Identifier: 0BSD
// Reads of surfaces that return the value. HIP's functions store it through a pointer. As theirs, these
// take 0 for what is outside, whatever the boundary mode.

//- helper: surf1d-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surf1Dread(hipSurfaceObject_t surface, int x, int boundaryMode = 0) {
  T value;
  surf1Dread(&value, surface, x);
  return value;
}

//- helper: surf1d-layered-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surf1DLayeredread(hipSurfaceObject_t surface, int x, int layer, int boundaryMode = 0) {
  T value;
  surf1DLayeredread(&value, surface, x, layer);
  return value;
}

//- helper: surf2d-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surf2Dread(hipSurfaceObject_t surface, int x, int y, int boundaryMode = 0) {
  T value;
  surf2Dread(&value, surface, x, y);
  return value;
}

//- helper: surf2d-layered-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surf2DLayeredread(hipSurfaceObject_t surface, int x, int y, int layer, int boundaryMode = 0) {
  T value;
  surf2DLayeredread(&value, surface, x, y, layer);
  return value;
}

//- helper: surf3d-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surf3Dread(hipSurfaceObject_t surface, int x, int y, int z, int boundaryMode = 0) {
  T value;
  surf3Dread(&value, surface, x, y, z);
  return value;
}

//- helper: surf-cubemap-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surfCubemapread(hipSurfaceObject_t surface, int x, int y, int face, int boundaryMode = 0) {
  T value;
  surfCubemapread(&value, surface, x, y, face);
  return value;
}

//- helper: surf-cubemap-layered-read
//- includes: hip/hip_runtime.h
//- cuda: cuda_runtime.h
template <class T>
__device__ inline T surfCubemapLayeredread(hipSurfaceObject_t surface, int x, int y, int layerFace, int boundaryMode = 0) {
  T value;
  surfCubemapLayeredread(&value, surface, x, y, layerFace % 6, layerFace / 6);
  return value;
}
