// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if GPU_LEVEL == 2
#include <cuda_runtime_api.h>
int wait() { return cudaDeviceSynchronize(); }
#else
int wait() { return 0; }
#endif
