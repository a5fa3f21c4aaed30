#if FOLDER != 1 || defined(FAST) || defined(LATER) || !defined(SLOW) || defined(SLOW_DEBUG)
#error "the flags of another target"
#endif
__global__ void slow(float *x) { x[threadIdx.x] = sinf(x[threadIdx.x]); }
