// Atomics of libcu++: a histogram, sums and extremes in each scope, a lock-free stack, and a flag that
// one block sets for all.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda/atomic>
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
  cuda::atomic<int, cuda::thread_scope_device> sum;
  cuda::atomic<unsigned> bits, mask, parity;
  cuda::atomic<int> smallest, largest;
  cuda::atomic<int, cuda::thread_scope_device> head;
};

__global__ void gather(const int *in, int *bins, double *mean, Totals *totals, int *next, int n) {
  __shared__ cuda::atomic<int, cuda::thread_scope_block> local;
  if (threadIdx.x == 0)
    local.store(0, cuda::memory_order_relaxed);
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    cuda::atomic_ref<int, cuda::thread_scope_device> bin(bins[in[i] % 16]);
    bin.fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<double>(*mean).fetch_add(in[i] * 0.5);
    local += in[i];
    totals->bits |= 1u << in[i] % 32;
    totals->mask.fetch_and(~(1u << in[i] % 7));
    totals->parity ^= unsigned(in[i]);
    totals->smallest.fetch_min(in[i]);
    totals->largest.fetch_max(in[i], cuda::memory_order_relaxed);
    next[i] = totals->head.load(cuda::memory_order_acquire);
    while (!totals->head.compare_exchange_weak(next[i], i, cuda::memory_order_acq_rel))
      ;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    cuda::atomic_thread_fence(cuda::memory_order_release, cuda::thread_scope_device);
    totals->sum.fetch_add(local);
    totals->sum++;
    totals->sum -= 1;
  }
}

int main() {
  constexpr int n = 1000, threads = 128;
  std::vector<int> values(n), bins(16), next(n);
  for (int i = 0; i < n; ++i)
    values[i] = 3 + i * 29 % 499;
  int *in, *counts, *links;
  double *mean, total = 0;
  Totals *totals;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&counts, 16 * sizeof(int)));
  CHECK(cudaMalloc(&links, n * sizeof(int)));
  CHECK(cudaMalloc(&mean, sizeof(double)));
  CHECK(cudaMallocManaged(&totals, sizeof(Totals)));
  totals->sum = totals->bits = totals->parity = totals->largest = 0;
  totals->mask = ~0u;
  totals->smallest = 1 << 30;
  totals->head = -1;
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  CHECK(cudaMemset(counts, 0, 16 * sizeof(int)));
  CHECK(cudaMemset(mean, 0, sizeof(double)));
  gather<<<(n + threads - 1) / threads, threads>>>(in, counts, mean, totals, links, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(bins.data(), counts, 16 * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(next.data(), links, n * sizeof(int), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(&total, mean, sizeof(double), cudaMemcpyDeviceToHost));

  int sum = 0, linked = 0;
  for (int value : values)
    sum += value;
  for (int i = totals->head; i >= 0; i = next[i])
    ++linked;
  std::printf("sum %d of %d, half %.1f, linked %d\n", totals->sum.load(), sum, total, linked);
  std::printf("bits %x, mask %x, parity %x, from %d to %d\n", totals->bits.load(),
              totals->mask.load(), totals->parity.load(), totals->smallest.load(),
              totals->largest.load());
  for (int count : bins)
    std::printf("%d ", count);
  std::printf("\n");
  bool isRight = totals->sum == sum && total == sum * 0.5 && linked == n;
  CHECK(cudaFree(in));
  CHECK(cudaFree(counts));
  CHECK(cudaFree(links));
  CHECK(cudaFree(mean));
  CHECK(cudaFree(totals));
  return isRight ? 0 : 1;
}
