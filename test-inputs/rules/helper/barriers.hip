// TOOLKIT: no, its classes have constructors, for which clang wants plain memory
// Barriers, latches and semaphores of libcu++ come with the port.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
#include <utility>

namespace cg = cooperative_groups;
using Barrier = cuda::barrier<cuda::thread_scope_block>;

__device__ void exchange(Barrier &barrier, double *slots, double value) {
  slots[threadIdx.x] = value;
  Barrier::arrival_token token = barrier.arrive();
  value *= 2;
  barrier.wait(std::move(token));
  slots[threadIdx.x] += value;
}

__global__ void meet(double *out, tranship::barrier<> *all,
                     cuda::latch<cuda::thread_scope_device> *ready, tranship::latch *done) {
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  __shared__ double slots[256];
  if (threadIdx.x == 0)
    init(&barrier, blockDim.x);
  cg::this_thread_block().sync();
  exchange(barrier, slots, out[threadIdx.x]);
  barrier.arrive_and_wait();
  if (threadIdx.x == 0) {
    ready->count_down();
    ready->wait();
    all->arrive_and_wait();
    done->arrive_and_wait();
  }
  out[threadIdx.x] = slots[threadIdx.x];
}

__global__ void one(cuda::binary_semaphore<cuda::thread_scope_device> *turn,
                    tranship::counting_semaphore<4> *few, cuda::atomic<int> *count,
                    tranship::atomic_flag *flag) {
  if (threadIdx.x == 0) {
    turn->acquire();
    few->acquire();
    count->fetch_or(3);
    few->release();
    turn->release();
    if (!flag->test_and_set())
      count->wait(0);
  }
}
