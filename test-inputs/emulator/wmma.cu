// Products of tiles by warps, against plain loops.
#include <cstdio>
#include <type_traits>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

using namespace nvcuda;

template <int M, int N, int K, class In, class Out, class LayoutA, class LayoutB, class Element>
__global__ void product(const Element *a, const Element *b, Out *c, int strideA, int strideB) {
  wmma::fragment<wmma::matrix_a, M, N, K, In, LayoutA> partA;
  wmma::fragment<wmma::matrix_b, M, N, K, In, LayoutB> partB;
  wmma::fragment<wmma::accumulator, M, N, K, Out> sum, start;
  wmma::fill_fragment(sum, Out(0));
  for (int step = 0; step < 2; ++step) { // the second tile of each lies behind the first
    wmma::load_matrix_sync(partA, a + step * M * K, strideA);
    wmma::load_matrix_sync(partB, b + step * K * N, strideB);
    if constexpr (__is_same(In, wmma::precision::tf32))
      for (int i = 0; i < partA.num_elements; ++i)
        partA.x[i] = wmma::__float_to_tf32(partA.x[i]);
    wmma::mma_sync(sum, partA, partB, sum);
  }
  wmma::load_matrix_sync(start, c, N, wmma::mem_row_major);
  for (int i = 0; i < sum.num_elements; ++i)
    sum.x[i] = sum.x[i] * Out(2) + start.x[i];
  wmma::store_matrix_sync(c, sum, N, wmma::mem_row_major);
}

template <class T> T *managed(int count) {
  T *memory;
  cudaMallocManaged(&memory, count * sizeof(T));
  return memory;
}

template <int M, int N, int K, class In, class Out, class Element, bool rowsA, bool rowsB>
void check(const char *name) {
  Element *a = managed<Element>(2 * M * K), *b = managed<Element>(2 * K * N);
  Out *c = managed<Out>(M * N);
  double expected[M * N];
  for (int i = 0; i < 2 * M * K; ++i)
    a[i] = Element(float(i * 7 % 13));
  for (int i = 0; i < 2 * K * N; ++i)
    b[i] = Element(float(i * 5 % 11));
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      double sum = 0;
      for (int step = 0; step < 2; ++step)
        for (int k = 0; k < K; ++k)
          sum += double(float(a[step * M * K + (rowsA ? i * K + k : k * M + i)])) *
                 double(float(b[step * K * N + (rowsB ? k * N + j : j * K + k)]));
      c[i * N + j] = Out(i - j);
      expected[i * N + j] = 2 * sum + (i - j);
    }
  int lanes = 0;
  cudaDeviceGetAttribute(&lanes, cudaDevAttrWarpSize, 0);
  using LayoutA = std::conditional_t<rowsA, wmma::row_major, wmma::col_major>;
  using LayoutB = std::conditional_t<rowsB, wmma::row_major, wmma::col_major>;
  product<M, N, K, In, Out, LayoutA, LayoutB>
      <<<1, lanes>>>(a, b, c, rowsA ? K : M, rowsB ? N : K);
  cudaDeviceSynchronize();
  int wrong = 0;
  for (int i = 0; i < M * N; ++i)
    wrong += double(float(c[i])) != expected[i];
  std::printf("%s: %d of %d wrong, %s\n", name, wrong, M * N,
              cudaGetErrorString(cudaGetLastError()));
}

int main() {
  check<16, 16, 16, half, float, half, true, false>("half, float");
  check<16, 16, 16, half, float, half, false, true>("half, float, the other way round");
  check<32, 8, 16, half, float, half, true, true>("half, a tall tile");
  check<8, 32, 16, __nv_bfloat16, float, __nv_bfloat16, true, false>("bfloat16");
  check<16, 16, 16, signed char, int, signed char, true, false>("bytes");
  check<16, 16, 8, wmma::precision::tf32, float, float, true, false>("tf32");
  check<8, 8, 4, double, double, double, true, false>("double");
  return 0;
}
