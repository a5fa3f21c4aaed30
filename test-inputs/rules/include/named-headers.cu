// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Headers that are named outside of an include directive.
#define RUNTIME <cuda_runtime.h>
#define HALF "cuda_fp16.h"
#define TITLE "cuda_fp16.h"
#include RUNTIME
#include HALF
#if __has_include(<cuda_bf16.h>)
#include <cuda_bf16.h>
#endif
#if defined(__has_include) && __has_include("curand_kernel.h") && !__has_include(<mine.h>)
#include "curand_kernel.h"
#endif
#if __has_include(<optix.h>)
int optix;
#endif
const char *title = TITLE;
__half h;
