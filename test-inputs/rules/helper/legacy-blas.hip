// The calls of cublas.h, which have no handle, come with the port.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include "tranship_hip.h"

#define CHECK_CUBLAS(where)                                                                        \
  if (transhipBlasGetError() != HIPBLAS_STATUS_SUCCESS)                                                   \
  fail(where)

void fail(const char *where);

class Solver {
public:
  explicit Solver(int n, hipStream_t stream) : n_(n) {
    transhipBlasInit();
    transhipBlasSetKernelStream(stream);
    hipblasStatus_t status = transhipBlasAlloc(n * n, sizeof(double), reinterpret_cast<void **>(&matrix_));
    if (status != HIPBLAS_STATUS_SUCCESS)
      fail("cublasAlloc");
  }
  ~Solver() {
    transhipBlasFree(matrix_);
    transhipBlasShutdown();
  }
  double residual(const double *x, double *r) {
    transhipDgemv('n', n_, n_, -1, matrix_, n_, x, 1, 1, r, 1);
    CHECK_CUBLAS("cublasDgemv");
    int largest = transhipIdamax(n_, r, 1);
    transhipDscal(n_, 1.0 / largest, r, 1);
    return transhipDnrm2(n_, r, 1);
  }
  void factor(char uplo) { transhipDtrsm('L', uplo, 'N', 'U', n_, n_, 1.0, matrix_, n_, matrix_, n_); }

private:
  int n_;
  double *matrix_;
};

template <class T> void multiply(char transa, int n, T alpha, const T *a, const T *b, T *c);
template <>
void multiply(char transa, int n, float alpha, const float *a, const float *b, float *c) {
  transhipSgemm(transa, 'N', n, n, n, alpha, a, n, b, n, 0.f, c, n);
}
template <>
void multiply(char transa, int n, hipComplex alpha, const hipComplex *a, const hipComplex *b,
              hipComplex *c) {
  transhipCgemm(transa, 'N', n, n, n, alpha, a, n, b, n, make_hipComplex(0, 0), c, n);
}

float length(int n, const hipComplex *x) {
  hipComplex square = transhipCdotc(n, x, 1, x, 1);
  return hipCrealf(square);
}

// Both interfaces have these.
void upload(int n, const float *from, float *to) { hipblasSetVector(n, sizeof *to, from, 1, to, 1); }

// A call that is chosen by name.
void (*const swap)(int, float *, int, float *, int) = transhipSswap;
