// A sum by a tree in shared memory, one block at a time, a second launch for the rest.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

template <typename T> __global__ void sum(const T *in, T *out, int n) {
  extern __shared__ unsigned char bytes[];
  T *partial = reinterpret_cast<T *>(bytes);
  T value = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    value += in[i];
  partial[threadIdx.x] = value;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half)
      partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = partial[0];
}

template <typename T> static T sumOf(const std::vector<T> &values) {
  constexpr int threads = 128, blocks = 17;
  T *in, *partial, result;
  CHECK(cudaMalloc(&in, values.size() * sizeof(T)));
  CHECK(cudaMalloc(&partial, (blocks + 1) * sizeof(T)));
  CHECK(cudaMemcpy(in, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  sum<T><<<blocks, threads, threads * sizeof(T)>>>(in, partial, int(values.size()));
  sum<T><<<1, threads, threads * sizeof(T)>>>(partial, partial + blocks, blocks);
  CHECK(cudaMemcpy(&result, partial + blocks, sizeof(T), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(in));
  CHECK(cudaFree(partial));
  return result;
}

int main() {
  std::vector<int> integers(30000);
  std::vector<double> reals(12345);
  long long expected = 0;
  for (size_t i = 0; i < integers.size(); ++i)
    expected += integers[i] = int(i % 97) - 30;
  for (size_t i = 0; i < reals.size(); ++i)
    reals[i] = 0.25 * double(i % 8);
  int total = sumOf(integers);
  std::printf("integers %d expected %lld\n", total, expected);
  std::printf("reals %.2f\n", sumOf(reals));
  return total != expected;
}
