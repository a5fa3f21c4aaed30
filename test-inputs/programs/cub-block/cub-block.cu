// CUB's block-wide operations, each held against a plain loop on the host. Blocks have one, two and
// three dimensions, and storage is used again after a barrier.
#include <cub/block/block_shuffle.cuh>
#include <cub/cub.cuh>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
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

constexpr int threads = 128, items = 4, tile = threads * items, bins = 16;

struct Larger {
  __host__ __device__ int operator()(int a, int b) const { return a < b ? b : a; }
};
struct Differ {
  __host__ __device__ bool operator()(int a, int b) const { return a != b; }
};
struct Minus {
  __host__ __device__ int operator()(int a, int b) const { return a - b; }
};
struct ByTens {
  __host__ __device__ bool operator()(int a, int b) const { return a / 10 < b / 10; }
};
/// Adds up the tiles that a block goes through.
struct Running {
  int total;
  __device__ int operator()(int aggregate) {
    int before = total;
    total += aggregate;
    return before;
  }
};

__global__ void reduce(const int *in, int *out) {
  using Reduce = cub::BlockReduce<int, threads>;
  using Raking = cub::BlockReduce<int, threads, cub::BLOCK_REDUCE_RAKING>;
  __shared__ union {
    typename Reduce::TempStorage reduce;
    typename Raking::TempStorage raking;
  } storage;
  int value = in[threadIdx.x];
  int sum = Reduce(storage.reduce).Sum(value);
  __syncthreads();
  int largest = Raking(storage.raking).Reduce(value, Larger());
  __syncthreads();
  int some = Reduce(storage.reduce).Sum(value, 77);
  __syncthreads();
  int mine[items];
  cub::LoadDirectBlocked(threadIdx.x, in, mine);
  int all = Reduce(storage.reduce).Sum(mine);
  if (threadIdx.x == 0) {
    out[0] = sum;
    out[1] = largest;
    out[2] = some;
    out[3] = all;
  }
}
/// Blocks of 8 * 4 * 4 threads, in the order of x, y, z.
__global__ void reduce3(const int *in, int *out) {
  using Reduce = cub::BlockReduce<int, 8, cub::BLOCK_REDUCE_WARP_REDUCTIONS, 4, 4>;
  __shared__ typename Reduce::TempStorage storage;
  int rank = threadIdx.x + 8 * (threadIdx.y + 4 * threadIdx.z);
  int sum = Reduce(storage).Sum(in[rank]);
  if (rank == 0)
    out[0] = sum;
}

__global__ void scan(const int *in, int *inclusive, int *exclusive, int *blocked, int *largest,
                     int *total) {
  using Scan = cub::BlockScan<int, threads>;
  using Warps = cub::BlockScan<int, threads, cub::BLOCK_SCAN_WARP_SCANS>;
  __shared__ typename Scan::TempStorage storage;
  __shared__ typename Warps::TempStorage warps;
  int value = in[threadIdx.x], output, aggregate;
  Scan(storage).InclusiveSum(value, output);
  inclusive[threadIdx.x] = output;
  __syncthreads();
  Scan(storage).ExclusiveSum(value, output, aggregate);
  exclusive[threadIdx.x] = output;
  if (threadIdx.x == threads - 1)
    *total = aggregate;
  Warps(warps).ExclusiveScan(value, output, -1000, Larger());
  largest[threadIdx.x] = output;
  __syncthreads();
  // A tile after the other.
  Running running{0};
  for (int first = 0; first < 4 * tile; first += tile) {
    int mine[items];
    for (int i = 0; i < items; ++i)
      mine[i] = in[first + threadIdx.x * items + i];
    Scan(storage).ExclusiveSum(mine, mine, running);
    __syncthreads();
    for (int i = 0; i < items; ++i)
      blocked[first + threadIdx.x * items + i] = mine[i];
  }
}

__global__ void sort(const int *in, int *keys, int *values, int *merged, int *striped) {
  using Radix = cub::BlockRadixSort<int, threads, items, int>;
  using Merge = cub::BlockMergeSort<int, threads, items>;
  using Keys = cub::BlockRadixSort<int, threads, items>;
  __shared__ union {
    typename Radix::TempStorage radix;
    typename Merge::TempStorage merge;
    typename Keys::TempStorage keys;
  } storage;
  int mine[items], places[items], others[items];
  for (int i = 0; i < items; ++i) {
    places[i] = threadIdx.x * items + i;
    mine[i] = others[i] = in[places[i]];
  }
  Radix(storage.radix).Sort(mine, places);
  cub::StoreDirectBlocked(threadIdx.x, keys, mine);
  cub::StoreDirectBlocked(threadIdx.x, values, places);
  __syncthreads();
  cub::LoadDirectBlocked(threadIdx.x, in, mine);
  Merge(storage.merge).Sort(mine, ByTens());
  cub::StoreDirectBlocked(threadIdx.x, merged, mine);
  __syncthreads();
  Keys(storage.keys).SortDescendingBlockedToStriped(others);
  cub::StoreDirectStriped<threads>(threadIdx.x, striped, others);
}

