// CUB's warp-wide operations with logical warps of several sizes, each held against a plain loop on
// the host. The sizes are named, since hipCUB's default is the size of the device's warps.
#include <cub/cub.cuh>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int threads = 128, items = 4;

struct Larger {
  __host__ __device__ int operator()(int a, int b) const { return a < b ? b : a; }
};
struct Before {
  __host__ __device__ bool operator()(int a, int b) const { return a < b; }
};

template <int width> __global__ void reduce(const int *in, int *sums, int *largest, int *segments) {
  using Reduce = cub::WarpReduce<int, width>;
  __shared__ typename Reduce::TempStorage storage[threads / width];
  const int warp = threadIdx.x / width, lane = threadIdx.x % width;
  const int value = in[threadIdx.x];
  int sum = Reduce(storage[warp]).Sum(value);
  int some = Reduce(storage[warp]).Reduce(value, Larger(), width / 2 + 1);
  int segment = Reduce(storage[warp]).HeadSegmentedSum(value, lane % 5 == 0);
  if (lane == 0) {
    sums[warp] = sum;
    largest[warp] = some;
  }
  if (lane % 5 == 0)
    segments[threadIdx.x] = segment;
}

template <int width>
__global__ void scan(const int *in, int *inclusive, int *exclusive, int *largest, int *totals) {
  using Scan = cub::WarpScan<int, width>;
  __shared__ typename Scan::TempStorage storage[threads / width];
  const int warp = threadIdx.x / width;
  const int value = in[threadIdx.x];
  int output, aggregate;
  Scan(storage[warp]).InclusiveSum(value, output, aggregate);
  inclusive[threadIdx.x] = output;
  totals[warp] = aggregate;
  Scan(storage[warp]).ExclusiveSum(value, output);
  exclusive[threadIdx.x] = output;
  Scan(storage[warp]).ExclusiveScan(value, output, -1000, Larger());
  largest[threadIdx.x] = output;
}

template <int width> __global__ void move(const int *in, int *copied, int *striped, int *sorted) {
  using Load = cub::WarpLoad<int, items, cub::WARP_LOAD_TRANSPOSE, width>;
  using Store = cub::WarpStore<int, items, cub::WARP_STORE_TRANSPOSE, width>;
  using Exchange = cub::WarpExchange<int, items, width>;
  using Sort = cub::WarpMergeSort<int, items, width>;
  __shared__ union {
    typename Load::TempStorage load;
    typename Store::TempStorage store;
    typename Exchange::TempStorage exchange;
    typename Sort::TempStorage sort;
  } storage[threads / width];
  const int warp = threadIdx.x / width, lane = threadIdx.x % width, first = warp * width * items;
  int mine[items];
  Load(storage[warp].load).Load(in + first, mine);
  __syncthreads();
  Store(storage[warp].store).Store(copied + first, mine);
  __syncthreads();
  for (int i = 0; i < items; ++i)
    mine[i] = in[first + lane * items + i];
  Exchange(storage[warp].exchange).BlockedToStriped(mine, mine);
  for (int i = 0; i < items; ++i)
    striped[first + i * width + lane] = mine[i];
  __syncthreads();
  Sort(storage[warp].sort).Sort(mine, Before());
  for (int i = 0; i < items; ++i)
    sorted[first + lane * items + i] = mine[i];
}

void report(int width, const char *name, bool isRight) {
  std::printf("%d lanes, %s: %s\n", width, name, isRight ? "right" : "WRONG");
}

template <int width> void check(const std::vector<int> &in, const int *input, int *(&outputs)[4]) {
  auto get = [&](int i, int count) {
    std::vector<int> values(count);
    CHECK(cudaMemcpy(values.data(), outputs[i], count * sizeof(int), cudaMemcpyDeviceToHost));
    return values;
  };
  constexpr int warps = threads / width, tile = threads * items;
  CHECK(cudaMemset(outputs[2], 0, threads * sizeof(int)));
  reduce<width><<<1, threads>>>(input, outputs[0], outputs[1], outputs[2]);
  std::vector<int> sums(warps), largest(warps, -1000), segments(threads);
  for (int i = 0; i < threads; ++i) {
    const int lane = i % width;
    sums[i / width] += in[i];
    if (lane < width / 2 + 1)
      largest[i / width] = Larger()(largest[i / width], in[i]);
    segments[i - lane % 5] += in[i];
  }
  report(width, "sums", get(0, warps) == sums);
  report(width, "largest of some", get(1, warps) == largest);
  report(width, "segments", get(2, threads) == segments);

  scan<width><<<1, threads>>>(input, outputs[0], outputs[1], outputs[2], outputs[3]);
  std::vector<int> inclusive(threads), exclusive(threads), before(threads);
  for (int i = 0, sum = 0, large = 0; i < threads; ++i) {
    if (i % width == 0) {
      sum = 0;
      large = -1000;
    }
    exclusive[i] = sum;
    inclusive[i] = sum += in[i];
    before[i] = large;
    large = Larger()(large, in[i]);
  }
  report(width, "inclusive", get(0, threads) == inclusive);
  report(width, "exclusive", get(1, threads) == exclusive);
  report(width, "largest before", get(2, threads) == before);
  report(width, "aggregates", get(3, warps) == sums);

  move<width><<<1, threads>>>(input, outputs[0], outputs[1], outputs[2]);
  std::vector<int> sorted = in;
  for (int first = 0; first < tile; first += width * items)
    std::sort(sorted.begin() + first, sorted.begin() + first + width * items);
  report(width, "copied", get(0, tile) == in);
  report(width, "striped", get(1, tile) == in);
  report(width, "sorted", get(2, tile) == sorted);
}

int main() {
  std::vector<int> in(threads * items);
  unsigned state = 7;
  for (int &value : in) {
    state = state * 1664525u + 1013904223u;
    value = int(state >> 16) % 500 - 200;
  }
  int *input, *outputs[4];
  const size_t bytes = in.size() * sizeof(int);
  CHECK(cudaMalloc(&input, bytes));
  CHECK(cudaMemcpy(input, in.data(), bytes, cudaMemcpyHostToDevice));
  for (int *&output : outputs)
    CHECK(cudaMalloc(&output, bytes));
  check<32>(in, input, outputs);
  check<16>(in, input, outputs);
  check<4>(in, input, outputs);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaFree(input));
  for (int *output : outputs)
    CHECK(cudaFree(output));
  return 0;
}
