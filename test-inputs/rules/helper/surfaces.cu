// Reads of surfaces that return the value.
#include <cuda_runtime.h>

__global__ void rows(cudaSurfaceObject_t line, cudaSurfaceObject_t plane, cudaSurfaceObject_t space, float *to) {
  to[0] = surf1Dread<float>(line, 4 * sizeof(float));
  to[1] = surf2Dread<float>(plane, 0, 1) + surf2Dread<float>(plane, 4, 1, cudaBoundaryModeZero); // DIAG: meaning
  to[2] = surf3Dread<float>(space, 0, 1, 2);
  uchar4 color = surf2Dread<uchar4>(plane, threadIdx.x * sizeof(uchar4), blockIdx.x);
  to[3] = color.x;
  surf2Dread(&to[4], plane, 0, 1);
  auto copy = [&](int x) { return surf2Dread<float2>(plane, x, 0); };
  to[5] = copy(8).y;
}

__global__ void layers(cudaSurfaceObject_t lines, cudaSurfaceObject_t planes, cudaSurfaceObject_t cube, int *to) {
  to[0] = surf1DLayeredread<int>(lines, 0, 3);
  to[1] = surf2DLayeredread<int>(planes, 0, 1, 3);
  to[2] = surfCubemapread<int>(cube, 0, 1, 5);
}
