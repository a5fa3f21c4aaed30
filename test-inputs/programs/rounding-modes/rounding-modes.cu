// Sums and products that round down and up: an interval that holds the exact result.
#include <cmath>
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

// Quotients and roots: each pair of bounds holds the exact result, and is as narrow as can be.
__global__ void quotients(double *low, double *high, float *lowFloat, float *highFloat) {
  int i = threadIdx.x;
  // Compilers for GPUs make one operation of a product and a sum, where they may.
  double a = __dadd_rn(1.0, __dmul_rn(i, 0.37)), b = __dadd_rn(3.0, -__dmul_rn(i, 0.11));
  low[4 * i] = __ddiv_rd(a, b);
  high[4 * i] = __ddiv_ru(a, b);
  low[4 * i + 1] = __drcp_rd(b);
  high[4 * i + 1] = __drcp_ru(b);
  low[4 * i + 2] = __dsqrt_rd(a);
  high[4 * i + 2] = __dsqrt_ru(a);
  low[4 * i + 3] = fmin(__ddiv_rz(a, b), -__ddiv_rz(a, b));
  high[4 * i + 3] = fmax(__dsqrt_rz(a), __drcp_rz(a));
  float c = float(a), d = float(b);
  lowFloat[3 * i] = __fdiv_rd(c, d);
  highFloat[3 * i] = __fdiv_ru(c, d);
  lowFloat[3 * i + 1] = __frcp_rd(d);
  highFloat[3 * i + 1] = __frcp_ru(d);
  lowFloat[3 * i + 2] = __fsqrt_rd(c);
  highFloat[3 * i + 2] = __fsqrt_ru(c);
}

static int checkQuotients() {
  constexpr int count = 64;
  double *low, *high;
  float *lowFloat, *highFloat;
  if (cudaMallocManaged(&low, 4 * count * sizeof(double)) != cudaSuccess ||
      cudaMallocManaged(&high, 4 * count * sizeof(double)) != cudaSuccess ||
      cudaMallocManaged(&lowFloat, 3 * count * sizeof(float)) != cudaSuccess ||
      cudaMallocManaged(&highFloat, 3 * count * sizeof(float)) != cudaSuccess)
    return 1;
  quotients<<<1, count>>>(low, high, lowFloat, highFloat);
  if (cudaDeviceSynchronize() != cudaSuccess)
    return 1;
  int wrong = 0;
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    double a = 1.0 + i * 0.37, b = 3.0 - i * 0.11, nearest[] = {a / b, 1 / b, std::sqrt(a)};
    float c = float(a), d = float(b);
    double floats[] = {double(c) / double(d), 1 / double(d), std::sqrt(double(c))};
    for (int k = 0; k < 3; ++k) {
      double down = low[4 * i + k], up = high[4 * i + k];
      wrong += !(down <= nearest[k] && nearest[k] <= up) ||
               (down != up && std::nextafter(down, HUGE_VAL) != up);
      float downFloat = lowFloat[3 * i + k], upFloat = highFloat[3 * i + k];
      wrong += !(downFloat <= floats[k] && floats[k] <= upFloat) ||
               (downFloat != upFloat && std::nextafterf(downFloat, HUGE_VALF) != upFloat);
      sum += down * 3 - up + downFloat * 5.0 - upFloat * 2.0;
    }
    sum += low[4 * i + 3] + high[4 * i + 3];
  }
  std::printf("quotients: wrong %d, sum %a\n", wrong, sum);
  return wrong;
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
  return checkQuotients() || cudaFree(results) || cudaFree(coefficients) || cudaFree(more);
}
