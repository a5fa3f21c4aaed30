// Files that are included inside of a namespace: helpers belong before it.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

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