template <cub::BlockLoadAlgorithm Load, cub::BlockStoreAlgorithm Store>
__global__ void copy(const int *in, int *out, int count) {
  using Loads = cub::BlockLoad<int, threads, items, Load>;
  using Stores = cub::BlockStore<int, threads, items, Store>;
  __shared__ union {
    typename Loads::TempStorage load;
    typename Stores::TempStorage store;
  } storage;
  int mine[items], valid = count - int(blockIdx.x) * tile;
  in += blockIdx.x * tile;
  out += blockIdx.x * tile;
  Loads(storage.load).Load(in, mine, valid, -1);
  for (int &value : mine)
    value = value * 2 + 1;
  __syncthreads();
  Stores(storage.store).Store(out, mine, valid);
}

__global__ void exchange(const int *in, int *blocked, int *scattered) {
  using Exchange = cub::BlockExchange<int, threads, items>;
  __shared__ typename Exchange::TempStorage storage;
  int mine[items], ranks[items];
  cub::LoadDirectStriped<threads>(threadIdx.x, in, mine);
  Exchange(storage).StripedToBlocked(mine, mine);
  for (int i = 0; i < items; ++i) {
    blocked[threadIdx.x * items + i] = mine[i];
    ranks[i] = tile - 1 - (threadIdx.x * items + i);
  }
  __syncthreads();
  Exchange(storage).ScatterToStriped(mine, mine, ranks);
  cub::StoreDirectStriped<threads>(threadIdx.x, scattered, mine);
}

__global__ void neighbors(const int *in, int *heads, int *tails, int *left, int *right, int *up) {
  using Flags = cub::BlockDiscontinuity<int, threads>;
  using Differences = cub::BlockAdjacentDifference<int, threads>;
  using Shuffle = cub::BlockShuffle<int, threads>;
  __shared__ typename Flags::TempStorage flags;
  __shared__ typename Differences::TempStorage differences;
  __shared__ typename Shuffle::TempStorage shuffle;
  int mine[items], output[items];
  cub::LoadDirectBlocked(threadIdx.x, in, mine);
  Flags(flags).FlagHeads(output, mine, Differ());
  cub::StoreDirectBlocked(threadIdx.x, heads, output);
  __syncthreads();
  Flags(flags).FlagTails(output, mine, Differ(), 3);
  cub::StoreDirectBlocked(threadIdx.x, tails, output);
  Differences(differences).SubtractLeft(mine, output, Minus());
  cub::StoreDirectBlocked(threadIdx.x, left, output);
  __syncthreads();
  Differences(differences).SubtractRight(mine, output, Minus(), 5);
  cub::StoreDirectBlocked(threadIdx.x, right, output);
  output[0] = -7;
  Shuffle(shuffle).Up(mine, output);
  cub::StoreDirectBlocked(threadIdx.x, up, output);
}

__global__ void histogram(const int *in, unsigned *out) {
  using Histogram = cub::BlockHistogram<unsigned char, threads, items, bins>;
  __shared__ typename Histogram::TempStorage storage;
  __shared__ unsigned counts[bins];
  unsigned char mine[items];
  for (int i = 0; i < items; ++i)
    mine[i] = (unsigned char)(in[threadIdx.x * items + i] & (bins - 1));
  Histogram(storage).Histogram(mine, counts);
  __syncthreads();
  if (threadIdx.x < bins)
    out[threadIdx.x] = counts[threadIdx.x];
}

void report(const char *name, bool isRight) {
  std::printf("%s: %s\n", name, isRight ? "right" : "WRONG");
}

