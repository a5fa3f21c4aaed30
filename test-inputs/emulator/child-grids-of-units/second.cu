// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "shared.h"

static __global__ void own(int *value) { *value += 1000000; }
__global__ void elsewhere(int *value, short step) {
  *value += 100 * step;
  both<<<1, 1>>>(value, 20);
  own<<<1, 1>>>(value);
}
void launchFromSecond(int *value) {
  elsewhere<<<1, 1>>>(value, short(1));
  both<<<1, 1>>>(value, 4);
  printf("%d\n", int(cudaDeviceSynchronize()));
  printf("%d\n", *value);
}
