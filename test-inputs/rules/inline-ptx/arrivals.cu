// A barrier at which some threads only arrive is not one of the whole block, however many threads it counts.
__global__ void __launch_bounds__(128) parts(int *out) {
  if (threadIdx.x < 64) {
    out[threadIdx.x] = 1;
    asm volatile("bar.arrive 1, 128;");
  } else {
    asm volatile("bar.sync 1, 128;");
    out[threadIdx.x] = out[threadIdx.x - 64];
  }
}
__global__ void unknown(int *out) {
  asm volatile("bar.sync 1, 256;");
}
