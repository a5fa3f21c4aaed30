#define CUDA_API_PER_THREAD_DEFAULT_STREAM // DIAG: build-flags
#include <cuda_runtime.h>

// Near misses: it is only asked for.
#ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
void synchronize() { cudaStreamSynchronize(0); }
#endif
#undef CUDA_API_PER_THREAD_DEFAULT_STREAM
#define MY_DEFAULT_STREAM 0
