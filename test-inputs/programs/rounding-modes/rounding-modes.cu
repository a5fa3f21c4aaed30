// Sums and products that round down and up: an interval that holds the exact result.
#include <cstdio>

#include <cuda_runtime.h>

struct Interval {
  float low, high;
};

__global__ void horner(Interval *results, const float *coefficients, int degree) {
  float x = 0.1f * float(threadIdx.x);
  Interval sum = {0, 0};
  for (int i = degree; i >= 0; --i) {
    sum.low = __fadd_rd(__fmul_rd(sum.low, x), coefficients[i]);
    sum.high = __fadd_ru(__fmul_ru(sum.high, x), coefficients[i]);
  }
  results[threadIdx.x] = sum;
}

__global__ void doubles(double *results) {
  double third = 1.0 / 3;
  results[0] = __dmul_ru(third, 3) - __dmul_rd(third, 3);
  results[1] = __dadd_ru(1, 1e-30) - __dadd_rd(1, 1e-30);
  results[2] = __dadd_rz(-1, 1e-30);
}

int main() {
  constexpr int count = 32, degree = 7;
  Interval *results;
  float *coefficients;
  double *more;
  if (cudaMallocManaged(&results, count * sizeof(Interval)) != cudaSuccess ||
      cudaMallocManaged(&coefficients, (degree + 1) * sizeof(float)) != cudaSuccess ||
      cudaMallocManaged(&more, 3 * sizeof(double)) != cudaSuccess)
    return 1;
  for (int i = 0; i <= degree; ++i)
    coefficients[i] = 1.f / float(i + 3);
  horner<<<1, count>>>(results, coefficients, degree);
  doubles<<<1, 1>>>(more);
  cudaError_t error = cudaDeviceSynchronize();
  int wrong = 0, narrow = 0;
  for (int i = 0; i < count; ++i) {
    double exact = 0, x = 0.1f * float(i);
    for (int k = degree; k >= 0; --k)
      exact = exact * x + coefficients[k];
    wrong += !(results[i].low <= exact && exact <= results[i].high);
    narrow += results[i].high - results[i].low < 1e-4f * results[i].high;
  }
  std::printf("%s: wrong %d, narrow %d\n", cudaGetErrorString(error), wrong, narrow);
  std::printf("doubles: %a %a %a\n", more[0], more[1], more[2]);
  return cudaFree(results) || cudaFree(coefficients) || cudaFree(more);
}
