// Kernels as templates over functors, types and sizes; lambdas would be the same.
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

struct Square {
  template <typename T> __host__ __device__ T operator()(T x) const { return x * x; }
};
template <typename T> struct Clamp {
  T low, high;
  __host__ __device__ T operator()(T x) const { return x < low ? low : x > high ? high : x; }
};

template <int PerThread, typename T, typename F>
__global__ void transform(const T *in, T *out, int n, F f) {
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * PerThread;
#pragma unroll
  for (int i = first; i < first + PerThread; ++i)
    if (i < n)
      out[i] = f(in[i]);
}

template <typename T, typename F> static int run(const char *name, F f) {
  constexpr int n = 777, perThread = 3, threads = 64;
  std::vector<T> values(n), result(n);
  for (int i = 0; i < n; ++i)
    values[i] = T(i % 23) - T(7);
  T *in, *out;
  CHECK(cudaMalloc(&in, n * sizeof(T)));
  CHECK(cudaMalloc(&out, n * sizeof(T)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  constexpr int blocks = (n + perThread * threads - 1) / (perThread * threads);
  transform<perThread><<<blocks, threads>>>(in, out, n, f);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(result.data(), out, n * sizeof(T), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  int wrong = 0;
  double sum = 0;
  for (int i = 0; i < n; ++i) {
    wrong += result[i] != f(values[i]);
    sum += double(result[i]);
  }
  std::printf("%s: sum %.1f wrong %d\n", name, sum, wrong);
  return wrong;
}

int main() {
  return run<int>("square int", Square()) + run<double>("square double", Square()) +
         run<float>("clamp float", Clamp<float>{-2, 9}) + run<short>("clamp short", Clamp<short>{0, 5});
}
