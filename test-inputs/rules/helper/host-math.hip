// Functions that CUDA has on both sides, and HIP on the device only.
#include <cmath>
#include <hip/hip_runtime.h>
#include "tranship_hip.h"

__global__ void onDevice(float *p) { p[0] = rsqrtf(p[1]) + normcdff(p[2]) + isnan(p[3]); }

__host__ __device__ float onBoth(float x) { return rsqrtf(x) + sinpif(x); }

template <class T> T scaled(T x) { return x * rcbrt(x); }

int main() {
  float sine, cosine, x = 2;
  double components[3] = {1, 2, 3}, y = 0.5;
  sincospif(x, &sine, &cosine);
  sincospif(x, &sine, &cosine);
  y = rsqrt(y) + erfinv(y) + erfcinvf(x) + normcdf(y) + normcdfinv(y) + erfcx(y) + rhypot(y, y);
  y += norm(3, components) + rnorm3d(y, y, y) + cospi(y) + scaled(y);
  y += std::sqrt(y) + exp10(y) + fmax(y, 2.0);
  y += cyl_bessel_i0(y); // DIAG: unsupported-name
  hipLaunchKernelGGL(onDevice, dim3(1), dim3(1), 0, 0, nullptr);
  return onBoth(sine) + cosine > y;
}
