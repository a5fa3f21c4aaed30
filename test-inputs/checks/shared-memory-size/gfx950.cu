// ARGS: --target=gfx950

__global__ void k(float *x) { *x = 1; }

void launches(float *x) {
  k<<<1, 64, 170 << 10>>>(x); // DIAG: shared-memory-size
  k<<<1, 64, 96 << 10>>>(x);  // near miss: 160 KB there
}
