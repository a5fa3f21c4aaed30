// Numbers of 8 and 4 bits: every code as a float, what floats become near each of them and beyond
// the largest one, and pairs and fours of them. The host and a kernel must agree.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_fp4.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>

template <class Status> void check(Status status, const char *call) {
  if (int(status) != 0) {
    std::fprintf(stderr, "%s: %d\n", call, int(status));
    std::exit(1);
  }
}
#define CHECK(call) check(call, #call)

constexpr int kinds = 5; // e4m3 and e5m2, saturating or not, and e2m1

__host__ __device__ unsigned code(int kind, float x) {
  switch (kind) {
  case 0:
    return __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E4M3);
  case 1:
    return __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E4M3);
  case 2:
    return __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E5M2);
  case 3:
    return __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E5M2);
  default:
    return __nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundNearest);
  }
}
__host__ __device__ float value(int kind, unsigned bits) {
  if (kind == 4)
    return float(__half(__nv_cvt_fp4_to_halfraw((__nv_fp4_storage_t)bits, __NV_E2M1)));
  return float(
      __half(__nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)bits, kind < 2 ? __NV_E4M3 : __NV_E5M2)));
}

__global__ void codes(const float *values, unsigned *results, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    for (int kind = 0; kind < kinds; ++kind)
      results[kind * count + i] = code(kind, values[i]);
}

/// Numbers on and between those of the types, small and large ones, and those that are none.
std::vector<float> interesting() {
  std::vector<float> values = {0.0f, -0.0f, INFINITY, -INFINITY, NAN, 1e30f, -1e30f, 1e-30f};
  for (int kind : {0, 2, 4})
    for (unsigned bits = 0; bits < (kind == 4 ? 16 : 256); ++bits) {
      float here = value(kind, bits), next = value(kind, bits + 1 < 256 ? bits + 1 : bits);
      if (!std::isfinite(here) || !std::isfinite(next))
        continue;
      for (float x :
           {here, (here + next) / 2, here + (next - here) * 0.49f, here + (next - here) * 0.51f})
        values.push_back(x);
    }
  for (float x :
       {464.0f, 465.0f, 480.0f, 57344.0f, 61439.0f, 61440.0f, 65536.0f, 7.0f, -7.0f, 5.0f})
    values.push_back(x);
  return values;
}

int main() {
  const char *names[kinds] = {"e4m3", "e4m3, open", "e5m2", "e5m2, open", "e2m1"};
  std::vector<float> values = interesting();
  int count = int(values.size());
  float *dValues;
  unsigned *dResults;
  CHECK(cudaMalloc(&dValues, count * sizeof(float)));
  CHECK(cudaMalloc(&dResults, kinds * count * sizeof(unsigned)));
  CHECK(cudaMemcpy(dValues, values.data(), count * sizeof(float), cudaMemcpyHostToDevice));
  codes<<<(count + 127) / 128, 128>>>(dValues, dResults, count);
  std::vector<unsigned> results(kinds * count);
  CHECK(cudaMemcpy(results.data(), dResults, results.size() * sizeof(unsigned),
                   cudaMemcpyDeviceToHost));
  for (int kind = 0; kind < kinds; ++kind) {
    unsigned long long hash = 14695981039346656037ull; // of all codes
    int differ = 0;
    for (int i = 0; i < count; ++i) {
      unsigned host = code(kind, values[i]);
      differ += host != results[kind * count + i];
      hash = (hash ^ host) * 1099511628211ull;
    }
    std::printf("%s: inf %02x, nan %02x, -1e30 %02x, codes %016llx, differ %d\n", names[kind],
                code(kind, INFINITY), code(kind, NAN), code(kind, -1e30f), hash, differ);
  }

  float2 two = float2(__nv_fp8x2_e4m3(make_float2(1.1f, -300.0f)));
  float4 four = float4(__nv_fp8x4_e5m2(make_float4(0.3f, 1e-5f, -7.5f, 1e6f)));
  float2 small = float2(__nv_fp4x2_e2m1(make_float2(0.7f, -2.6f)));
  std::printf("pairs: %g %g, %g %g\n", two.x, two.y, small.x, small.y);
  std::printf("four: %g %g %g %g\n", four.x, four.y, four.z, four.w);
  std::printf("from others: %g %g %d\n", float(__nv_fp8_e4m3(17)),
              float(__nv_fp8_e5m2(__float2half(0.1f))), int(__nv_fp8_e4m3(-9.7f)));
  CHECK(cudaFree(dValues));
  CHECK(cudaFree(dResults));
  return 0;
}
