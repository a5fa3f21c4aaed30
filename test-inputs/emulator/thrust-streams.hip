// Thrust in a port: the names that rocThrust has, functors for the device alone, streams.
#include <cstdio>

#include <hip/hip_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/generate.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/system/hip/error.h>
#include <thrust/system/hip/execution_policy.h>
#include <thrust/system/hip/memory.h>

struct ThreadIndex {
  __device__ int operator()() const { return int(blockIdx.x * blockDim.x + threadIdx.x); }
};
struct Reversed {
  __device__ bool operator()(unsigned a, unsigned b) const { return __brev(a) < __brev(b); }
};

__global__ void inKernel(int *data, int count) {
  if (threadIdx.x == 0)
    thrust::sort(thrust::device, data, data + count);
}

int main() {
  constexpr int count = 1000;
  thrust::device_vector<int> numbers(count);
  thrust::generate(numbers.begin(), numbers.end(), ThreadIndex());
  hipStream_t stream;
  (void)hipStreamCreate(&stream);
  thrust::sort(thrust::hip::par.on(stream), numbers.begin(), numbers.end(), Reversed());
  thrust::stable_sort(thrust::hip::par_nosync.on(stream), numbers.begin(), numbers.end(),
                      Reversed());
  (void)hipStreamSynchronize(stream);
  thrust::host_vector<int> host = numbers;
  std::printf("%d %d %d\n", host[1], host[2], host[count - 1]);
  inKernel<<<1, 64>>>(thrust::raw_pointer_cast(numbers.data()), count);
  std::printf("%d %d\n", int(numbers[77]), thrust::reduce(numbers.begin(), numbers.end()));
  thrust::hip::pointer<int> memory = thrust::hip::malloc<int>(4);
  thrust::fill_n(memory, 4, 3);
  std::printf("%d\n", int(memory[3]));
  thrust::hip::free(memory);
  try {
    throw thrust::system_error(hipErrorInvalidValue, thrust::hip_category(), "here");
  } catch (thrust::system_error &error) {
    std::printf("%s\n", error.what());
  }
  (void)hipStreamDestroy(stream);
  return 0;
}
