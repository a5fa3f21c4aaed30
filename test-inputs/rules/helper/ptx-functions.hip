// <cuda/ptx>: functions for instructions that AMD GPUs have, and for those that they lack.
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

namespace ptx = cuda::ptx;
namespace px = ::cuda::ptx;
using namespace cuda;

__device__ unsigned sum(unsigned x) {
  for (int i = 16; i > 0; i /= 2)
    x += px::shfl_sync_bfly(x, i, 0x1f, 0xffffffff);
  return x;
}
__device__ unsigned rank() { return __builtin_popcount(warp32::activemask() & ((1u << (__lane_id() & 31)) - 1)); }
template <class T> __device__ T load(const T *from) { return ptx::ld_nc(ptx::space_global, from); }
#define THREAD threadIdx.x

__global__ void words(unsigned *out, const unsigned *in, int64_t *wide) {
  unsigned thread = THREAD, lane = (__lane_id() & 31);
  bool isIn;
  unsigned left = px::shfl_sync_up(in[thread], isIn, 1u, 0u, 0xffffffffu);
  out[thread] = sum(load(in + thread)) + rank() + (isIn ? left : 7);
  out[lane] = px::bfind(thread) + tranship::prmt(thread, lane, 0x3210u) + tranship::prmt(lane, 0, ((2u) & 3) * 0x1111);
  wide[thread] = ptx::shl(wide[thread], 70u) + ptx::shr(wide[thread], 70u) + px::bfind_shiftamt(wide[thread]);
  ptx::fence(ptx::sem_acq_rel, ptx::scope_gpu);
  ptx::fence_proxy_async();
  if (gridDim.z > 1)
    ptx::st(ptx::space_global, out, unsigned(tranship::globaltimer()));
  if (thread > 1000)
    return __builtin_trap();
}

__global__ void copies(float *from) {
  __shared__ float tile[32];
  __shared__ uint64_t barrier;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(&barrier, 1);                                        // DIAG: unsupported-name
    ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, from, 128, &barrier); // DIAG: unsupported-name
    ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &barrier, 128);
  }
  while (!ptx::mbarrier_try_wait_parity(&barrier, 0)) {
  }
  if (ptx::get_sreg_cluster_ctarank() > 0) // DIAG: unsupported-name
    ptx::exit();                           // DIAG: unsupported-name
}
