// CUB's rarer operations, on few elements: what they print is easy to check by hand.
#include <cub/cub.cuh>

#include <cstdio>
#include <tuple>

template <class Operation> void run(Operation operation) {
  void *storage = nullptr;
  size_t bytes = 0;
  CubDebugExit(operation(storage, bytes));
  CubDebugExit(cudaMalloc(&storage, bytes));
  CubDebugExit(operation(storage, bytes));
  CubDebugExit(cudaDeviceSynchronize());
  CubDebugExit(cudaFree(storage));
}
template <class T> T *make(std::initializer_list<T> values) {
  T *data;
  CubDebugExit(cudaMallocManaged(&data, 64 * sizeof(T)));
  int i = 0;
  for (T value : values)
    data[i++] = value;
  return data;
}
template <class T> void print(const char *name, const T *data, int count) {
  std::printf("%s:", name);
  for (int i = 0; i < count; ++i)
    std::printf(" %g", double(data[i]));
  std::printf("\n");
}

struct IsOdd {
  __device__ bool operator()(int value) const { return value & 1; }
};
struct IsLarge {
  __device__ bool operator()(int value) const { return value > 6; }
};
struct Less {
  __device__ bool operator()(int a, int b) const { return a < b; }
};

__global__ void decode(int *out) {
  using Decode = cub::BlockRunLengthDecode<int, 4, 2, 3>;
  __shared__ typename Decode::TempStorage storage;
  int values[2] = {int(threadIdx.x) * 2, int(threadIdx.x) * 2 + 1}, lengths[2], total;
  for (int i = 0; i < 2; ++i)
    lengths[i] = values[i] % 3 + 1;
  Decode runs(storage, values, lengths, total);
  for (int from = 0; from < total; from += 12) {
    int items[3];
    runs.RunLengthDecode(items, from);
    for (int i = 0; i < 3; ++i)
      if (from + int(threadIdx.x) * 3 + i < total)
        out[from + threadIdx.x * 3 + i] = items[i];
  }
  if (threadIdx.x == 0)
    out[63] = total;
}
/// A part of a tile, whose other items do not count.
__global__ void parts(int *out) {
  using Sort = cub::BlockMergeSort<int, 4, 2, int>;
  __shared__ typename Sort::TempStorage storage;
  int keys[2] = {9 - int(threadIdx.x), 20 - int(threadIdx.x)};
  int values[2] = {int(threadIdx.x) * 2, int(threadIdx.x) * 2 + 1};
  Sort(storage).Sort(keys, values, Less(), 5, 99);
  for (int i = 0; i < 2; ++i) {
    out[threadIdx.x * 2 + i] = keys[i];
    out[8 + threadIdx.x * 2 + i] = values[i];
  }
}

