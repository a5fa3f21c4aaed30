// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What mma.h of lib/frontend/headers includes.
#include <hip/hip_fp16.h>
