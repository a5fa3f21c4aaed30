// Numbers of 6 bits: every code as a float, what numbers become near each of them and beyond the
// largest one, and pairs and fours of them. The host and a kernel must agree.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_fp6.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status));                         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__host__ __device__ unsigned code(bool isE2M3, float x) {
  return isE2M3 ? __nv_cvt_float_to_fp6(x, __NV_E2M3, cudaRoundNearest)
                : __nv_cvt_float_to_fp6(x, __NV_E3M2, cudaRoundNearest);
}
__host__ __device__ float value(bool isE2M3, unsigned bits) {
  if (isE2M3)
    return float(__half(__nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)bits, __NV_E2M3)));
  return float(__half(__nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)bits, __NV_E3M2)));
}

__global__ void codes(const float *values, unsigned *results, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) {
    results[i] = code(true, values[i]);
    results[count + i] = code(false, values[i]);
  }
}

int main() {
  std::vector<float> values = {0.0f, -0.0f, 1e30f, -1e30f, 1e-30f, 7.75f, 8.0f, 29.9f, 30.0f, 32.0f};
  for (bool isE2M3 : {true, false})
    for (unsigned bits = 0; bits < 63; ++bits) {
      float here = value(isE2M3, bits), next = value(isE2M3, bits + 1);
      for (float part : {0.0f, 0.5f, 0.49f, 0.51f})
        values.push_back(here + (next - here) * part);
    }
  int count = int(values.size());
  float *input;
  unsigned *output;
  CHECK(cudaMalloc(&input, count * sizeof(float)));
  CHECK(cudaMalloc(&output, 2 * count * sizeof(unsigned)));
  CHECK(cudaMemcpy(input, values.data(), count * sizeof(float), cudaMemcpyHostToDevice));
  codes<<<(count + 127) / 128, 128>>>(input, output, count);
  CHECK(cudaGetLastError());
  std::vector<unsigned> results(2 * count);
  CHECK(cudaMemcpy(results.data(), output, 2 * count * sizeof(unsigned), cudaMemcpyDeviceToHost));

  int different = 0;
  for (bool isE2M3 : {true, false}) {
    std::printf("%s:", isE2M3 ? "e2m3" : "e3m2");
    for (int i = 0; i < count; ++i) {
      unsigned found = results[(isE2M3 ? 0 : count) + i];
      different += found != code(isE2M3, values[i]);
      if (i < 20)
        std::printf(" %g is %02x", values[i], found);
    }
    std::printf("\n");
    for (unsigned bits = 0; bits < 64; ++bits)
      std::printf("%g ", value(isE2M3, bits));
    std::printf("\n");
  }
  std::printf("%d of %d differ between host and kernel\n", different, 2 * count);

  __nv_fp6_e2m3 one(1.37f);
  __nv_fp6_e3m2 other(-11);
  __nv_fp6x2_e2m3 pair(float2{0.9f, -3.3f});
  __nv_fp6x4_e3m2 four(float4{0.1f, 5.1f, -40.0f, 18.0f});
  float2 two = float2(pair);
  float4 back = float4(four);
  std::printf("%g %g, %g %g (%04x), %g %g %g %g (%08x)\n", float(one), float(other), two.x, two.y,
              unsigned(pair.__x), back.x, back.y, back.z, back.w, unsigned(four.__x));
  CHECK(cudaFree(input));
  CHECK(cudaFree(output));
  return 0;
}
