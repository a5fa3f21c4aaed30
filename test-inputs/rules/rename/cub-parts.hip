// Macros and parts of CUB, and its collectives.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

#define CHECK(call) if (HipcubDebug(call)) exit(1)

template <int threads> __global__ void kernel(int *p, const unsigned *bits, unsigned char *small) {
  typedef hipcub::BlockReduce<int, threads> Reduce;
  __shared__ typename Reduce::TempStorage storage[threads / HIPCUB_DEVICE_WARP_THREADS]; // DIAG: meaning
  int sum = Reduce(storage[0]).Reduce(p[threadIdx.x], hipcub::Max());
  p[0] = sum + hipcub::BFE(static_cast<std::make_unsigned_t<std::decay_t<decltype(p[1])>>>(p[1]), 2, 3) + hipcub::BFE(static_cast<std::make_unsigned_t<std::decay_t<decltype(bits[0])>>>(bits[0]), 2, 3) + hipcub::BFE(static_cast<std::make_unsigned_t<std::decay_t<decltype(small[0])>>>(small[0]), 0, 4);
  long long wide = p[2];
  p[1] = hipcub::BFE(static_cast<std::make_unsigned_t<std::decay_t<decltype(wide)>>>(wide), 33, 5) + hipcub::Log2<threads>::VALUE;
  p[2] = HIPCUB_QUOTIENT_CEILING(p[2], 4);
}

void run(int *p, int n) {
  void *storage = nullptr;
  size_t bytes = 0;
  if (HipcubDebug(hipcub::DeviceReduce::Sum(storage, bytes, p, p, n))) exit(1);
  if (n)
    CHECK(hipcub::DeviceReduce::Sum(storage, bytes, p, p, n));
  if (HipcubDebug(hipMalloc(&storage, bytes)))
    return;
  hipcub::CountingInputIterator<int> counting(0);
  ::hipcub::DeviceReduce::Sum(storage, bytes, counting, p, n);
  hipLaunchKernelGGL(kernel<128>, dim3(1), dim3(128), 0, 0, p, nullptr, nullptr);
}

#if 1 /* CUB_VERSION >= 200800 */
int isNew;
#endif
