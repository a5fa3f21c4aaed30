// Reads of surfaces that return the value.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void rows(hipSurfaceObject_t line, hipSurfaceObject_t plane, hipSurfaceObject_t space, float *to) {
  to[0] = tranship::surf1Dread<float>(line, 4 * sizeof(float));
  to[1] = tranship::surf2Dread<float>(plane, 0, 1) + tranship::surf2Dread<float>(plane, 4, 1, hipBoundaryModeZero); // DIAG: meaning
  to[2] = tranship::surf3Dread<float>(space, 0, 1, 2);
  uchar4 color = tranship::surf2Dread<uchar4>(plane, threadIdx.x * sizeof(uchar4), blockIdx.x);
  to[3] = color.x;
  tranship::surf2Dread(&to[4], plane, 0, 1);
  auto copy = [&](int x) { return tranship::surf2Dread<float2>(plane, x, 0); };
  to[5] = copy(8).y;
}

__global__ void layers(hipSurfaceObject_t lines, hipSurfaceObject_t planes, hipSurfaceObject_t cube, int *to) {
  to[0] = tranship::surf1DLayeredread<int>(lines, 0, 3);
  to[1] = tranship::surf2DLayeredread<int>(planes, 0, 1, 3);
  to[2] = tranship::surfCubemapread<int>(cube, 0, 1, 5);
}
