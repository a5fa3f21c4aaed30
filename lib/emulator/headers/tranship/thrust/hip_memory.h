// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header

#include <thrust/system/cuda/memory.h>
