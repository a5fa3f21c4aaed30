// CUB's device-wide operations, each held against a plain loop on the host.
#include <cub/cub.cuh>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <vector>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

/// An array in device memory.
template <class T> struct Array {
  T *data = nullptr;
  size_t count;
  explicit Array(size_t count) : count(count) { CHECK(cudaMalloc(&data, count * sizeof(T))); }
  explicit Array(const std::vector<T> &values) : Array(values.size()) {
    CHECK(cudaMemcpy(data, values.data(), count * sizeof(T), cudaMemcpyHostToDevice));
  }
  ~Array() { CHECK(cudaFree(data)); }
  std::vector<T> host(size_t first) const {
    std::vector<T> values(first);
    CHECK(cudaMemcpy(values.data(), data, first * sizeof(T), cudaMemcpyDeviceToHost));
    return values;
  }
  T first() const { return host(1)[0]; }
};

/// Asks for the storage that an operation needs, and runs it.
template <class Operation> void run(Operation operation) {
  void *storage = nullptr;
  size_t bytes = 0;
  CHECK(operation(storage, bytes));
  if (bytes == 0)
    std::printf("no storage\n");
  CHECK(cudaMalloc(&storage, bytes));
  CHECK(operation(storage, bytes));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(storage));
}

void report(const char *name, bool isRight) {
  std::printf("%s: %s\n", name, isRight ? "right" : "WRONG");
}

struct IsMultiple {
  int of;
  __device__ bool operator()(int value) const { return value % of == 0; }
};
struct Larger {
  __host__ __device__ int operator()(int a, int b) const { return a < b ? b : a; }
};
struct Plus {
  __host__ __device__ int operator()(int a, int b) const { return a + b; }
};
struct Square {
  __device__ int operator()(int value) const { return value * value; }
};
/// Keeps the last value: associative, and not commutative.
struct Last {
  __host__ __device__ int operator()(int, int b) const { return b; }
};
struct ByTens {
  __host__ __device__ bool operator()(int a, int b) const { return a / 10 < b / 10; }
};
struct Doubled {
  int *data;
  __device__ void operator()(int i) const { data[i] *= 2; }
};

constexpr int n = 5000;

std::vector<int> numbers(int modulus) {
  std::vector<int> values(n);
  unsigned state = 12345;
  for (int &value : values) {
    state = state * 1664525u + 1013904223u;
    value = int((state >> 8) % unsigned(modulus)) - modulus / 3;
  }
  return values;
}

