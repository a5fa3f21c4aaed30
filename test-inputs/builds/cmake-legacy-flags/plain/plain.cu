#if defined(FOLDER) || defined(FAST) || defined(LATER) || defined(SLOW)
#error "FindCUDA gives its flags to its own targets only"
#endif
__global__ void plain(float *x) { x[threadIdx.x] = sinf(x[threadIdx.x]); }
