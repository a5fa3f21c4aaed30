// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// rocThrust's name for the device system's `vector` header.
#pragma once
#pragma GCC system_header

#include <thrust/system/cuda/vector.h>
