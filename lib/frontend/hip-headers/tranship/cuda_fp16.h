// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma.h of lib/frontend/headers includes this header.
#include <hip/hip_fp16.h>
