// Thread block clusters: HIP's __launch_bounds__ takes two arguments.
#include <hip/hip_runtime.h>
__global__ void __launch_bounds__(128, 2) clustered(int *x) { *x = 1; } // DIAG: meaning
__global__ void __launch_bounds__(128, 2) plain(int *x) { *x = 1; }
__global__ void __launch_bounds__(128) threads(int *x) { *x = 1; }
#define BOUNDS(n) __launch_bounds__(n, 1)
__global__ void BOUNDS(128) inMacro(int *x) { *x = 1; }
