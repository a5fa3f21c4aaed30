// ARGS: --target=gfx90a

// Near miss: 4 blocks of 4 wavefronts are 4 on each of the 4 SIMDs, as written.
__global__ void __launch_bounds__(256, 4) same(int *x) { *x = 1; }

__global__ void __launch_bounds__(128, 4) other(int *x) { *x = 1; } // DIAG: launch-bounds
