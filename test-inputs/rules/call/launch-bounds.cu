// Thread block clusters: HIP's __launch_bounds__ takes two arguments.
__global__ void __launch_bounds__(128, 2, 4) clustered(int *x) { *x = 1; } // DIAG: meaning
__global__ void __launch_bounds__(128, 2) plain(int *x) { *x = 1; }
__global__ void __launch_bounds__(128) threads(int *x) { *x = 1; }
#define BOUNDS(n) __launch_bounds__(n, 1, 8)
__global__ void BOUNDS(128) inMacro(int *x) { *x = 1; }
// A macro takes the comma of template arguments for its own.
template <int A, int B> constexpr int blocks() { return A > B ? 1 : 2; }
template <int N, int M>
__global__ void __launch_bounds__(N, blocks<N, M>()) chosen(int *x) { *x = 1; }
template <int N>
__global__ void __launch_bounds__(blocks<N, 32>()) first(int *x) { *x = 1; }
template <int N>
__global__ void __launch_bounds__(blocks<N, 32>(), 1) both(int *x) { *x = 1; }
__global__ void __launch_bounds__((blocks<1, 2>()), 1) kept(int *x) { *x = 1; }
