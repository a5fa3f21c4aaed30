// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces <thrust/device_ptr.h>, which all of device memory includes: Thrust's code for GPUs
// brings its errors along, so programs catch `thrust::system_error` without a header of its own.
#pragma once

#include_next <thrust/device_ptr.h>
#include <thrust/system_error.h>
