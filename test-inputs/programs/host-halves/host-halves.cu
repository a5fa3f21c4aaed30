// Conversions of half and bfloat16 with each rounding, on the host and on the device.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int perNumber = 24;

__host__ __device__ void convert(long long *out, long long n, float f) {
  __half results[] = {
      __int2half_rn(int(n)),        __int2half_rz(int(n)),      __int2half_ru(int(n)),
      __int2half_rd(int(n)),        __uint2half_rn(unsigned(n)), __ushort2half_ru(short(n)),
      __short2half_rd(short(n)),    __ll2half_rn(n),            __ll2half_rz(n),
      __ull2half_ru(n < 0 ? 0 : n), __float2half_rz(f),         __float2half_ru(f),
      __float2half_rd(f)};
  for (__half result : results)
    *out++ = __half_as_ushort(result);
  const __half half = __float2half(f);
  const __nv_bfloat16 bfloat = __float2bfloat16(f);
  *out++ = __half2int_rz(half);
  *out++ = __half2uint_rz(half);
  *out++ = __half2short_rz(half);
  *out++ = __half2ushort_rz(half);
  *out++ = __half2ll_rz(half);
  *out++ = (long long)__half2ull_rz(half);
  *out++ = __bfloat162int_rz(bfloat);
  *out++ = __bfloat162uint_rz(bfloat);
  *out++ = __bfloat162short_rz(bfloat);
  *out++ = __bfloat162ll_rz(bfloat);
  *out++ = (long long)__bfloat162ull_rz(bfloat);
}

__global__ void onDevice(long long *out, const long long *numbers, const float *fractions, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    convert(out + i * perNumber, numbers[i], fractions[i]);
}

int main() {
  std::vector<long long> numbers;
  std::vector<float> fractions;
  for (int bits = 0; bits < 40; ++bits)
    for (int near = -2; near <= 2; ++near) {
      long long number = (1ll << bits) + (bits > 11 ? (1ll << (bits - 11)) * near / 2 : near);
      numbers.insert(numbers.end(), {number, -number});
      fractions.insert(fractions.end(), {float(number) * 1.0009765625f / 256, -float(number) / 65536});
    }
  const int n = int(numbers.size());
  std::vector<long long> host(n * perNumber), device(n * perNumber);
  for (int i = 0; i < n; ++i)
    convert(&host[i * perNumber], numbers[i], fractions[i]);

  long long *in, *out;
  float *floats;
  CHECK(cudaMalloc(&in, n * sizeof(long long)));
  CHECK(cudaMalloc(&floats, n * sizeof(float)));
  CHECK(cudaMalloc(&out, host.size() * sizeof(long long)));
  CHECK(cudaMemset(out, 0, host.size() * sizeof(long long)));
  CHECK(cudaMemcpy(in, numbers.data(), n * sizeof(long long), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(floats, fractions.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  onDevice<<<(n + 63) / 64, 64>>>(out, in, floats, n);
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(device.data(), out, host.size() * sizeof(long long), cudaMemcpyDeviceToHost));

  int differ = 0;
  for (size_t i = 0; i < host.size(); ++i)
    differ += host[i] != device[i];
  unsigned long long sum = 0;
  for (long long one : host)
    sum = sum * 1000003 + (unsigned long long)one;
  std::printf("%d numbers, checksum %llx, %d differ between host and device\n", n, sum, differ);
  for (int i = 0; i < n; i += 37)
    std::printf("%lld: %llx %llx %llx %llx, %g: %lld %lld\n", numbers[i], host[i * perNumber],
                host[i * perNumber + 1], host[i * perNumber + 2], host[i * perNumber + 3],
                fractions[i], host[i * perNumber + 13], host[i * perNumber + 17]);
  CHECK(cudaFree(in));
  CHECK(cudaFree(floats));
  CHECK(cudaFree(out));
  return differ;
}
