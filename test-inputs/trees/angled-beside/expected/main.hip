// A header beside the unit, in angle brackets: the build has its folder in -I.
#include <hip/hip_runtime.h>

#include <buffers.h>

int main() {
  float *buffer;
  hipMalloc(&buffer, 64);
  release(buffer);
}
