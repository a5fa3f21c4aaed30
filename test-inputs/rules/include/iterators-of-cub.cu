// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB includes some iterators of Thrust, and hipCUB does not.
#include <cub/cub.cuh>

int first() {
  thrust::constant_iterator<int> ones(1);
  return ones[0] + *thrust::make_counting_iterator(2);
}
