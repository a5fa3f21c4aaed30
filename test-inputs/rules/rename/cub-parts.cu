// Macros and parts of CUB, and its collectives.
#include <cub/cub.cuh>

#define CHECK(call) CubDebugExit(call)

template <int threads> __global__ void kernel(int *p, const unsigned *bits, unsigned char *small) {
  typedef cub::BlockReduce<int, threads> Reduce;
  __shared__ typename Reduce::TempStorage storage[threads / CUB_PTX_WARP_THREADS]; // DIAG: meaning
  int sum = Reduce(storage[0]).Reduce(p[threadIdx.x], cub::Max());
  p[0] = sum + cub::BFE(p[1], 2, 3) + cub::BFE(bits[0], 2, 3) + cub::BFE(small[0], 0, 4);
  long long wide = p[2];
  p[1] = cub::BFE(wide, 33, 5) + cub::Log2<threads>::VALUE;
  p[2] = CUB_QUOTIENT_CEILING(p[2], 4);
}

void run(int *p, int n) {
  void *storage = nullptr;
  size_t bytes = 0;
  CubDebugExit(cub::DeviceReduce::Sum(storage, bytes, p, p, n));
  if (n)
    CHECK(cub::DeviceReduce::Sum(storage, bytes, p, p, n));
  if (CubDebug(cudaMalloc(&storage, bytes)))
    return;
  cub::CountingInputIterator<int> counting(0);
  CUB_NS_QUALIFIER::DeviceReduce::Sum(storage, bytes, counting, p, n);
  kernel<128><<<1, 128>>>(p, nullptr, nullptr);
}

#if CUB_VERSION >= 200800
int isNew;
#endif
