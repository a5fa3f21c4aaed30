// Numbers of 8 bits. gfx942 has formats of its own: one NaN, no infinities, no negative zero, and
// exponents that mean half as much. Newer GPUs have those of OCP.
#include <cmath>
#include <cstdio>

#include <hip/hip_runtime.h>

constexpr int kinds = 3;

__device__ void count(int *wrong, int kind, bool right) {
  if (!right)
    atomicAdd(&wrong[kind], 1);
}

#if defined(__gfx942__)
constexpr bool isOcp = false;
#else
constexpr bool isOcp = true;
#endif

// The number that a code stands for.
template <int mantissaBits> __device__ float valueOf(int code) {
  const int magnitude = code & 127, mantissa = magnitude & ((1 << mantissaBits) - 1);
  const int exponent = magnitude >> mantissaBits;
  const int bias = (mantissaBits == 3 ? 7 : 15) + !isOcp;
  if (!isOcp && code == 128)
    return NAN;
  if (isOcp && mantissaBits == 3 && magnitude == 127)
    return NAN;
  if (isOcp && mantissaBits == 2 && exponent == 31)
    return mantissa ? NAN : code & 128 ? -INFINITY : INFINITY;
  const float value = exponent ? ldexpf(mantissa + (1 << mantissaBits), exponent - bias - mantissaBits)
                               : ldexpf(mantissa, 1 - bias - mantissaBits);
  return code & 128 ? -value : value;
}

__device__ bool same(float a, float b) { return a == b || (isnan(a) && isnan(b)); }

#if defined(__gfx942__) || defined(__GFX12__)
__device__ void checkConversions(int *wrong, int code) {
  const int word = code << 16 | (255 - code);
  auto low = __builtin_amdgcn_cvt_pk_f32_fp8(word, false);
  auto high = __builtin_amdgcn_cvt_pk_f32_fp8(word, true);
  count(wrong, 0, same(low[0], valueOf<3>(255 - code)) && same(low[1], 0));
  count(wrong, 0, same(high[0], valueOf<3>(code)));
  count(wrong, 0, same(__builtin_amdgcn_cvt_f32_fp8(word, 2), valueOf<3>(code)));
  count(wrong, 0, same(__builtin_amdgcn_cvt_f32_bf8(word, 2), valueOf<2>(code)));
  count(wrong, 0, same(__builtin_amdgcn_cvt_pk_f32_bf8(word, true)[0], valueOf<2>(code)));

  // A number becomes its own code. Halfway between two, it becomes the even one.
  const float value = valueOf<3>(code), next = valueOf<3>(code + 1);
  if (!isfinite(value))
    return;
  const int codes = __builtin_amdgcn_cvt_pk_fp8_f32(value, -value, 0x12345678, false);
  count(wrong, 1, (codes & 255) == code && codes >> 16 == 0x1234);
  count(wrong, 1, value == 0 ? true : (codes >> 8 & 255) == (code ^ 128));
  if ((code & 127) < 125) {
    const int middle =
        __builtin_amdgcn_cvt_pk_fp8_f32((value + next) / 2, (3 * value + next) / 4, 0, true);
    count(wrong, 1, (middle >> 16 & 255) == (code & 1 ? code + 1 : code));
    count(wrong, 1, (middle >> 24 & 255) == code || value + next == 0);
  }
  const float wide = valueOf<2>(code);
  if (isfinite(wide))
    count(wrong, 1, (__builtin_amdgcn_cvt_pk_bf8_f32(wide, 0, 0, false) & 255) == code);
}
#endif

__global__ void check(int *wrong) {
#if defined(__gfx942__) || defined(__GFX12__)
  checkConversions(wrong, threadIdx.x);
  wrong[kinds] = 1;
#endif
#if defined(__gfx942__)
  // Rows of fp8 times columns of bf8, 16 x 32 x 16.
  const int lane = threadIdx.x % 64, number = lane % 16, first = lane / 16 * 8;
  auto codeOfA = [](int i, int k) { return (40 + (i + 3 * k) % 30) ^ (k % 3 == 0 ? 128 : 0); };
  auto codeOfB = [](int k, int j) { return (55 + (2 * k + j) % 12) ^ (k % 5 == 0 ? 128 : 0); };
  long a = 0, b = 0;
  for (int e = 0; e < 8; ++e) {
    a |= static_cast<long>(codeOfA(number, first + e)) << 8 * e;
    b |= static_cast<long>(codeOfB(first + e, number)) << 8 * e;
  }
  const float none __attribute__((ext_vector_type(4))) = {0, 0, 0, 0};
  auto d = __builtin_amdgcn_mfma_f32_16x16x32_fp8_bf8(a, b, none, 0, 0, 0);
  for (int e = 0; e < 4; ++e) {
    float sum = 0, size = 0;
    for (int k = 0; k < 32; ++k) {
      const float product = valueOf<3>(codeOfA(lane / 16 * 4 + e, k)) * valueOf<2>(codeOfB(k, number));
      sum += product;
      size += fabsf(product);
    }
    count(wrong, 2, fabsf(d[e] - sum) <= 1e-6f * size && size > 0);
  }
#endif
}

int main() {
  int *wrong;
  (void)hipMallocManaged(&wrong, (kinds + 1) * sizeof(int));
  for (int i = 0; i <= kinds; ++i)
    wrong[i] = 0;
  check<<<1, 256>>>(wrong);
  (void)hipDeviceSynchronize();
  const char *names[kinds] = {"to float", "from float", "products"};
  for (int i = 0; i < kinds; ++i)
    std::printf("%s: wrong %d\n", names[i], wrong[i]);
  std::printf("tried: %d\n", wrong[kinds]);
  (void)hipFree(wrong);
  return 0;
}
