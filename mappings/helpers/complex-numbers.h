// SPDX-License-Identifier: 0BSD
// Quotients and absolute values of complex numbers that neither overflow nor underflow on the way: CUDA
// scales the operands first, HIP squares them as they are.

//- helper: complex-abs
//- includes: hip/hip_complex.h, math.h
//- language: c
// The longer side times the root of 1 plus the square of the ratio. Zero, infinity and NaN take the sum.
__host__ __device__ static inline double transhipCabs(hipDoubleComplex z) {
  double x = fabs(hipCreal(z)), y = fabs(hipCimag(z));
  double longer = x > y ? x : y, shorter = x > y ? y : x, ratio = shorter / longer;
  if (longer == 0 || longer > 1.7976931348623157e308 || shorter > 1.7976931348623157e308)
    return longer + shorter;
  return longer * sqrt(1 + ratio * ratio);
}

//- helper: complex-absf
//- includes: hip/hip_complex.h, math.h
//- language: c
// The longer side times the root of 1 plus the square of the ratio. Zero, infinity and NaN take the sum.
__host__ __device__ static inline float transhipCabsf(hipFloatComplex z) {
  float x = fabsf(hipCrealf(z)), y = fabsf(hipCimagf(z));
  float longer = x > y ? x : y, shorter = x > y ? y : x, ratio = shorter / longer;
  if (longer == 0 || longer > 3.402823466e38f || shorter > 3.402823466e38f)
    return longer + shorter;
  return longer * sqrtf(1 + ratio * ratio);
}

//- helper: complex-div
//- includes: hip/hip_complex.h, math.h
//- language: c
// Both numbers are divided by the sum of the divisor's sides first.
__host__ __device__ static inline hipDoubleComplex transhipCdiv(hipDoubleComplex x, hipDoubleComplex y) {
  double scale = 1 / (fabs(hipCreal(y)) + fabs(hipCimag(y)));
  double a = hipCreal(x) * scale, b = hipCimag(x) * scale;
  double c = hipCreal(y) * scale, d = hipCimag(y) * scale;
  double square = 1 / (c * c + d * d);
  return make_hipDoubleComplex((a * c + b * d) * square, (b * c - a * d) * square);
}

//- helper: complex-divf
//- includes: hip/hip_complex.h, math.h
//- language: c
// Both numbers are divided by the sum of the divisor's sides first.
__host__ __device__ static inline hipFloatComplex transhipCdivf(hipFloatComplex x, hipFloatComplex y) {
  float scale = 1 / (fabsf(hipCrealf(y)) + fabsf(hipCimagf(y)));
  float a = hipCrealf(x) * scale, b = hipCimagf(x) * scale;
  float c = hipCrealf(y) * scale, d = hipCimagf(y) * scale;
  float square = 1 / (c * c + d * d);
  return make_hipFloatComplex((a * c + b * d) * square, (b * c - a * d) * square);
}
