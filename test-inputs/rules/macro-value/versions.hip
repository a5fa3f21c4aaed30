// Tests of versions: comparisons of known numbers are decided, and the comment says what was asked.
#include <hipcub/hipcub.hpp>
#include <hipblas/hipblas.h>
#include <cstdio>
#include <hip/hip_runtime.h>

#if 1 /* CUDART_VERSION >= 11000 */
int modern = 1;
#elif 1 /* CUDART_VERSION >= 9000 */
int modern = hipDeviceSynchronize();
#else
#error "CUDA " 13000 /* CUDART_VERSION */
#endif

// Only what is known is decided.
#if defined(USE_NEW) && 0 /* CUDA_VERSION < 9000 */
int mixed = 1;
#elif !defined(HIP_VERSION) || (0 /* CUDA_VERSION / 1000 == 12 */ && !(1 /* CUDA_VERSION > 12080 */))
int mixed = 2;
#elif 0 /* 10000 > CUDA_VERSION */ || LIMIT > 13000 /* CUDA_VERSION */
int mixed = 3;
#elif 1 /* CUDA_VERSION >= 9000 */ && (__HIP_DEVICE_COMPILE__ * 600) >= 300
int mixed = 4;
#else
int mixed = 5;
#endif

#if defined(__HIPCC__) && (1 /* __CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__ >= 1102 */)
int compiler = 13 /* __CUDACC_VER_MAJOR__ */;
#endif
#if 1 /* __CUDACC_VER_MAJOR__ * 10000 + __CUDACC_VER_MINOR__ * 100 + __CUDACC_VER_BUILD__ >= 90100 */
int build = 0 /* __CUDACC_VER_BUILD__ */;
#endif

#if 1 /* CUDART_VERSION >= 12000 */ && \
    1 /* CUDART_VERSION < 14000 */
int both = 1;
#endif

// Nothing in a branch that the port never compiles is reported.
#if 0 /* CUDART_VERSION < 8000 */
void old() { cudaGraphConditionalHandle handle; }
#endif

#if 1 /* CUB_VERSION >= 200800 */
int cubs = 1;
#endif
#if 0 /* CUB_VERSION >= 300000 */
int newer = 1;
#endif

int main() {
  int version = 0;
  hipRuntimeGetVersion(&version);
  if (version < 13000 /* CUDART_VERSION */) // DIAG: runtime-version
    printf("built with CUDA %d.%d\n", 13000 /* CUDART_VERSION */ / 1000, (13000 /* CUDART_VERSION */ % 1000) / 10);
#if 13000 /* CUDART_VERSION */
  return 13000 /* CUDART_VERSION */ >= 11000 ? 0 : 1;
#endif
}
