// ARGS: --target=gfx1100

__global__ void k(int *x) { x[threadIdx.x] = 1; }

// Near miss: a wavefront has 32 lanes there.
void launch(int *x) { k<<<1, 32>>>(x); }
