// Silenced with a reason, and another check is not.
__global__ void sums(int *x) { // DIAG: wave-width
  int v = x[threadIdx.x];
  // tranship-disable-next-line(wave-sync-mask): only built for GPUs with 32 lanes
  v += __shfl_xor_sync(0xffffffff, v, 16); // DIAG: wave-reduction
  x[threadIdx.x] = v + __shfl_xor_sync(0x0000ffff, v, 8); // DIAG: wave-sync-mask
}
