// Masks of some lanes of a group of 32, which are given and taken in 32 bits.
#include <hip/hip_runtime.h>

__global__ void masks(int *out, int v, unsigned mask) {
  int signedMask = static_cast<unsigned>(__activemask() >> (__lane_id() & 32));
  out[0] = __shfl_down_sync(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32), v, 16, 32) + __shfl_sync(static_cast<unsigned long long>(unsigned(signedMask)) << (__lane_id() & 32), v, 0, 8);
  out[1] = __all_sync(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32), v) + __any_sync(static_cast<unsigned long long>(unsigned(0xffff)) << (__lane_id() & 32), v);
  out[2] = static_cast<unsigned>(__ballot_sync(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32), v) >> (__lane_id() & 32)) & static_cast<unsigned>(__match_any(v) >> (__lane_id() & 32));
  int same;
  out[3] = static_cast<unsigned>(__match_all_sync(0xffffffffull << (__lane_id() & 32), v, &same) >> (__lane_id() & 32)) + same;
  out[4] = __reduce_add_sync(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32), v) + __reduce_max_sync(0xffffffffull << (__lane_id() & 32), v);
  out[5] = __reduce_or_sync(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32), unsigned(v)); // DIAG: meaning
  __syncwarp(static_cast<unsigned long long>(unsigned(mask)) << (__lane_id() & 32));
  __syncwarp();
  __syncwarp();
}
