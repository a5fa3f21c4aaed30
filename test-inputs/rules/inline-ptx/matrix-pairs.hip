// Two neighbouring products with the same first matrix are one with 16 columns, which WMMA computes at once.
#include <cstdint>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"
__device__ void pair(float *d, const uint32_t *a, const uint32_t *b) {
  {
    const tranship::Fragment<float, 8> fragment = tranship::mma<16, 16, 16, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF32>({a[0], a[1], a[2], a[3]}, {b[0], b[1], b[2], b[3]}, {d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]});
    d[0] = fragment[0];
    d[1] = fragment[1];
    d[2] = fragment[2];
    d[3] = fragment[3];
    d[4] = fragment[4];
    d[5] = fragment[5];
    d[6] = fragment[6];
    d[7] = fragment[7];
  }
}
__device__ void inPlace(int (&d)[8], const uint32_t (&a)[2], const uint32_t (&b)[2]) {
  int c[8];
  for (int i = 0; i < 8; ++i)
    c[i] = d[i];
  {
    const tranship::Fragment<int, 8> fragment = tranship::mma<16, 16, 16, tranship::MatrixS8, tranship::MatrixS8, tranship::MatrixS32>({7u, 8u}, {9u, 10u}, {c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]});
    c[0] = fragment[0];
    c[1] = fragment[1];
    c[2] = fragment[2];
    c[3] = fragment[3];
    c[4] = fragment[4];
    c[5] = fragment[5];
    c[6] = fragment[6];
    c[7] = fragment[7];
  }
  for (int i = 0; i < 8; ++i)
    d[i] = c[i];
}
// The second one reads what the first one wrote, or might.
__device__ void apart(uint32_t *d, const uint32_t *a, const uint32_t *b, float *x, float *y) {
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::mma<16, 8, 16, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF16>({a[0], a[1], a[2], a[3]}, {b[0], b[1]}, {d[0], d[1]});
    d[0] = fragment[0];
    d[1] = fragment[1];
  }
  {
    const tranship::Fragment<unsigned, 2> fragment = tranship::mma<16, 8, 16, tranship::MatrixF16, tranship::MatrixF16, tranship::MatrixF16>({a[0], a[1], a[2], a[3]}, {b[2], b[3]}, {d[2], d[3]});
    d[2] = fragment[0];
    d[3] = fragment[1];
  }
  {
    const tranship::Fragment<float, 4> fragment = tranship::mma<16, 8, 8, tranship::MatrixTF32, tranship::MatrixTF32, tranship::MatrixF32>({a[0], a[1], a[2], a[3]}, {b[0], b[1]}, {x[0], x[1], x[2], x[3]});
    x[0] = fragment[0];
    x[1] = fragment[1];
    x[2] = fragment[2];
    x[3] = fragment[3];
  }
  {
    const tranship::Fragment<float, 4> fragment = tranship::mma<16, 8, 8, tranship::MatrixTF32, tranship::MatrixTF32, tranship::MatrixF32>({a[0], a[1], a[2], a[3]}, {b[2], b[3]}, {y[4], y[5], y[6], y[7]});
    y[4] = fragment[0];
    y[5] = fragment[1];
    y[6] = fragment[2];
    y[7] = fragment[3];
  }
}
