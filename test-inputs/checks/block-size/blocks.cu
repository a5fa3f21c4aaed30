__global__ void k(int *x) { x[threadIdx.x] = 1; }

constexpr int warp = 32;

void launches(int *x, int n) {
  k<<<n, 32>>>(x);                 // DIAG: block-size
  k<<<n, dim3(warp, 3)>>>(x);      // DIAG: block-size
  dim3 block(8, 4);
  k<<<n, block>>>(x);              // DIAG: block-size
  void *arguments[] = {&x};
  cudaLaunchKernel((void *)k, dim3(n), dim3(32), arguments, 0, 0); // DIAG: block-size

  // Near misses: whole wavefronts; hardly anything is lost; nothing is known; one thread on purpose.
  k<<<n, 64>>>(x);
  k<<<n, dim3(32, 2)>>>(x);
  k<<<n, 1000>>>(x);
  k<<<n, 160>>>(x);
  k<<<n, n>>>(x);
  k<<<1, 1>>>(x);
  dim3 changed(32);
  changed.y = n;
  k<<<n, changed>>>(x);
}
