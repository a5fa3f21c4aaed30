#define THREADS 256
constexpr int blocks = 4;

__global__ void __launch_bounds__(THREADS, blocks) both(int *x) { *x = 1; } // DIAG: launch-bounds
__global__ void __launch_bounds__(128, 2) plain(int *x) { *x = 1; }         // DIAG: launch-bounds

template <int N> __global__ void __launch_bounds__(128, N) templated(int *x) { *x = N; } // DIAG: launch-bounds

// Near misses: no second argument, or one that asks for nothing.
__global__ void __launch_bounds__(128) first(int *x) { *x = 1; }
__global__ void __launch_bounds__(128, 1) one(int *x) { *x = 1; }

void launch(int *x) {
  both<<<1, THREADS>>>(x);
  templated<3><<<1, 128>>>(x);
}
