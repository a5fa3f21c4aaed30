// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/detail/execution_policy.h>, which all algorithms include: Thrust's code for GPUs
// brings its errors along, so programs catch `thrust::system_error` without a header of its own.
#pragma once

#include_next <thrust/detail/execution_policy.h>
#include <thrust/system_error.h>
