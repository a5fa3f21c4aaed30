// Atomics of libcu++ come with the port.
#include <cuda/atomic>

using Counter = cuda::atomic<int, cuda::thread_scope_device>;

__device__ Counter total;

__global__ void count(int *bins, const int *in, float *sum, int *flag, int n) {
  __shared__ cuda::atomic<unsigned, cuda::thread_scope_block> local;
  if (threadIdx.x == 0)
    local.store(0, cuda::std::memory_order_relaxed);
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    cuda::atomic_ref<int, cuda::thread_scope_device> bin(bins[in[i] % 16]);
    bin.fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<float, cuda::thread_scope_system>{*sum}.fetch_add(0.5f);
    local++;
    total += 2;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    cuda::atomic_thread_fence(cuda::memory_order_release, cuda::thread_scope_device);
    int expected = 0;
    cuda::atomic_ref<int>(*flag).compare_exchange_strong(expected, int(local.load()),
                                                         cuda::std::memory_order_acq_rel);
  }
}
