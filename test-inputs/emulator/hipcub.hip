// hipCUB where it is not CUB under another name: its warps are those of the device.
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

#include <cstdio>

__global__ void warps(int *out) {
  using Reduce = hipcub::WarpReduce<int>;
  __shared__ typename Reduce::TempStorage storage[4];
  int sum = Reduce(storage[threadIdx.x / warpSize]).Sum(1);
  if (threadIdx.x % warpSize == 0)
    out[threadIdx.x / warpSize] = sum;
}
/// In warp-striped order, a thread's second item is a warp's width behind its first.
__global__ void striped(int *out) {
  using Exchange = hipcub::BlockExchange<int, 128, 2>;
  __shared__ typename Exchange::TempStorage storage;
  int items[2] = {int(threadIdx.x) * 2, int(threadIdx.x) * 2 + 1};
  Exchange(storage).BlockedToWarpStriped(items, items);
  if (threadIdx.x == 0)
    *out = items[1];
}

/// Half a wavefront cannot exchange items as a warp.
__global__ void small(const int *in, int *out) {
  using Load = hipcub::BlockLoad<int, 32, 2, hipcub::BLOCK_LOAD_WARP_TRANSPOSE>;
  __shared__ typename Load::TempStorage storage;
  int items[2];
  Load(storage).Load(in, items); // REPORT-64: assert
  out[threadIdx.x] = items[0];
}

int main() {
  int *out;
  hipMallocManaged((void **)&out, 16 * sizeof(int));
  warps<<<1, 128>>>(out);
  hipDeviceSynchronize();
  std::printf("sum of a warp: %d\n", out[0]);
  striped<<<1, 128>>>(out);
  hipDeviceSynchronize();
  std::printf("second item: %d\n", out[0]);

  // The minimum of nothing is infinite, and bins of whole numbers have a whole width.
  float *least;
  hipMallocManaged((void **)&least, sizeof(float));
  void *storage = nullptr;
  size_t bytes = 0;
  HipcubDebug(hipcub::DeviceReduce::Min(storage, bytes, least, least, 0));
  hipMalloc(&storage, bytes);
  HipcubDebug(hipcub::DeviceReduce::Min(storage, bytes, least, least, 0));
  hipDeviceSynchronize();
  std::printf("minimum of nothing: %g\n", *least);
  for (int i = 0; i < 8; ++i)
    out[8 + i] = i;
  HipcubDebug(hipcub::DeviceHistogram::HistogramEven(storage, bytes, out + 8, out, 4, 0, 8, 8));
  hipDeviceSynchronize();
  std::printf("bins of eight: %d %d %d\n", out[0], out[1], out[2]);
  std::printf("hipCUB %d\n", HIPCUB_VERSION);
  int *in;
  hipMallocManaged((void **)&in, 64 * sizeof(int));
  for (int i = 0; i < 64; ++i)
    in[i] = i;
  hipFree(out);
  hipMallocManaged((void **)&out, 32 * sizeof(int));
  small<<<1, 32>>>(in, out);
  const bool isWhole = hipDeviceSynchronize() == hipSuccess;
  std::printf("a block of 32 threads: %s\n", isWhole && out[31] == 62 ? "right" : "failed");
  return 0;
}
