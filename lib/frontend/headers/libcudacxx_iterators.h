// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// libcu++'s iterators over computed values, which Thrust has as well. This header replaces <cuda/iterator>.
#pragma once
#pragma GCC system_header

#include "libcudacxx.h"
#include "thrust.h"

namespace cuda {
using thrust::constant_iterator;
using thrust::counting_iterator;
using thrust::discard_iterator;
using thrust::make_constant_iterator;
using thrust::make_counting_iterator;
using thrust::make_discard_iterator;
using thrust::make_permutation_iterator;
using thrust::make_transform_iterator;
using thrust::make_transform_output_iterator;
using thrust::make_zip_iterator;
using thrust::permutation_iterator;
using thrust::transform_iterator;
using thrust::transform_output_iterator;
using thrust::zip_iterator;
} // namespace cuda
