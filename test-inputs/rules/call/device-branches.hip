// The form depends on the types of arguments, in code that only some GPUs compile: neither the host
// nor NVIDIA's GPUs of today see the branch that AMD's take.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>

__global__ void add(half *sum, half value, __half2 *sums) {
#if defined(__HIP_DEVICE_COMPILE__) && (__HIP_DEVICE_COMPILE__ * 600) < 700 // DIAG: architecture-gate
  unsafeAtomicAdd(sums, *sums); // DIAG: float-atomics
#else
  unsafeAtomicAdd(sum + 1, value); // DIAG: float-atomics
#endif
#if (__HIP_DEVICE_COMPILE__ * 600) >= 800 // DIAG: architecture-gate
  unsafeAtomicAdd(sums, *sums); // DIAG: float-atomics
#elif (__HIP_DEVICE_COMPILE__ * 600) >= 600
  unsafeAtomicAdd(sums + 1, *sums); // DIAG: float-atomics
#else
  unsafeAtomicAdd(sums + 2, *sums); // the host alone
#endif
}
