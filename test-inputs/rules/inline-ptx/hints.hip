// What the port does without.
#include <hip/hip_runtime.h>
__global__ void hints(float *to, const float *from, const void *p) {
  unsigned long long policy;
  float x;
  policy = 0ull;
  x = *from;
  *to = x;
  extern __shared__ float4 tile[];
  *(uint4 *)(__attribute__((address_space(3))) void *)unsigned(((size_t)(__attribute__((address_space(3))) void *)(tile))) = *(const uint4 *)from;
  /* a hint for the cache, which has no counterpart */
  /* a hint for the cache, which has no counterpart */
  /* AMD GPUs see memory in one way */
  /* a hint for NVIDIA's compiler */
  /* an event for NVIDIA's profilers */
  if (x > 3)
    return;
  to[1] = 2;
}
