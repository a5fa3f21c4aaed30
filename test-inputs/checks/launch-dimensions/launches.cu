__global__ void k(int *x) { *x = 1; }
__global__ void __launch_bounds__(256) bounded(int *x) { *x = 1; }
template <int N> __global__ void __launch_bounds__(N) variable(int *x) { *x = N; }

constexpr unsigned many = 1u << 24;

void launches(int *x, int n) {
  k<<<many, 256>>>(x);                              // DIAG: launch-dimensions
  k<<<dim3(1, 4194304), dim3(1, 1024)>>>(x);        // DIAG: launch-dimensions
  k<<<n, dim3(64, 32)>>>(x);                        // DIAG: launch-dimensions
  bounded<<<n, 512>>>(x);                           // DIAG: launch-dimensions
  const dim3 block(16, 32);
  variable<256><<<n, block>>>(x);                   // DIAG: launch-dimensions
  void *arguments[] = {&x};
  cudaLaunchKernel((void *)bounded, dim3(n), dim3(1024), arguments, 0, 0); // DIAG: launch-dimensions

  // Near misses: one less, each dimension for itself, within the bounds, not known.
  k<<<many - 1, 256>>>(x);
  k<<<dim3(65536, 65536), dim3(32, 32)>>>(x);
  bounded<<<n, 256>>>(x);
  variable<512><<<n, block>>>(x);
  k<<<n, n>>>(x);
}
