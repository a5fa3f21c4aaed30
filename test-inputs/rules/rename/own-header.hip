// The header is not among the inputs, so the port's unit reads the original's file.
#include <hip/hip_runtime.h>

#include "own-header.h"

__global__ void add(float *a, float3 *b) {
  *a = sum(*a, 1);
  *b = scaled(*b, 2);
}
int main() { return hipGetLastError(); }
