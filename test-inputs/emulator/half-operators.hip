// Relations of half and bfloat16 numbers and pairs, as HIP answers them.
#include <cstdio>
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

template <class T> __global__ void relate(const T *a, const T *b, int *out) {
  int i = threadIdx.x;
  out[i] = (a[i] == b[i]) | (a[i] != b[i]) << 1 | (a[i] < b[i]) << 2 | (a[i] > b[i]) << 3 | (a[i] <= b[i]) << 4 | (a[i] >= b[i]) << 5;
}
template <class T> void show(const char *name, const T *a, const T *b) {
  int *out;
  hipMallocManaged(&out, 4 * sizeof(int));
  T *x, *y;
  hipMallocManaged(&x, 4 * sizeof(T));
  hipMallocManaged(&y, 4 * sizeof(T));
  for (int i = 0; i < 4; ++i) {
    x[i] = a[i];
    y[i] = b[i];
  }
  relate<<<1, 4>>>(x, y, out);
  hipDeviceSynchronize();
  std::printf("%s:", name);
  for (int i = 0; i < 4; ++i)
    std::printf(" %02x", out[i]);
  std::printf("\n");
}

int main() {
  float zero = 0, nan = zero / zero;
  __half h[] = {__half(1), __half(1), __half(nan), __half(2)}, g[] = {__half(1), __half(2), __half(1), __half(nan)};
  show("half", h, g);
  __half2 p[] = {__half2(h[0], h[3]), __half2(h[0], h[3]), __half2(h[0], h[2]), __half2(h[1], h[1])};
  __half2 q[] = {__half2(h[0], h[0]), __half2(h[3], h[0]), __half2(h[0], h[0]), __half2(h[3], h[3])};
  show("half2", p, q);
  __hip_bfloat16 one(1.f), two(2.f), no(nan);
  __hip_bfloat162 r[] = {__hip_bfloat162(one, two), __hip_bfloat162(one, two), __hip_bfloat162(one, no), __hip_bfloat162(one, one)};
  __hip_bfloat162 s[] = {__hip_bfloat162(one, one), __hip_bfloat162(two, one), __hip_bfloat162(one, one), __hip_bfloat162(two, two)};
  show("bfloat162", r, s);
  __half2 steps = p[0];
  ++steps;
  steps--;
  std::printf("steps: %g %g\n", __half2float(steps.x), __half2float((+steps).y));
}
