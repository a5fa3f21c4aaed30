// Versions of libraries are those of the CUDA that the code is for.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <cstdio>

#if 1 /* CUBLAS_VER_MAJOR >= 12 */
const char *describe(hipblasStatus_t status) { return hipblasStatusToString(status); }
#else
const char *describe(hipblasStatus_t) { return ""; }
#endif

#if defined(hipblasVersionMajor) && 1 /* CUBLAS_VERSION >= 11000 */
using Compute = hipblasComputeType_t;
#else
using Compute = hipDataType;
#endif

#if 1 /* CUFFT_VERSION >= 10000 */ && 1 /* CURAND_VERSION >= 10000 */
#define NEW_TRANSFORMS 1
#endif

#if 0 /* CUSPARSE_VERSION < 11400 */ || 0 /* CUSOLVER_VER_MAJOR < 11 */ // false, so there is nothing to say
#error "too old"
#endif

int main() {
  Compute compute{};
  std::printf("cuSPARSE %d, %s, %d\n", 12603 /* CUSPARSE_VERSION */, describe(HIPBLAS_STATUS_SUCCESS), int(compute)); // DIAG: enumerator-value
  return NEW_TRANSFORMS - 1;
}
