/* The part of the program that is C: a triangular system, and what is left of it. */
#include "parts.h"

#include <cuda_runtime_api.h>
#include <stdio.h>

void solve(void) {
  enum { n = 16 };
  double matrix[n * n], right[n], *a, *b, *x, residual;
  int i, j;
  for (i = 0; i < n; ++i) {
    right[i] = i % 5 + 1;
    for (j = 0; j < n; ++j)
      matrix[j * n + i] = i == j ? 4 : 1.0 / (1 + i + j);
  }
  cublasAlloc(n * n, sizeof *a, (void **)&a);
  cublasAlloc(n, sizeof *b, (void **)&b);
  cublasAlloc(n, sizeof *x, (void **)&x);
  cublasSetMatrix(n, n, sizeof *a, matrix, n, a, n);
  cublasSetVector(n, sizeof *b, right, 1, b, 1);
  cublasDcopy(n, b, 1, x, 1);
  cublasDtrsv('L', 'N', 'N', n, a, n, x, 1);
  printf("x: %.6f at most, length %.6f\n", cublasDasum(n, x, 1) / n, cublasDnrm2(n, x, 1));
  cublasDtrmv('l', 'n', 'n', n, a, n, x, 1);
  cublasDaxpy(n, -1, b, 1, x, 1);
  residual = cublasDdot(n, x, 1, x, 1);
  printf("residual small: %d\n", residual < 1e-20);
  if (cublasGetError() != CUBLAS_STATUS_SUCCESS)
    printf("failed\n");
  cublasFree(a);
  cublasFree(b);
  cublasFree(x);
}
