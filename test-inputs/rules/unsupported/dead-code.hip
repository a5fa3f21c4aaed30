// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What no build of the port compiles is translated as far as it can be, and not reported.
#include <hip/hip_runtime.h>
__global__ void kernel(int *p) {
#if (__HIP_DEVICE_COMPILE__ * 600) >= 750 // DIAG: architecture-gate
  /* the next kernel starts when this one has ended */;
  cudaBrandNewThing(3);
#else
  *p = 1;
#endif
#ifndef __HIP_PLATFORM_AMD__
  /* the next kernel starts when this one has ended */;
#endif
#if 0
  cudaBrandNewThird(3);
#endif
}
