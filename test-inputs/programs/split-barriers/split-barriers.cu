// Barriers, latches and semaphores of libcu++: norms by blocks that arrive and wait, a completion
// function, threads that drop out, phases by parity, blocks that wait for each other.
#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include <cuda/barrier>
#include <cuda/functional>
#include <cuda/latch>
#include <cuda/semaphore>
#include <cuda/std/barrier>
#include <cuda/std/functional>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int threads = 128;

using BlockBarrier = cuda::barrier<cuda::thread_scope_block>;

// Threads arrive with their sums and do other work before they wait for those of all others.
__device__ int sumOfBlock(BlockBarrier &barrier, int *slots, int value) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  for (int offset = tile.size() / 2; offset > 0; offset /= 2)
    value += tile.shfl_down(value, offset);
  if (tile.thread_rank() == 0)
    slots[tile.meta_group_rank()] = value;
  BlockBarrier::arrival_token token = barrier.arrive();
  int sum = 0;
  barrier.wait(std::move(token));
  for (unsigned i = 0; i < tile.meta_group_size(); ++i)
    sum += slots[i];
  barrier.arrive_and_wait(); // until all have read the slots
  return sum;
}

__global__ void sums(int *out, const int *in, int rounds) {
  __shared__ BlockBarrier barrier;
  __shared__ int slots[threads / 32];
  if (threadIdx.x == 0)
    init(&barrier, blockDim.x);
  __syncthreads();
  int total = 0;
  for (int round = 0; round < rounds; ++round)
    total += sumOfBlock(barrier, slots, in[(round * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x]);
  if (threadIdx.x == 0)
    out[blockIdx.x] = total;
}

struct CountPhases {
  int *phases;
  __device__ void operator()() { ++*phases; }
};

// Half of the threads leave after each phase, in multiples of 64: of an AMD wavefront, all lanes leave
// a loop before any goes on.
__global__ void dropOut(int *phases, int *left) {
  __shared__ cuda::barrier<cuda::thread_scope_block, CountPhases> barrier;
  if (threadIdx.x == 0)
    init(&barrier, blockDim.x, CountPhases{phases});
  __syncthreads();
  for (unsigned alive = blockDim.x; alive > 64; alive /= 2) {
    if (threadIdx.x >= alive / 2) {
      barrier.arrive_and_drop();
      return;
    }
    barrier.arrive_and_wait();
    if (threadIdx.x == 0)
      left[*phases - 1] = alive / 2;
  }
}

// One group of 64 threads fills a slot, the other adds its numbers; both count phases by parity.
__global__ void handOver(int *out, const int *in, int rounds) {
  __shared__ cuda::barrier<cuda::thread_scope_block> full, empty;
  __shared__ int slot[64];
  if (threadIdx.x == 0) {
    init(&full, 64);
    init(&empty, 64);
  }
  __syncthreads();
  const unsigned lane = threadIdx.x % 64;
  if (threadIdx.x < 64) {
    for (int round = 0; round < rounds; ++round) {
      empty.wait_parity((round + 1) & 1); // the first round waits for nothing
      slot[lane] = in[round * 64 + lane];
      (void)full.arrive();
    }
  } else {
    int sum = 0;
    for (int round = 0; round < rounds; ++round) {
      full.wait_parity(round & 1);
      sum += (round + 1) * slot[lane ^ 1];
      (void)empty.arrive();
    }
    out[lane] = sum;
  }
}

// The threads of all blocks count down; one of each block waits for all, and they take turns.
__global__ void takeTurns(cuda::latch<cuda::thread_scope_device> *latch,
                          cuda::binary_semaphore<cuda::thread_scope_device> *turn,
                          cuda::std::barrier<> *blocks, int *arrived, int *log) {
  atomicAdd(arrived, 1);
  latch->count_down();
  if (threadIdx.x == 0) {
    latch->wait();
    turn->acquire();
    log[0] += *arrived;
    turn->release();
    blocks->arrive_and_wait();
    log[1 + blockIdx.x] = log[0];
  }
}

template <class Operation> __device__ int combine(const int *in, int n, Operation operation) {
  int result = in[0];
  for (int i = 1; i < n; ++i)
    result = operation(result, in[i]);
  return result;
}

__global__ void extremes(int *out, const int *in, int n) {
  cuda::std::identity same;
  out[0] = same(combine(in, n, cuda::minimum<int>()));
  out[1] = same(combine(in, n, cuda::maximum<>()));
}

template <class T> __global__ void build(T *place, int count) { new (place) T(count); }

template <class T> T *onDevice(int count) {
  T *place;
  CHECK(cudaMalloc(&place, sizeof(T)));
  build<<<1, 1>>>(place, count);
  CHECK(cudaDeviceSynchronize());
  return place;
}

int main() {
  constexpr int rounds = 5, blocks = 3, n = rounds * blocks * threads;
  std::vector<int> values(n), results(256);
  for (int i = 0; i < n; ++i)
    values[i] = i * 37 % 101 - 20;
  int *in, *out;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&out, 256 * sizeof(int)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  auto read = [&] {
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaMemcpy(results.data(), out, 256 * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemset(out, 0, 256 * sizeof(int)));
  };
  CHECK(cudaMemset(out, 0, 256 * sizeof(int)));
  bool isRight = true;

  sums<<<blocks, threads>>>(out, in, rounds);
  read();
  for (int block = 0; block < blocks; ++block) {
    int sum = 0;
    for (int round = 0; round < rounds; ++round)
      for (int i = 0; i < threads; ++i)
        sum += values[(round * blocks + block) * threads + i];
    std::printf("sum %d: %d\n", block, results[block]);
    isRight &= results[block] == sum;
  }

  dropOut<<<1, 512>>>(out, out + 1);
  read();
  std::printf("%d phases:", results[0]);
  for (int i = 1; i <= 3; ++i) {
    std::printf(" %d", results[i]);
    isRight &= results[i] == 512 >> i;
  }
  std::printf("\n");
  isRight &= results[0] == 3;

  handOver<<<1, 128>>>(out, in, rounds);
  read();
  for (int i = 0; i < 64; ++i) {
    int sum = 0;
    for (int round = 0; round < rounds; ++round)
      sum += (round + 1) * values[round * 64 + (i ^ 1)];
    isRight &= results[i] == sum;
  }
  std::printf("handed over: %d %d %d\n", results[0], results[31], results[63]);

  auto *latch = onDevice<cuda::latch<cuda::thread_scope_device>>(blocks * threads);
  auto *turn = onDevice<cuda::binary_semaphore<cuda::thread_scope_device>>(1);
  auto *all = onDevice<cuda::std::barrier<>>(blocks);
  takeTurns<<<blocks, threads>>>(latch, turn, all, out, out + 1);
  read();
  std::printf("turns: %d %d %d %d\n", results[1], results[2], results[3], results[4]);
  for (int i = 1; i <= 1 + blocks; ++i)
    isRight &= results[i] == blocks * blocks * threads;

  extremes<<<1, 1>>>(out, in, n);
  read();
  std::printf("from %d to %d\n", results[0], results[1]);
  isRight &= results[0] == -20 && results[1] == 80;

  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaFree(latch));
  CHECK(cudaFree(turn));
  CHECK(cudaFree(all));
  return isRight ? 0 : 1;
}