int main() {
  const int *in = make({5, 8, 8, 1, 9, 2, 2, 2, 7, 4});
  const int n = 10;
  int *out = make<int>({}), *more = make<int>({}), *rest = make<int>({}), *count = make<int>({});

  run([&](void *s, size_t &b) {
    return cub::DevicePartition::If(s, b, in, out, more, rest, count, n, IsOdd(), IsLarge());
  });
  print("odd", out, count[0]);
  print("large", more, count[1]);
  print("rest", rest, n - count[0] - count[1]);
  run([&](void *s, size_t &b) {
    return cub::DeviceSelect::UniqueByKey(s, b, in, cub::CountingInputIterator<int>(0), out, more,
                                          count, n);
  });
  print("unique", out, *count);
  print("first of each", more, *count);
  run([&](void *s, size_t &b) {
    return cub::DeviceSelect::FlaggedIf(s, b, cub::CountingInputIterator<int>(0), in, out, count, n,
                                        IsOdd());
  });
  print("places of odd ones", out, *count);
  run([&](void *s, size_t &b) {
    return cub::DeviceRunLengthEncode::NonTrivialRuns(s, b, in, out, more, count, n);
  });
  print("runs", out, *count);
  print("their lengths", more, *count);
  run([&](void *s, size_t &b) {
    return cub::DeviceAdjacentDifference::SubtractLeftCopy(s, b, in, out, n);
  });
  print("to the left", out, n);
  run([&](void *s, size_t &b) { return cub::DeviceAdjacentDifference::SubtractRight(s, b, out, n); });
  print("and to the right", out, n);
  const int *even = make({2, 4, 6, 8}), *three = make({3, 4, 9});
  run([&](void *s, size_t &b) {
    return cub::DeviceMerge::MergePairs(s, b, even, even, 4, three, cub::ConstantInputIterator<int>(0),
                                        3, out, more, Less());
  });
  print("merged", out, 7);
  print("and whence", more, 7);
  const int *offsets = make({0, 3, 3, 10});
  run([&](void *s, size_t &b) {
    return cub::DeviceSegmentedSort::SortKeysDescending(s, b, in, out, n, 3, offsets, offsets + 1);
  });
  print("segments", out, n);
  cub::KeyValuePair<int, int> *least;
  CubDebugExit(cudaMallocManaged(&least, 3 * sizeof *least));
  run([&](void *s, size_t &b) {
    return cub::DeviceSegmentedReduce::ArgMin(s, b, in, least, 3, offsets, offsets + 1);
  });
  for (int i = 0; i < 3; ++i)
    std::printf("least %d at %d\n", least[i].value, least[i].key);
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::ExclusiveScanByKey(s, b, cub::ConstantInputIterator<int>(1), in, out,
                                               cub::Max(), 6, n);
  });
  print("largest before", out, n);
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::ExclusiveScan(s, b, in, out, cub::Sum(), cub::FutureValue<int>(&least->key),
                                          n);
  });
  std::printf("from a future value: %d\n", out[0] == least[0].key);

  // Pixels of four channels in two rows, of which three are counted.
  const unsigned char *pixels = make<unsigned char>(
      {0, 10, 20, 30, 1, 11, 21, 31, 99, 99, 99, 99, 2, 12, 22, 32, 3, 13, 23, 33, 99, 99, 99, 99});
  int *histograms[] = {out, more, rest}, levels[] = {3, 3, 5}, lower[] = {0, 10, 20},
      upper[] = {4, 14, 24};
  run([&](void *s, size_t &b) {
    return cub::DeviceHistogram::MultiHistogramEven<4, 3>(s, b, pixels, histograms, levels, lower,
                                                          upper, 2, 2, size_t(12));
  });
  print("red", out, 2);
  print("green", more, 2);
  print("blue", rest, 4);

  const double *values = make({2.0, 3.0, 4.0}), *x = make({1.0, 10.0, 100.0});
  double *y = make<double>({});
  const int *rows = make({0, 2, 3}), *columns = make({0, 2, 1});
  run([&](void *s, size_t &b) {
    return cub::DeviceSpmv::CsrMV(s, b, values, rows, columns, x, y, 2, 3, 3);
  });
  print("y", y, 2);
  const int *sources[] = {in, in + 5};
  int *targets[] = {out, out + 2};
  const int **from = make<const int *>({sources[0], sources[1]});
  int **to = make<int *>({targets[0], targets[1]});
  const unsigned *sizes = make({8u, 12u});
  run([&](void *s, size_t &b) { return cub::DeviceMemcpy::Batched(s, b, from, to, sizes, 2); });
  print("copied", out, 5);
  CubDebugExit(cub::DeviceTransform::Transform(std::make_tuple(in, in + 1), out, n - 1, cub::Sum()));
  CubDebugExit(cudaDeviceSynchronize());
  print("sums of neighbors", out, n - 1);

  decode<<<1, 4>>>(out);
  CubDebugExit(cudaDeviceSynchronize());
  print("decoded", out, out[63]);
  parts<<<1, 4>>>(out);
  CubDebugExit(cudaDeviceSynchronize());
  print("part of a tile", out, 8);
  print("its values", out + 8, 5);

  // An operation becomes a part of a graph.
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t exec;
  void *storage;
  size_t bytes = 4096;
  CubDebugExit(cudaMalloc(&storage, bytes));
  CubDebugExit(cudaStreamCreate(&stream));
  CubDebugExit(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  CubDebugExit(cub::DeviceReduce::Sum(storage, bytes, in, out, n, stream));
  CubDebugExit(cudaStreamEndCapture(stream, &graph));
  *out = 0;
  CubDebugExit(cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
  CubDebugExit(cudaGraphLaunch(exec, stream));
  CubDebugExit(cudaStreamSynchronize(stream));
  std::printf("sum by a graph: %d\n", *out);
  return 0;
}
