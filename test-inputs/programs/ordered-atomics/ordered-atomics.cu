// The compiler's own atomics, with a memory order and a scope: sums, bits and extremes, a maximum by
// comparison, and numbers that one block hands to the others.
#include <cstdio>
#include <cstdlib>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

struct Totals {
  unsigned sum, difference, bits, mask, parity;
  int smallest, largest, byComparison;
  unsigned long long wide;
  float real;
  unsigned tickets[256];
};

__global__ void gather(const int *in, Totals *totals, int n) {
  __shared__ unsigned ofBlock;
  if (threadIdx.x == 0)
    __nv_atomic_store_n(&ofBlock, 0u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int value = in[i];
    __nv_atomic_fetch_add(&ofBlock, 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
    __nv_atomic_fetch_sub(&totals->difference, unsigned(value), __NV_ATOMIC_RELAXED,
                          __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_or(&totals->bits, 1u << (value & 31), __NV_ATOMIC_RELAXED);
    __nv_atomic_and(&totals->mask, ~(1u << ((value + 100) % 5)), __NV_ATOMIC_RELAXED,
                    __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_xor(&totals->parity, unsigned(value), __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_SYSTEM);
    __nv_atomic_min(&totals->smallest, value, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_max(&totals->largest, value, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_add(&totals->wide, 1ull << 33, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_add(&totals->real, 0.5f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    int seen = __nv_atomic_load_n(&totals->byComparison, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    while (seen < value &&
           !__nv_atomic_compare_exchange_n(&totals->byComparison, &seen, value, false,
                                           __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_RELAXED,
                                           __NV_THREAD_SCOPE_DEVICE))
      ;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    unsigned count;
    __nv_atomic_load(&ofBlock, &count, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
    __nv_atomic_add(&totals->sum, count, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  }
}

__device__ int box;
__device__ unsigned ready;

__global__ void handOver(int *out) {
  if (threadIdx.x != 0)
    return;
  if (blockIdx.x == 0) {
    box = 42;
    __nv_atomic_thread_fence(__NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
    unsigned one = 1, before = 7;
    __nv_atomic_exchange(&ready, &one, &before, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    out[0] = int(before);
    return;
  }
  while (__nv_atomic_load_n(&ready, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE) == 0)
    ;
  out[blockIdx.x] = box;
}

__global__ void takeTickets(Totals *totals, unsigned *next) {
  unsigned ticket = __nv_atomic_fetch_add(next, 1u, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_exchange_n(&totals->tickets[ticket % 256], ticket + 1, __NV_ATOMIC_RELAXED,
                         __NV_THREAD_SCOPE_DEVICE);
}

int main() {
  constexpr int n = 1000;
  int *in, *out;
  unsigned *next;
  Totals *totals;
  CHECK(cudaMallocManaged(&in, n * sizeof(int)));
  CHECK(cudaMallocManaged(&out, 4 * sizeof(int)));
  CHECK(cudaMallocManaged(&next, sizeof(unsigned)));
  CHECK(cudaMallocManaged(&totals, sizeof(Totals)));
  for (int i = 0; i < n; ++i)
    in[i] = i * 37 % 1009 - 100;
  *totals = Totals{};
  totals->mask = ~0u;
  totals->smallest = 1 << 20;
  totals->largest = totals->byComparison = -(1 << 20);
  *next = 0;
  gather<<<8, 128>>>(in, totals, n);
  CHECK(cudaDeviceSynchronize());
  std::printf("%u %u %08x %08x %u\n", totals->sum, totals->difference, totals->bits, totals->mask,
              totals->parity);
  std::printf("%d %d %d %llu %.1f\n", totals->smallest, totals->largest, totals->byComparison,
              totals->wide, totals->real);
  handOver<<<4, 32>>>(out);
  CHECK(cudaDeviceSynchronize());
  std::printf("%d %d %d %d\n", out[0], out[1], out[2], out[3]);
  takeTickets<<<4, 64>>>(totals, next);
  CHECK(cudaDeviceSynchronize());
  unsigned sum = 0;
  for (unsigned ticket : totals->tickets)
    sum += ticket;
  std::printf("%u %u\n", *next, sum);
  return 0;
}
