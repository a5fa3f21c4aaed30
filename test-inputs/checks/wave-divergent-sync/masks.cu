__global__ void stale(int *out, int v) { // DIAG: wave-width
  unsigned mask = __activemask();        // DIAG: wave-ballot-width
  if (out[threadIdx.x] > 0)
    v = __shfl_sync(mask, v, 0);         // DIAG: wave-divergent-sync
  *out = v;
}

// All of the mask come here: in one stretch, and in a loop that all leave together.
__global__ void fresh(int *out, int v) { // DIAG: wave-width
  if (out[threadIdx.x] > 0) {
    unsigned mask = __activemask();      // DIAG: wave-ballot-width
    for (int d = 16; d > 0; d /= 2)
      v += __shfl_down_sync(mask, v, d); // DIAG: wave-reduction
  }
  *out = v;
}
