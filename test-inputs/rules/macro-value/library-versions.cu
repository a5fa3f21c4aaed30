// Versions of libraries are those of the CUDA that the code is for.
#include <cublas_v2.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <cstdio>

#if CUBLAS_VER_MAJOR >= 12
const char *describe(cublasStatus_t status) { return cublasGetStatusString(status); }
#else
const char *describe(cublasStatus_t) { return ""; }
#endif

#if defined(CUBLAS_VERSION) && CUBLAS_VERSION >= 11000
using Compute = cublasComputeType_t;
#else
using Compute = cudaDataType;
#endif

#if CUFFT_VERSION >= 10000 && CURAND_VERSION >= 10000
#define NEW_TRANSFORMS 1
#endif

#if CUSPARSE_VERSION < 11400 || CUSOLVER_VER_MAJOR < 11 // false, so there is nothing to say
#error "too old"
#endif

int main() {
  Compute compute{};
  std::printf("cuSPARSE %d, %s, %d\n", CUSPARSE_VERSION, describe(CUBLAS_STATUS_SUCCESS), int(compute)); // DIAG: enumerator-value
  return NEW_TRANSFORMS - 1;
}
