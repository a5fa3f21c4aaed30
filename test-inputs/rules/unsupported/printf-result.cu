// What `printf` returns in device code.
#include <cstdio>

__global__ void results(int *out, int x) {
  out[0] = printf("%d\n", x);     // DIAG: meaning
  int arguments = printf("none"); // DIAG: meaning
  if (printf("%d\n", x) < 0)      // DIAG: meaning
    out[1] = arguments;
  printf("%d\n", x);
  (void)printf("%d\n", x);
  x ? printf("yes\n") : printf("no\n");
}
int onHost(int x) { return printf("%d\n", x); }
