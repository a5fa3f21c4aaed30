#if ONE + TWO + THREE != 6 || !defined(HOST_TOO)
#error "a flag is lost"
#endif
__global__ void lists(float *x) { x[threadIdx.x] *= 2; }
