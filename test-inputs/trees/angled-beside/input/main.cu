// A header beside the unit, in angle brackets: the build has its folder in -I.
#include <cuda_runtime.h>

#include <buffers.h>

int main() {
  float *buffer;
  cudaMalloc(&buffer, 64);
  release(buffer);
}