void reductions() {
  const std::vector<int> values = numbers(1000);
  Array<int> in(values), out(1);
  run([&](void *s, size_t &b) { return cub::DeviceReduce::Sum(s, b, in.data, out.data, n); });
  report("Sum", out.first() == std::accumulate(values.begin(), values.end(), 0));
  run([&](void *s, size_t &b) { return cub::DeviceReduce::Min(s, b, in.data, out.data, n); });
  report("Min", out.first() == *std::min_element(values.begin(), values.end()));
  run([&](void *s, size_t &b) { return cub::DeviceReduce::Max(s, b, in.data, out.data, n); });
  report("Max", out.first() == *std::max_element(values.begin(), values.end()));
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::Reduce(s, b, in.data, out.data, n, Larger(), 700);
  });
  report("Reduce", out.first() == 700);
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::TransformReduce(s, b, in.data, out.data, n, Plus(), Square(), 5);
  });
  report("TransformReduce",
         out.first() == std::inner_product(values.begin(), values.end(), values.begin(), 5));
  Array<int> index(1);
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::ArgMax(s, b, in.data, out.data, index.data, n);
  });
  report("ArgMax", index.first() ==
                       std::max_element(values.begin(), values.end()) - values.begin());

  // Runs of equal keys.
  std::vector<int> keys(n), sums, unique;
  for (int i = 0; i < n; ++i)
    keys[i] = i * i / 3000 % 7;
  for (int i = 0; i < n; ++i) {
    if (i == 0 || keys[i] != keys[i - 1]) {
      unique.push_back(keys[i]);
      sums.push_back(0);
    }
    sums.back() += values[i];
  }
  Array<int> keysIn(keys), keysOut(n), sumsOut(n), runs(1);
  run([&](void *s, size_t &b) {
    return cub::DeviceReduce::ReduceByKey(s, b, keysIn.data, keysOut.data, in.data, sumsOut.data,
                                          runs.data, Plus(), n);
  });
  report("ReduceByKey", runs.first() == int(unique.size()) &&
                            keysOut.host(unique.size()) == unique &&
                            sumsOut.host(sums.size()) == sums);
  Array<int> lengths(n);
  run([&](void *s, size_t &b) {
    return cub::DeviceRunLengthEncode::Encode(s, b, keysIn.data, keysOut.data, lengths.data,
                                              runs.data, n);
  });
  std::vector<int> lengthsOut = lengths.host(unique.size());
  report("Encode", runs.first() == int(unique.size()) && keysOut.host(unique.size()) == unique &&
                       std::accumulate(lengthsOut.begin(), lengthsOut.end(), 0) == n);

  std::vector<int> offsets = {0, 17, 17, 1000, n};
  Array<int> offsetsIn(offsets), segmentSums(4);
  run([&](void *s, size_t &b) {
    return cub::DeviceSegmentedReduce::Sum(s, b, in.data, segmentSums.data, 4, offsetsIn.data,
                                           offsetsIn.data + 1);
  });
  std::vector<int> expected;
  for (int i = 0; i < 4; ++i)
    expected.push_back(
        std::accumulate(values.begin() + offsets[i], values.begin() + offsets[i + 1], 0));
  report("segmented Sum", segmentSums.host(4) == expected);
}

void scans() {
  const std::vector<int> values = numbers(100);
  Array<int> in(values), out(n);
  std::vector<int> inclusive(n), exclusive(n), largest(n);
  for (int i = 0, sum = 0, large = -1000; i < n; ++i) {
    exclusive[i] = sum;
    inclusive[i] = sum += values[i];
    largest[i] = large;
    large = Larger()(large, values[i]);
  }
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::InclusiveSum(s, b, in.data, out.data, n);
  });
  report("InclusiveSum", out.host(n) == inclusive);
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::ExclusiveSum(s, b, in.data, out.data, n);
  });
  report("ExclusiveSum", out.host(n) == exclusive);
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::ExclusiveScan(s, b, in.data, out.data, Larger(), -1000, n);
  });
  report("ExclusiveScan", out.host(n) == largest);
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::InclusiveScan(s, b, in.data, out.data, Last(), n);
  });
  report("InclusiveScan, not commutative", out.host(n) == values);
  std::vector<int> keys(n), byKey(n);
  for (int i = 0; i < n; ++i)
    keys[i] = i / 37;
  for (int i = 0, sum = 0; i < n; ++i) {
    sum = i > 0 && keys[i] == keys[i - 1] ? sum + values[i] : values[i];
    byKey[i] = sum;
  }
  Array<int> keysIn(keys);
  run([&](void *s, size_t &b) {
    return cub::DeviceScan::InclusiveSumByKey(s, b, keysIn.data, in.data, out.data, n);
  });
  report("InclusiveSumByKey", out.host(n) == byKey);
  // In place.
  run([&](void *s, size_t &b) {
    if (s)
      CHECK(cudaMemcpy(out.data, in.data, n * sizeof(int), cudaMemcpyDeviceToDevice));
    return cub::DeviceScan::ExclusiveSum(s, b, out.data, out.data, n);
  });
  report("ExclusiveSum, in place", out.host(n) == exclusive);
}

template <class T> bool isSorted(const std::vector<T> &keys, const std::vector<int> &values,
                                 const std::vector<T> &before, bool isDescending) {
  std::vector<int> order(before.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return isDescending ? before[b] < before[a] : before[a] < before[b];
  });
  for (size_t i = 0; i < order.size(); ++i)
    if (std::memcmp(&keys[i], &before[order[i]], sizeof(T)) != 0 || values[i] != order[i])
      return false;
  return true;
}

