// Values that depend on each other and on the thread, in code with a warp operation.
__device__ unsigned counted(unsigned start, int thread) {
  unsigned left = 128;
  left = start + (left - (unsigned char)thread);
  return left;
}
__global__ void k(int *out) {
  const int rank = threadIdx.x;
  int some = __any_sync(0xffffffffu, rank);
  if (counted(1, rank) < 12)
    out[rank] = some;
}
