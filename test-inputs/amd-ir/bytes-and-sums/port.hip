// AMD's operations on the bytes of words, and reductions of floats over a wave, checked against plain formulas, and
// where dynamic shared memory begins.
#include <cmath>
#include <cstdio>

#include <hip/hip_runtime.h>

constexpr int kinds = KINDS;

__device__ void expect(int *wrong, int kind, unsigned long found, unsigned long expected) {
  if (found != expected)
    atomicAdd(&wrong[kind], 1);
}

__device__ unsigned byteOf(unsigned long word, int i) { return word >> 8 * i & 255; }
__device__ unsigned distance(unsigned a, unsigned b) { return a > b ? a - b : b - a; }

__device__ unsigned differences(unsigned a, unsigned b, bool masked) {
  unsigned sum = 0;
  for (int i = 0; i < 4; ++i)
    if (!masked || byteOf(b, i))
      sum += distance(byteOf(a, i), byteOf(b, i));
  return sum;
}

__global__ void checkBytes(int *wrong) {
  const unsigned n = threadIdx.x * 2654435761u, a = n ^ n >> 9, b = (a * 69069 + 1) & 0xff00ffff,
                 c = a >> 3;
  expect(wrong, 0, __builtin_amdgcn_sad_u8(a, b, c), differences(a, b, false) + c);
  expect(wrong, 0, __builtin_amdgcn_msad_u8(a, b, c), differences(a, b, true) + c);
  expect(wrong, 0, __builtin_amdgcn_sad_hi_u8(a, b, c), (differences(a, b, false) << 16) + c);
  expect(wrong, 0, __builtin_amdgcn_sad_u16(a, b, c),
         distance(a & 0xffff, b & 0xffff) + distance(a >> 16, b >> 16) + c);
  unsigned means = 0;
  for (int i = 0; i < 4; ++i)
    means |= (byteOf(a, i) + byteOf(b, i) + (byteOf(c, i) & 1)) / 2 << 8 * i;
  expect(wrong, 0, __builtin_amdgcn_lerp(a, b, c), means);

  const unsigned long wide = (unsigned long)c << 32 | a, before = 0x0001000200030004;
  const unsigned long plain = __builtin_amdgcn_qsad_pk_u16_u8(wide, b, before),
                      masked = __builtin_amdgcn_mqsad_pk_u16_u8(wide, b, before);
  typedef unsigned Words __attribute__((ext_vector_type(4)));
  const Words words = __builtin_amdgcn_mqsad_u32_u8(wide, b, Words{a, b, c, n});
  const unsigned added[4] = {a, b, c, n};
  for (int i = 0; i < 4; ++i) {
    const unsigned window = wide >> 8 * i;
    expect(wrong, 1, plain >> 16 * i & 0xffff, differences(window, b, false) + 4 - i);
    expect(wrong, 1, masked >> 16 * i & 0xffff, differences(window, b, true) + 4 - i);
    expect(wrong, 1, words[i], differences(window, b, true) + added[i]);
  }
}

__global__ void checkSums(int *wrong) {
#if __has_builtin(__builtin_amdgcn_wave_reduce_fadd_f32)
  const int lane = threadIdx.x % warpSize;
  if (lane % 2) {
    const float value = (lane * 7 % 32) - 20.5f;
    float sum = 0, least = value, most = value;
    for (int other = 1; other < warpSize; other += 2) {
      const float each = (other * 7 % 32) - 20.5f;
      sum += each;
      least = fminf(least, each);
      most = fmaxf(most, each);
    }
    expect(wrong, 2, __builtin_amdgcn_wave_reduce_fadd_f32(value, 0) == sum, 1);
    expect(wrong, 2, __builtin_amdgcn_wave_reduce_fsub_f32(value, 0) == -sum, 1);
    expect(wrong, 2, __builtin_amdgcn_wave_reduce_fmin_f32(value, 0) == least, 1);
    expect(wrong, 2, __builtin_amdgcn_wave_reduce_fmax_f32(value, 0) == most, 1);
  }
#endif
}

__global__ void checkShared(int *wrong) {
  extern __shared__ int dynamic[];
  __shared__ volatile int fixed[100];
  fixed[threadIdx.x] = 1;
  ((int *)__get_dynamicgroupbaseptr())[threadIdx.x] = threadIdx.x;
  __syncthreads();
  expect(wrong, 3, dynamic[63 - threadIdx.x], 63 - threadIdx.x);
}

int main() {
  int *wrong, found[kinds];
  if (hipMalloc(&wrong, sizeof found) != hipSuccess ||
      hipMemset(wrong, 0, sizeof found) != hipSuccess)
    return 1;
  hipLaunchKernelGGL(checkBytes, dim3(2), dim3(256), 0, 0, wrong);
  hipLaunchKernelGGL(checkSums, dim3(2), dim3(256), 0, 0, wrong);
  hipLaunchKernelGGL(checkShared, dim3(2), dim3(64), 64 * sizeof(int), 0, wrong);
  if (hipMemcpy(found, wrong, sizeof found, hipMemcpyDeviceToHost) != hipSuccess)
    return 1;
  const char *names[kinds] = {"bytes", "windows", "sums of waves", "shared memory"};
  for (int i = 0; i < kinds; ++i)
    std::printf("%s: wrong %d\n", names[i], found[i]);
  return hipFree(wrong) != hipSuccess;
}
