#if FOLDER != 1 || defined(FAST) || !defined(LATER) || defined(SLOW)
#error "the flags of another target"
#endif
__global__ void later(float *x) { x[threadIdx.x] = sinf(x[threadIdx.x]); }