template <class T> void sorts(const char *type, T scale) {
  const std::vector<int> whole = numbers(3000);
  std::vector<T> keys(n);
  std::vector<int> indices(n);
  for (int i = 0; i < n; ++i) {
    keys[i] = T(whole[i]) * scale;
    indices[i] = i;
  }
  Array<T> in(keys), out(n);
  Array<int> valuesIn(indices), valuesOut(n);
  run([&](void *s, size_t &b) {
    return cub::DeviceRadixSort::SortPairs(s, b, in.data, out.data, valuesIn.data, valuesOut.data,
                                           n);
  });
  std::printf("%s, ", type);
  report("SortPairs", isSorted(out.host(n), valuesOut.host(n), keys, false));
  cub::DoubleBuffer<T> keyBuffers(in.data, out.data);
  cub::DoubleBuffer<int> valueBuffers(valuesIn.data, valuesOut.data);
  run([&](void *s, size_t &b) {
    return cub::DeviceRadixSort::SortPairsDescending(s, b, keyBuffers, valueBuffers, n);
  });
  std::vector<T> sorted(n);
  std::vector<int> order(n);
  CHECK(cudaMemcpy(sorted.data(), keyBuffers.Current(), n * sizeof(T), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(order.data(), valueBuffers.Current(), n * sizeof(int), cudaMemcpyDeviceToHost));
  std::printf("%s, ", type);
  report("SortPairsDescending", isSorted(sorted, order, keys, true));
}

void moreSorts() {
  std::vector<int> keys = numbers(900);
  Array<int> in(keys), out(n);
  // Bits 4 to 7 alone.
  std::vector<int> expected = keys;
  for (int &key : keys)
    key += 1000;
  CHECK(cudaMemcpy(in.data, keys.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  expected = keys;
  std::stable_sort(expected.begin(), expected.end(),
                   [](int a, int b) { return (a >> 4 & 15) < (b >> 4 & 15); });
  run([&](void *s, size_t &b) {
    return cub::DeviceRadixSort::SortKeys(s, b, in.data, out.data, n, 4, 8);
  });
  report("SortKeys, some bits", out.host(n) == expected);
  expected = keys;
  std::stable_sort(expected.begin(), expected.end(), ByTens());
  run([&](void *s, size_t &b) {
    if (s)
      CHECK(cudaMemcpy(out.data, in.data, n * sizeof(int), cudaMemcpyDeviceToDevice));
    return cub::DeviceMergeSort::StableSortKeys(s, b, out.data, n, ByTens());
  });
  report("StableSortKeys", out.host(n) == expected);
  std::vector<int> offsets = {0, 10, 10, 300, n};
  Array<int> offsetsIn(offsets);
  expected = keys;
  for (int i = 0; i < 4; ++i)
    std::sort(expected.begin() + offsets[i], expected.begin() + offsets[i + 1]);
  run([&](void *s, size_t &b) {
    return cub::DeviceSegmentedRadixSort::SortKeys(s, b, in.data, out.data, n, 4, offsetsIn.data,
                                                   offsetsIn.data + 1);
  });
  report("segmented SortKeys", out.host(n) == expected);
}

void selections() {
  const std::vector<int> values = numbers(50);
  std::vector<int> kept, others, unique;
  std::vector<char> flags(n);
  for (int i = 0; i < n; ++i) {
    flags[i] = values[i] % 3 == 0;
    (flags[i] ? kept : others).push_back(values[i]);
    if (i == 0 || values[i] != values[i - 1])
      unique.push_back(values[i]);
  }
  Array<int> in(values), out(n), count(1);
  Array<char> flagsIn(flags);
  run([&](void *s, size_t &b) {
    return cub::DeviceSelect::Flagged(s, b, in.data, flagsIn.data, out.data, count.data, n);
  });
  report("Flagged", count.first() == int(kept.size()) && out.host(kept.size()) == kept);
  run([&](void *s, size_t &b) {
    return cub::DeviceSelect::If(s, b, in.data, out.data, count.data, n, IsMultiple{3});
  });
  report("If", count.first() == int(kept.size()) && out.host(kept.size()) == kept);
  run([&](void *s, size_t &b) {
    return cub::DeviceSelect::Unique(s, b, in.data, out.data, count.data, n);
  });
  report("Unique", count.first() == int(unique.size()) && out.host(unique.size()) == unique);
  std::vector<int> parts = kept;
  parts.insert(parts.end(), others.rbegin(), others.rend());
  run([&](void *s, size_t &b) {
    return cub::DevicePartition::If(s, b, in.data, out.data, count.data, n, IsMultiple{3});
  });
  report("partition", count.first() == int(kept.size()) && out.host(n) == parts);
}

void histograms() {
  const std::vector<int> values = numbers(300);
  std::vector<float> samples(values.begin(), values.end());
  std::vector<int> even(10), ranges(3), levels = {-90, 0, 7, 150};
  for (int value : values) {
    if (value >= -100 && value < 100)
      ++even[(value + 100) / 20];
    for (int i = 0; i < 3; ++i)
      ranges[i] += value >= levels[i] && value < levels[i + 1];
  }
  Array<int> in(values), counts(10), levelsIn(levels);
  run([&](void *s, size_t &b) {
    return cub::DeviceHistogram::HistogramEven(s, b, in.data, counts.data, 11, -100, 100, n);
  });
  report("HistogramEven", counts.host(10) == even);
  Array<float> floats(samples);
  run([&](void *s, size_t &b) {
    return cub::DeviceHistogram::HistogramEven(s, b, floats.data, counts.data, 11, -100.f, 100.f,
                                               n);
  });
  std::vector<int> evenOut = counts.host(10);
  report("HistogramEven of floats", std::accumulate(evenOut.begin(), evenOut.end(), 0) ==
                                        std::accumulate(even.begin(), even.end(), 0));
  run([&](void *s, size_t &b) {
    return cub::DeviceHistogram::HistogramRange(s, b, in.data, counts.data, 4, levelsIn.data, n);
  });
  report("HistogramRange", counts.host(3) == ranges);
}

void others() {
  std::vector<int> values = numbers(100), doubled = values;
  for (int &value : doubled)
    value *= 2;
  Array<int> data(values);
  CHECK(cub::DeviceFor::Bulk(n, Doubled{data.data}));
  report("Bulk", data.host(n) == doubled);

  // A storage that is too small is an error. CUB then runs nothing; rocPRIM may have begun to write.
  Array<int> in(values), sorted(values), out(std::vector<int>{-1});
  size_t needed = 0;
  CHECK(cub::DeviceRadixSort::SortKeys(nullptr, needed, in.data, sorted.data, n));
  Array<char> storage(needed);
  size_t tooSmall = 1;
  report("small storage", cub::DeviceRadixSort::SortKeys(storage.data, tooSmall, in.data,
                                                         sorted.data, n) != cudaSuccess);
  cudaGetLastError();

  // Work waits for what was launched before it on its stream.
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  size_t bytes = 0;
  CHECK(cub::DeviceReduce::Sum(nullptr, bytes, in.data, out.data, n, stream));
  Array<char> room(bytes);
  CHECK(cudaMemsetAsync(in.data, 0, n * sizeof(int), stream));
  CHECK(cub::DeviceReduce::Sum(room.data, bytes, in.data, out.data, n, stream));
  CHECK(cudaStreamSynchronize(stream));
  report("stream", out.first() == 0);
  CHECK(cudaStreamDestroy(stream));
}

int main() {
  reductions();
  scans();
  sorts<int>("int", 1);
  sorts<unsigned char>("unsigned char", 1);
  sorts<float>("float", 0.25f);
  sorts<long long>("long long", 1ll << 40);
  moreSorts();
  selections();
  histograms();
  others();
  return 0;
}
