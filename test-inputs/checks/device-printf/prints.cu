#include <cstdio>

__global__ void k(int x) {
  printf("x is %d\n", x); // DIAG: device-printf
  if (x < 0)
    printf("and that is wrong\n"); // said above
}

__host__ __device__ void both(int x) {
  printf("%d\n", x); // DIAG: device-printf
}

void host(int x) { printf("%d\n", x); }
