// ARGS: --helpers=none
// COMPILES: no, hipBLAS lacks the functions
#include <cublas.h>

float length(int n, const float *x) {
  float square = cublasSdot(n, x, 1, x, 1);              // DIAG: unsupported-name
  return cublasGetError() == CUBLAS_STATUS_SUCCESS ? square : 0; // DIAG: unsupported-name
}
void handler(const char *name, int argument) { cublasXerbla(name, argument); } // DIAG: unsupported-name
