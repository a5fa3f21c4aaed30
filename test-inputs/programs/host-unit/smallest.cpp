#include <cuda_runtime.h>

// The name of one of CUDA's device functions, which this file does not see.
static unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }

unsigned smallestOf(const unsigned *values, int count) {
  unsigned smallest = values[0];
  for (int i = 1; i < count; ++i)
    smallest = umin(smallest, values[i]);
  return smallest;
}
