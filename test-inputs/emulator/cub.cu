// CUB's iterators, function objects and functions for single threads, many of which CUDA 13 has
// dropped; operations with own storage; and reports that name the program's lines.
// CHECKED
#include <cub/cub.cuh>

#include <cstdio>

struct Halved {
  __device__ int operator()(int value) const { return value / 2; }
};
struct Point {
  float x, y;
};
struct Add {
  __device__ Point operator()(const Point &a, const Point &b) const {
    return {a.x + b.x, a.y + b.y};
  }
};

template <class Operation> void run(Operation operation) {
  void *storage = nullptr;
  size_t bytes = 0;
  CubDebugExit(operation(storage, bytes));
  CubDebugExit(cudaMalloc(&storage, bytes));
  CubDebugExit(operation(storage, bytes));
  CubDebugExit(cudaDeviceSynchronize());
  CubDebugExit(cudaFree(storage));
}

__global__ void ownStorage(int *out) {
  int sum = cub::BlockReduce<int, 64>().Sum(threadIdx.x);
  int before;
  cub::BlockScan<int, 64>().ExclusiveSum(2, before);
  if (threadIdx.x == 0)
    out[0] = sum;
  if (threadIdx.x == 63)
    out[1] = before;
}

__global__ void singleThreads(const int *sorted, unsigned *out) {
  int values[4] = {3, 1, 4, 1};
  out[0] = cub::ThreadReduce(values, cub::Sum());
  out[1] = cub::ThreadReduce(values, cub::Max(), 2);
  out[2] = cub::LowerBound(sorted, 5, 20);
  out[3] = cub::UpperBound(sorted, 5, 20);
  out[4] = cub::BFE(0xabcdu, 4, 8);
  out[5] = cub::ThreadLoad<cub::LOAD_LDG>(sorted + 1);
  cub::ThreadStore<cub::STORE_WT>(out + 6, 42u);
  out[7] = cub::Traits<float>::TwiddleIn(0x80000001u);
  out[8] = cub::ShuffleIndex<32>(7u, 0, 1u);
}

__global__ void missingBarrier(int *out) {
  __shared__ typename cub::BlockReduce<int, 64>::TempStorage storage;
  int sum = cub::BlockReduce<int, 64>(storage).Sum(1); // REPORT: shared-race
  int other = cub::BlockReduce<int, 64>(storage).Sum(2); // REPORT: shared-race
  if (threadIdx.x == 0)
    *out = sum + other;
}

int main() {
  int *out;
  float *floats;
  cudaMallocManaged(&out, 100 * sizeof(int));
  cudaMallocManaged(&floats, 100 * sizeof(float));

  cub::CountingInputIterator<int> counting(1);
  run([&](void *s, size_t &b) { return cub::DeviceReduce::Sum(s, b, counting, out, 100); });
  std::printf("sum %d\n", out[0]);
  cub::TransformInputIterator<int, Halved, cub::CountingInputIterator<int>> halves(counting,
                                                                                   Halved());
  run([&](void *s, size_t &b) { return cub::DeviceReduce::Sum(s, b, halves, out, 100); });
  std::printf("sum of halves %d\n", out[0]);
  cub::ConstantInputIterator<int> three(3);
  run([&](void *s, size_t &b) { return cub::DeviceScan::ExclusiveSum(s, b, three, out, 5); });
  std::printf("multiples %d %d %d %d %d\n", out[0], out[1], out[2], out[3], out[4]);

  for (int i = 0; i < 100; ++i)
    floats[i] = float((i * 37) % 100);
  cub::KeyValuePair<int, float> *best;
  cudaMallocManaged(&best, sizeof *best);
  run([&](void *s, size_t &b) { return cub::DeviceReduce::ArgMax(s, b, floats, best, 100); });
  std::printf("largest %g at %d\n", best->value, best->key);
  cub::ArgIndexInputIterator<float *, int> indexed(floats);
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::Reduce(s, b, indexed + 3, best, 50, cub::ArgMin(),
                                     cub::KeyValuePair<int, float>(-1, 1000.f));
  });
  std::printf("smallest from 3 to 52: %g at %d\n", best->value, best->key);
  run([&](void *s, size_t &b) {
    return cub::DeviceRunLengthEncode::Encode(s, b, three, cub::DiscardOutputIterator<>(), out,
                                              out + 50, 9);
  });
  std::printf("one run: %d, of %d\n", out[50], out[0]);
  // A million ones are not exact if a float adds them up one by one to a larger one.
  float *ones;
  cudaMallocManaged(&ones, sizeof(float));
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::Sum(s, b, cub::ConstantInputIterator<float>(1.f), ones, 40000000);
  });
  std::printf("ones %.0f\n", *ones);

  Point *points;
  cudaMallocManaged(&points, 10 * sizeof(Point));
  for (int i = 0; i < 10; ++i)
    points[i] = {float(i), 1.f};
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::Reduce(s, b, points, points + 9, 9, Add(), Point{0.5f, 0.f});
  });
  std::printf("points %g %g\n", points[9].x, points[9].y);

  ownStorage<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  std::printf("own storage: %d %d\n", out[0], out[1]);
  const int sorted[] = {10, 20, 20, 30, 40};
  for (int i = 0; i < 5; ++i)
    out[i] = sorted[i];
  unsigned *results;
  cudaMallocManaged(&results, 9 * sizeof(unsigned));
  singleThreads<<<1, 1>>>(out, results);
  cudaDeviceSynchronize();
  for (int i = 0; i < 9; ++i)
    std::printf("%u ", results[i]);
  std::printf("\n");
  missingBarrier<<<1, 64>>>(out);
  cudaDeviceSynchronize();

  cub::CachingDeviceAllocator allocator(true);
  void *memory = nullptr;
  CubDebugExit(allocator.DeviceAllocate(&memory, 100));
  CubDebugExit(allocator.DeviceFree(memory));
  std::printf("allocated: %d, CUB %d\n", memory != nullptr, CUB_VERSION / 100000);
  return 0;
}
