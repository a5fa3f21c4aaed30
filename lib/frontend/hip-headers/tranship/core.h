// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The stand-ins for template libraries (any.h, thrust.h, cub.h) are those of lib/frontend/headers;
// there they include CUDA's core, here HIP's.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cassert>
#include <chrono>
#include <exception>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>
