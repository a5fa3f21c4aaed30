// Tests of versions: comparisons of known numbers are decided, and the comment says what was asked.
#include <cub/cub.cuh>
#include <cublas_v2.h>
#include <cstdio>
#include <cuda.h>
#include <cuda_runtime.h>

#if CUDART_VERSION >= 11000
int modern = 1;
#elif CUDART_VERSION >= 9000
int modern = cudaThreadSynchronize();
#else
#error "CUDA " CUDART_VERSION
#endif

// Only what is known is decided.
#if defined(USE_NEW) && CUDA_VERSION < 9000
int mixed = 1;
#elif !defined(CUDA_VERSION) || (CUDA_VERSION / 1000 == 12 && !(CUDA_VERSION > 12080))
int mixed = 2;
#elif 10000 > CUDA_VERSION || LIMIT > CUDA_VERSION
int mixed = 3;
#elif CUDA_VERSION >= 9000 && __CUDA_ARCH__ >= 300
int mixed = 4;
#else
int mixed = 5;
#endif

#if defined(__CUDACC_VER_MAJOR__) && (__CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__ >= 1102)
int compiler = __CUDACC_VER_MAJOR__;
#endif
#if __CUDACC_VER_MAJOR__ * 10000 + __CUDACC_VER_MINOR__ * 100 + __CUDACC_VER_BUILD__ >= 90100
int build = __CUDACC_VER_BUILD__;
#endif

#if CUDART_VERSION >= /* since */ 12000 && \
    CUDART_VERSION < 14000
int both = 1;
#endif

// Nothing in a branch that the port never compiles is reported.
#if CUDART_VERSION < 8000
void old() { cudaGraphConditionalHandle handle; }
#endif

#if CUB_VERSION >= 200800
int cubs = 1;
#endif
#if CUB_VERSION >= 300000
int newer = 1;
#endif

int main() {
  int version = 0;
  cudaRuntimeGetVersion(&version);
  if (version < CUDART_VERSION) // DIAG: runtime-version
    printf("built with CUDA %d.%d\n", CUDART_VERSION / 1000, (CUDART_VERSION % 1000) / 10);
#if CUDART_VERSION
  return CUDART_VERSION >= 11000 ? 0 : 1;
#endif
}
