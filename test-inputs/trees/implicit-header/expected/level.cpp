// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if GPU_LEVEL == 2
#include <hip/hip_runtime_api.h>
int wait() { return hipDeviceSynchronize(); }
#else
int wait() { return 0; }
#endif
