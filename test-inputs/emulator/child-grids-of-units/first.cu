// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RELOCATABLE
// Kernels that launch those of other units, an instance of a template that both units have, and
// static kernels of one name.
#include "shared.h"

static __global__ void own(int *value) { *value += 10000; }
__global__ void parent(int *value) {
  elsewhere<<<1, 1>>>(value, short(3));
  both<<<1, 1>>>(value, 1);
  own<<<1, 1>>>(value);
}

int main() {
  int *value;
  cudaMallocManaged(&value, sizeof(int));
  *value = 0;
  parent<<<1, 1>>>(value);
  printf("%d\n", int(cudaDeviceSynchronize()));
  printf("%d\n", *value);
  launchFromSecond(value);
  return 0;
}
