// Files that are included inside of a namespace: helpers belong before it.
#include <cuda_runtime.h>

namespace first {
#include "ballots.inc"
}
namespace second {
#include "more.inc"
}

__global__ void kernel(int *p) {
  int lane = threadIdx.x & 31;
  p[threadIdx.x] = first::count(p[threadIdx.x] > lane) + second::countOthers(p[threadIdx.x] > 5);
}
