// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The replacements of template libraries (any.h, thrust.h, cub.h) come from lib/frontend/headers. There
// they include CUDA's core.h, here this one.
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
