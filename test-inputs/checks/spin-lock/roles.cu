// Threads that wait for a barrier or a pipeline in branches that part a wavefront of 64 lanes.
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/pipeline>

using Barrier = cuda::barrier<cuda::thread_scope_block>;

__device__ void exchange(Barrier &full, Barrier &empty, int rounds) {
  int warp = threadIdx.x / 32;
  if (warp == 0) {
    for (int i = 0; i < rounds; ++i) {
      empty.arrive_and_wait(); // DIAG: spin-lock
      (void)full.arrive();
    }
  } else {
    for (int i = 0; i < rounds; ++i) {
      (void)empty.arrive();
      full.arrive_and_wait(); // DIAG: spin-lock
    }
  }
}

__device__ void wholeWavefronts(Barrier &full, Barrier &empty) {
  if (threadIdx.x < 64)
    empty.arrive_and_wait();
  else
    full.arrive_and_wait();
  if (threadIdx.x / warpSize == 1)
    empty.wait(empty.arrive());
  else
    full.wait(full.arrive());
}

__device__ void alone(Barrier &barrier) {
  if (threadIdx.x < 32)
    barrier.arrive_and_wait();
  cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
  if (threadIdx.x < 32)
    pipe.consumer_wait();
  else
    pipe.producer_commit();
}

__global__ void staged(int *out) {
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  auto block = cooperative_groups::this_thread_block();
  const auto role = threadIdx.x < 96 ? cuda::pipeline_role::consumer : cuda::pipeline_role::producer;
  auto pipe = cuda::make_pipeline(block, &state, role);
  if (role == cuda::pipeline_role::consumer) {
    pipe.consumer_wait(); // DIAG: spin-lock
    pipe.consumer_release();
  } else {
    pipe.producer_acquire(); // DIAG: spin-lock
    pipe.producer_commit();
  }
}

__device__ void leaveOneByOne(Barrier &barrier, unsigned alive) {
  for (; alive > 1; alive /= 2) {
    if (threadIdx.x >= alive / 2) {
      barrier.arrive_and_drop();
      return;
    }
    barrier.arrive_and_wait(); // DIAG: spin-lock
  }
}

__device__ void leaveTogether(Barrier &barrier, unsigned rounds) {
  for (unsigned round = 0;; ++round) {
    if (threadIdx.x >= 128) {
      barrier.arrive_and_drop();
      return;
    }
    if (round == rounds) {
      (void)barrier.arrive();
      break;
    }
    barrier.arrive_and_wait();
  }
}
