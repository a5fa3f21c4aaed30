// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUB includes some iterators of Thrust, and hipCUB does not.
#include <hip/hip_runtime.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <hipcub/hipcub.hpp>

int first() {
  thrust::constant_iterator<int> ones(1);
  return ones[0] + *thrust::make_counting_iterator(2);
}
