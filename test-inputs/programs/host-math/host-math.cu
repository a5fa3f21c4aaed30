// CUDA's mathematical functions on both sides: the host and the device agree, and with what is known.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int functions = 11;

__host__ __device__ void evaluate(double x, double *out) {
  double sine, cosine;
  sincospi(x, &sine, &cosine);
  out[0] = rsqrt(1 + x);
  out[1] = rcbrt(1 + x);
  out[2] = sine;
  out[3] = cosine;
  out[4] = normcdf(x);
  out[5] = normcdfinv(0.1 + 0.8 * x);
  out[6] = erfinv(x);
  out[7] = erfcinv(1 - x);
  out[8] = erfcx(10 * x);
  out[9] = sinpif(float(x)) + rsqrtf(float(x) + 1);
  out[10] = rcbrtf(float(x) + 1);
}

__global__ void evaluateAll(double *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    evaluate(i / double(n), out + i * functions);
}

int main() {
  constexpr int n = 100;
  std::vector<double> result(n * functions);
  double *out, host[functions];
  CHECK(cudaMalloc(&out, result.size() * sizeof(double)));
  evaluateAll<<<1, 128>>>(out, n);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(result.data(), out, result.size() * sizeof(double), cudaMemcpyDeviceToHost));
  int different = 0;
  for (int i = 0; i < n; ++i) {
    evaluate(i / double(n), host);
    for (int f = 0; f < functions; ++f) {
      double device = result[i * functions + f], tolerance = f < 9 ? 1e-12 : 1e-5;
      if (!isfinite(host[f]) || std::fabs(device - host[f]) > tolerance * (1 + std::fabs(host[f]))) {
        std::printf("function %d of %g: %.17g on the host, %.17g on the device\n", f,
                    i / double(n), host[f], device);
        ++different;
      }
    }
  }
  std::printf("%d differences\n", different);
  std::printf("%.9g %.9g %.9g %.9g\n", normcdfinv(0.975), erfcinv(1e-10), erfcx(26.0), sinpi(1.0));
  CHECK(cudaFree(out));
  return different ? 1 : 0;
}
