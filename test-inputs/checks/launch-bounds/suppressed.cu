// Each would be found, and is silenced with its reason.
__global__ void __launch_bounds__(256, 4) line(int *x) { *x = 1; } // tranship-disable(launch-bounds): measured

// tranship-disable-next-line(launch-*): a glob
__global__ void __launch_bounds__(256, 8) next(int *x) { *x = 1; }

// tranship-disable-begin(launch-bounds): a range of lines
__global__ void __launch_bounds__(128, 4) first(int *x) { *x = 1; }
__global__ void __launch_bounds__(128, 8) second(int *x) { *x = 1; }
// tranship-disable-end(launch-bounds)

// Behind the range it is told again.
__global__ void __launch_bounds__(128, 8) behind(int *x) { *x = 1; } // DIAG: launch-bounds
