// The header for another platform makes none of CUDA's names the project's own.
#if defined(USE_MUSA)
#include "shim_musa.h"
#else
#include <cuda_runtime.h>
#endif
template <int N> __global__ void k(int *p) { *p = N; }
template <int N> void run(int *p, cudaStream_t stream) { k<N><<<1, 1, 0, stream>>>(p); }
#define DECL_CASE(n) template void run<n>(int *p, cudaStream_t stream)
#ifdef USE_GRAPH
inline void drop(cudaGraph_t g) { cudaGraphDestroy(g); }
#endif
DECL_CASE(3);
