// ARGS: --keep-chevrons
#include <hip/hip_runtime.h>

__global__ void nothing() {}

int main() {
  nothing<<<1, 1>>>();
  return hipDeviceSynchronize();
}
