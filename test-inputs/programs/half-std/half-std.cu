// Functions of cuda::std for half and bfloat16, for atomics and for tuples in kernels.
#include <cstdio>
#include <cuda/std/atomic>
#include <cuda/std/cmath>
#include <cuda/std/tuple>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

namespace cs = cuda::std;

constexpr int count = 512;

// The same code for all types, as templates of libraries have it.
template <class T> __host__ __device__ float values(float from, int what) {
  T x = T(from), y = T(0.75f);
  switch (what) {
  case 0: return float(cuda::std::exp(x));
  case 1: return float(cuda::std::sqrt(cuda::std::abs(x)));
  case 2: return float(cs::tanh(x));
  case 3: return float(cs::fmax(x, y));
  case 4: return float(cs::floor(x)) + float(cs::rint(y));
  case 5: return float(cs::copysign(y, x));
  case 6: return cs::isnan(x) + 2 * cs::isinf(x) + 4 * cs::signbit(x);
  default: return float(cs::log1p(cs::fabs(x)));
  }
}

template <class T> __global__ void fill(float *to) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int what = 0; what < 8; ++what)
    to[8 * i + what] = values<T>((i - 256) / 32.0f, what);
}

__device__ cuda::std::tuple<int, float> best(int count) { return cs::make_tuple(count, 0.5f); }

__global__ void tally(cuda::std::atomic<int> *sums, float *products) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  cuda::std::atomic_fetch_add(&sums[0], i);
  cs::atomic_fetch_sub_explicit(&sums[1], 2, cs::memory_order_relaxed);
  cuda::std::atomic_thread_fence(cuda::std::memory_order_seq_cst);
  int old = cs::atomic_load_explicit(&sums[2], cs::memory_order_relaxed);
  while (old < i && !cs::atomic_compare_exchange_weak(&sums[2], &old, i)) {
  }
  auto [number, half] = best(i);
  products[i] = cs::get<0>(best(2)) * number * half;
}

template <class T> int check(const char *name, float tolerance) {
  float *numbers;
  cudaMallocManaged(&numbers, 8 * count * sizeof(float));
  fill<T><<<count / 64, 64>>>(numbers);
  cudaDeviceSynchronize();
  int wrong = 0;
  for (int i = 0; i < 8 * count; ++i) {
    float wanted = values<float>((i / 8 - 256) / 32.0f, i % 8);
    wrong += !(fabsf(numbers[i] - wanted) <= tolerance * (1 + fabsf(wanted)));
  }
  printf("%s: %d wrong\n", name, wrong);
  cudaFree(numbers);
  return wrong;
}

int main() {
  int wrong = check<__half>("half", 0.02f) + check<__nv_bfloat16>("bfloat16", 0.06f) +
              check<float>("float", 1e-5f) + check<double>("double", 1e-5f);
  cuda::std::atomic<int> *sums;
  float *products;
  cudaMallocManaged(&sums, 3 * sizeof *sums);
  cudaMallocManaged(&products, count * sizeof(float));
  for (int i = 0; i < 3; ++i)
    cs::atomic_init(&sums[i], 0);
  tally<<<count / 64, 64>>>(sums, products);
  cudaDeviceSynchronize();
  printf("%d %d %d %g\n", cs::atomic_load(&sums[0]), sums[1].load(), sums[2].load(), products[7]);
  wrong += sums[0].load() != count * (count - 1) / 2 || sums[1].load() != -2 * count ||
           sums[2].load() != count - 1 || products[7] != 7;
  return wrong != 0;
}
