// Thrust's functors run in threads of the device: they have a thread index, call functions of the
// device and read its variables; algorithms run on streams, and inside kernels in the calling thread.
#include <cstdio>

#include <cuda_runtime.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/for_each.h>
#include <thrust/generate.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>

constexpr int count = 1000;

__device__ int base = 7;

struct ThreadIndex {
  __device__ int operator()() const { return int(blockIdx.x * blockDim.x + threadIdx.x); }
};
struct Bits {
  __device__ int operator()(int x) const { return __popc(x); }
};
struct Reversed {
  __device__ bool operator()(unsigned a, unsigned b) const { return __brev(a) < __brev(b); }
};
struct Sum {
  __device__ float operator()(float a, float b) const { return __fadd_rn(a, b); }
};
struct IsDevice {
  __host__ __device__ int operator()() const {
#ifdef __CUDA_ARCH__
    return 1;
#else
    return 0;
#endif
  }
};

__global__ void inKernel(int *data, int *results) {
  int *mine = data + threadIdx.x * 10;
  thrust::sort(thrust::device, mine, mine + 10, thrust::greater<int>());
  results[threadIdx.x] = thrust::reduce(thrust::seq, mine, mine + 10, 0);
}

void threads() {
  thrust::device_vector<int> numbers(count);
  thrust::generate(numbers.begin(), numbers.end(), ThreadIndex());
  std::printf("index of the last thread: %d\n", int(numbers[count - 1]));
  thrust::device_vector<int> device(2);
  thrust::host_vector<int> host(2);
  thrust::generate(device.begin(), device.end(), IsDevice());
  thrust::generate(host.begin(), host.end(), IsDevice());
  std::printf("on the device: %d, on the host: %d\n", int(device[1]), int(host[1]));
}

void functors() {
  thrust::device_vector<int> numbers(count, 5);
  std::printf("bits: %d\n", thrust::transform_reduce(numbers.begin(), numbers.end(), Bits(), 0,
                                                     thrust::plus<int>()));
  std::printf("variable: %d\n", thrust::transform_reduce(
                                    numbers.begin(), numbers.end(),
                                    [] __device__(int x) { return x + base; }, 0,
                                    thrust::plus<int>()));
  std::printf("product: %g\n", thrust::inner_product(numbers.begin(), numbers.end(),
                                                     numbers.begin(), 0.f, Sum(), Sum()));
  thrust::device_vector<float> sums(count);
  thrust::inclusive_scan(thrust::make_transform_iterator(numbers.begin(), Bits()),
                         thrust::make_transform_iterator(numbers.end(), Bits()), sums.begin(),
                         Sum());
  std::printf("scan: %g\n", float(sums.back()));
  thrust::host_vector<int> copied(3);
  thrust::copy(thrust::make_transform_iterator(numbers.begin(), Bits()),
               thrust::make_transform_iterator(numbers.begin() + 3, Bits()), copied.begin());
  std::printf("copied: %d %d %d\n", copied[0], copied[1], copied[2]);
}

void streams() {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  thrust::device_vector<int> keys(count), values(count);
  auto first = thrust::make_zip_iterator(thrust::make_tuple(keys.begin(), values.begin()));
  thrust::for_each(thrust::cuda::par.on(stream), thrust::make_counting_iterator(0),
                   thrust::make_counting_iterator(count), [=] __device__(int i) {
                     thrust::tuple<int, int> pair(i * 7 % count, i);
                     *(first + i) = pair;
                   });
  thrust::sort_by_key(thrust::cuda::par_nosync.on(stream), keys.begin(), keys.end(),
                      values.begin(), Reversed());
  cudaStreamSynchronize(stream);
  thrust::host_vector<int> sorted = keys;
  std::printf("sorted: %d %d %d, value %d\n", sorted[0], sorted[1], sorted[count - 1],
              int(values[1]));
  auto extremes = thrust::minmax_element(thrust::cuda::par.on(stream), values.begin(),
                                         values.end());
  std::printf("extremes: %d %d\n", int(*extremes.first), int(*extremes.second));
  auto end = thrust::unique(keys.begin(), keys.end(),
                            [] __device__(int a, int b) { return __ffs(a) == __ffs(b); });
  std::printf("runs: %d\n", int(end - keys.begin()));

  // A captured algorithm runs when the graph does; one with a result cannot be captured.
  thrust::fill(keys.begin(), keys.end(), 1);
  cudaGraph_t graph;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal);
  thrust::for_each(thrust::cuda::par_nosync.on(stream), keys.begin(), keys.end(),
                   [] __device__(int &key) { key += 2; });
  cudaStreamEndCapture(stream, &graph);
  cudaGraphExec_t runnable;
  cudaGraphInstantiate(&runnable, graph, 0);
  std::printf("before the graph: %d", int(keys[9]));
  cudaGraphLaunch(runnable, stream);
  cudaGraphLaunch(runnable, stream);
  cudaStreamSynchronize(stream);
  std::printf(", after it: %d\n", int(keys[9]));
  cudaStreamDestroy(stream);
}

void kernels() {
  thrust::device_vector<int> data(320), results(32);
  thrust::transform(thrust::make_counting_iterator(0), thrust::make_counting_iterator(320),
                    data.begin(), [] __device__(int i) { return i * 37 % 320; });
  inKernel<<<1, 32>>>(thrust::raw_pointer_cast(data.data()),
                      thrust::raw_pointer_cast(results.data()));
  std::printf("in a kernel: %d %d, %d\n", int(data[0]), int(data[9]), int(results[31]));
}

void errors() {
  try {
    thrust::device_vector<char> large(size_t(1) << 50);
  } catch (std::bad_alloc &error) {
    std::printf("%s\n", error.what());
  }
  try {
    throw thrust::system_error(cudaErrorInvalidValue, thrust::cuda_category(), "here");
  } catch (thrust::system_error &error) {
    std::printf("%s\n", error.what());
  }
}

int main() {
  threads();
  functors();
  streams();
  kernels();
  errors();
  return 0;
}