int main() {
  constexpr int n = 4 * tile;
  std::vector<int> in(n);
  unsigned state = 99;
  for (int &value : in) {
    state = state * 1664525u + 1013904223u;
    value = int(state >> 16) % 200 - 80;
  }
  in[100] = in[101];
  int *input, *outputs[5];
  CHECK(cudaMalloc(&input, n * sizeof(int)));
  CHECK(cudaMemcpy(input, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  for (int *&output : outputs)
    CHECK(cudaMalloc(&output, n * sizeof(int)));
  auto get = [&](int i, int count) {
    std::vector<int> values(count);
    CHECK(cudaMemcpy(values.data(), outputs[i], count * sizeof(int), cudaMemcpyDeviceToHost));
    return values;
  };
  const auto first = in.begin();

  reduce<<<1, threads>>>(input, outputs[0]);
  std::vector<int> sums = get(0, 4);
  report("sum", sums[0] == std::accumulate(first, first + threads, 0));
  report("maximum", sums[1] == *std::max_element(first, first + threads));
  report("sum of some", sums[2] == std::accumulate(first, first + 77, 0));
  report("sum of items", sums[3] == std::accumulate(first, first + tile, 0));
  reduce3<<<1, dim3(8, 4, 4)>>>(input, outputs[0]);
  report("sum of three dimensions", get(0, 1)[0] == std::accumulate(first, first + threads, 0));

  scan<<<1, threads>>>(input, outputs[0], outputs[1], outputs[2], outputs[3], outputs[4]);
  std::vector<int> inclusive(n), exclusive(n), largest(n);
  for (int i = 0, sum = 0, large = -1000; i < n; ++i) {
    exclusive[i] = sum;
    inclusive[i] = sum += in[i];
    largest[i] = large;
    large = Larger()(large, in[i]);
  }
  auto begin = [](std::vector<int> values, int count) {
    values.resize(count);
    return values;
  };
  report("inclusive", get(0, threads) == begin(inclusive, threads));
  report("exclusive", get(1, threads) == begin(exclusive, threads));
  report("aggregate", get(4, 1)[0] == inclusive[threads - 1]);
  report("largest before", get(3, threads) == begin(largest, threads));
  report("prefix", get(2, n) == exclusive);

  sort<<<1, threads>>>(input, outputs[0], outputs[1], outputs[2], outputs[3]);
  std::vector<int> order(tile), merged = begin(in, tile), descending = begin(in, tile);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return in[a] < in[b]; });
  std::stable_sort(merged.begin(), merged.end(), ByTens());
  std::sort(descending.rbegin(), descending.rend());
  std::vector<int> keys = get(0, tile);
  report("sorted keys", std::equal(order.begin(), order.end(), keys.begin(),
                                   [&](int place, int key) { return in[place] == key; }));
  report("sorted values", get(1, tile) == order);
  report("merge sort", get(2, tile) == merged);
  report("descending", get(3, tile) == descending);

  const int count = n - 100;
  std::vector<int> doubled(in.begin(), in.begin() + count);
  for (int &value : doubled)
    value = value * 2 + 1;
  auto clear = [&](int i) { CHECK(cudaMemset(outputs[i], 0, n * sizeof(int))); };
  clear(0);
  copy<cub::BLOCK_LOAD_DIRECT, cub::BLOCK_STORE_DIRECT><<<4, threads>>>(input, outputs[0], count);
  report("direct", get(0, count) == doubled && get(0, n)[count] == 0);
  clear(0);
  copy<cub::BLOCK_LOAD_STRIPED, cub::BLOCK_STORE_STRIPED><<<4, threads>>>(input, outputs[0], count);
  report("striped", get(0, count) == doubled);
  clear(0);
  copy<cub::BLOCK_LOAD_TRANSPOSE, cub::BLOCK_STORE_WARP_TRANSPOSE>
      <<<4, threads>>>(input, outputs[0], count);
  report("transposed", get(0, count) == doubled);
  clear(0);
  copy<cub::BLOCK_LOAD_WARP_TRANSPOSE, cub::BLOCK_STORE_TRANSPOSE>
      <<<4, threads>>>(input, outputs[0], count);
  report("transposed by warps", get(0, count) == doubled);

  exchange<<<1, threads>>>(input, outputs[0], outputs[1]);
  report("exchange", get(0, tile) == begin(in, tile));
  std::vector<int> reversed = begin(in, tile);
  std::reverse(reversed.begin(), reversed.end());
  report("scatter", get(1, tile) == reversed);

  neighbors<<<1, threads>>>(input, outputs[0], outputs[1], outputs[2], outputs[3], outputs[4]);
  std::vector<int> heads(tile, 1), tails(tile), left(tile), right(tile), up(tile);
  for (int i = 0; i < tile; ++i) {
    heads[i] = i == 0 || in[i] != in[i - 1];
    tails[i] = in[i] != (i + 1 < tile ? in[i + 1] : 3);
    left[i] = i == 0 ? in[0] : in[i] - in[i - 1];
    right[i] = in[i] - (i + 1 < tile ? in[i + 1] : 5);
    up[i] = i == 0 ? -7 : in[i - 1];
  }
  report("heads", get(0, tile) == heads);
  report("tails", get(1, tile) == tails);
  report("differences to the left", get(2, tile) == left);
  report("differences to the right", get(3, tile) == right);
  report("up", get(4, tile) == up);

  histogram<<<1, threads>>>(input, reinterpret_cast<unsigned *>(outputs[0]));
  std::vector<int> counts(bins);
  for (int i = 0; i < tile; ++i)
    ++counts[in[i] & (bins - 1)];
  report("histogram", get(0, bins) == counts);

  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(input));
  for (int *output : outputs)
    CHECK(cudaFree(output));
  return 0;
}
