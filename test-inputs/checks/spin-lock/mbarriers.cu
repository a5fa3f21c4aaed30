// Threads that wait for a barrier of inline PTX in branches that part a wavefront of 64 lanes.
#include <cstdint>
#include <cuda_runtime.h>

__device__ void wait(uint32_t barrier, uint32_t parity) {
  asm volatile("{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared.b64 p, [%0], %1; @!p bra WAIT; }" ::"r"(barrier),
               "r"(parity));
}
__device__ void arrive(uint32_t barrier) {
  asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(barrier));
}
__device__ void load(uint32_t to, const void *from, uint32_t barrier) {
  asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 1024;" ::"r"(barrier));
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 1024, [%2];" ::"r"(to),
               "l"(from), "r"(barrier));
}
template <int rounds> __device__ void consume(uint32_t full, uint32_t empty) {
  for (int i = 0; i < rounds; ++i) {
    wait(full, i & 1);
    arrive(empty);
  }
}

__global__ void warps(const char *from, uint32_t to, uint32_t full, uint32_t empty) {
  if (threadIdx.x / 32 == 0) {
    for (int i = 0; i < 4; ++i) {
      wait(empty, ~i & 1); // DIAG: spin-lock
      load(to, from + 1024 * i, full);
    }
  } else {
    consume<4>(full, empty); // DIAG: spin-lock
  }
}

__global__ void wavefronts(const char *from, uint32_t to, uint32_t full, uint32_t empty) {
  if (threadIdx.x < 128) {
    if (threadIdx.x == 0)
      for (int i = 0; i < 4; ++i) {
        wait(empty, ~i & 1);
        load(to, from + 1024 * i, full);
      }
  } else {
    consume<4>(full, empty);
  }
  if (threadIdx.x == 0)
    load(to, from, full);
  wait(full, 0);
}

// Numbered barriers.
__device__ void meet(int barrier, int threads) { asm volatile("bar.sync %0, %1;" ::"r"(barrier), "r"(threads)); }
__global__ void rolesOfWarps(int *out) {
  if (threadIdx.x / 32 == 0)
    asm volatile("barrier.cta.arrive.aligned 2, 64;");
  else
    meet(2, 64); // DIAG: spin-lock
  asm volatile("bar.sync 0;");
  if (threadIdx.x < 64)
    meet(3, 128);
  else
    asm volatile("bar.arrive 3, 128;");
}
