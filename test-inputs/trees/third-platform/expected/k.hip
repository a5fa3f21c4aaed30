// The header for another platform makes none of CUDA's names the project's own.
#include <hip/hip_runtime.h>
#if defined(USE_MUSA)
#include "shim_musa.h"
#else
#endif
template <int N> __global__ void k(int *p) { *p = N; }
template <int N> void run(int *p, hipStream_t stream) { hipLaunchKernelGGL(k<N>, dim3(1), dim3(1), 0, stream, p); }
#define DECL_CASE(n) template void run<n>(int *p, hipStream_t stream)
#ifdef USE_GRAPH
inline void drop(hipGraph_t g) { hipGraphDestroy(g); }
#endif
DECL_CASE(3);
