// The calls of cublas.h, which have no handle, come with the port.
#include <cublas.h>

#define CHECK_CUBLAS(where)                                                                        \
  if (cublasGetError() != CUBLAS_STATUS_SUCCESS)                                                   \
  fail(where)

void fail(const char *where);

class Solver {
public:
  explicit Solver(int n, cudaStream_t stream) : n_(n) {
    cublasInit();
    cublasSetKernelStream(stream);
    cublasStatus status = cublasAlloc(n * n, sizeof(double), reinterpret_cast<void **>(&matrix_));
    if (status != CUBLAS_STATUS_SUCCESS)
      fail("cublasAlloc");
  }
  ~Solver() {
    cublasFree(matrix_);
    cublasShutdown();
  }
  double residual(const double *x, double *r) {
    cublasDgemv('n', n_, n_, -1, matrix_, n_, x, 1, 1, r, 1);
    CHECK_CUBLAS("cublasDgemv");
    int largest = cublasIdamax(n_, r, 1);
    cublasDscal(n_, 1.0 / largest, r, 1);
    return cublasDnrm2(n_, r, 1);
  }
  void factor(char uplo) { cublasDtrsm('L', uplo, 'N', 'U', n_, n_, 1.0, matrix_, n_, matrix_, n_); }

private:
  int n_;
  double *matrix_;
};

template <class T> void multiply(char transa, int n, T alpha, const T *a, const T *b, T *c);
template <>
void multiply(char transa, int n, float alpha, const float *a, const float *b, float *c) {
  cublasSgemm(transa, 'N', n, n, n, alpha, a, n, b, n, 0.f, c, n);
}
template <>
void multiply(char transa, int n, cuComplex alpha, const cuComplex *a, const cuComplex *b,
              cuComplex *c) {
  cublasCgemm(transa, 'N', n, n, n, alpha, a, n, b, n, make_cuComplex(0, 0), c, n);
}

float length(int n, const cuComplex *x) {
  cuComplex square = cublasCdotc(n, x, 1, x, 1);
  return cuCrealf(square);
}

// Both interfaces have these.
void upload(int n, const float *from, float *to) { cublasSetVector(n, sizeof *to, from, 1, to, 1); }

// A call that is chosen by name.
void (*const swap)(int, float *, int, float *, int) = cublasSswap;
