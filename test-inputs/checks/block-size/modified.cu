__global__ void k(int *x) { x[threadIdx.x] = 1; }

void set(int &n) { n = 64; }

void launches(int *x) {
  int kept = 32;
  asm("" : : "r"(kept));
  k<<<1, kept>>>(x); // DIAG: block-size

  // Near misses: the number of threads changes before the launch.
  int byAsm = 32;
  asm("movl $64, %0" : "=r"(byAsm));
  k<<<1, byAsm>>>(x);
  int byReference = 32;
  int &other = byReference;
  other = 64;
  k<<<1, byReference>>>(x);
  int byCall = 32;
  set(byCall);
  k<<<1, byCall>>>(x);
  int byLambda = 32;
  [&] { byLambda = 64; }();
  k<<<1, byLambda>>>(x);
}
