// Inline PTX as libraries write it: a scan of warps by shuffles, products of large numbers by carry chains,
// vector loads through the read-only cache, arithmetic on pairs of halves, rounds of a hash.
#include <cstdio>
#include <cstdlib>
#include <vector>

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

__device__ __forceinline__ int fromBelow(int value, int distance) {
  int result;
  asm volatile("shfl.sync.up.b32 %0, %1, %2, 0, 0xffffffff;" : "=r"(result) : "r"(value), "r"(distance));
  return result;
}

__device__ __forceinline__ unsigned laneOf32() {
  unsigned thread;
  asm("mov.u32 %0, %%tid.x;" : "=r"(thread));
  unsigned lane;
  asm("and.b32 %0, %1, 31;" : "=r"(lane) : "r"(thread));
  return lane;
}

/// Sums of the values in front, for every 32 threads.
__global__ void scanOf32(const int *in, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = in[i], lane = laneOf32();
  for (int distance = 1; distance < 32; distance *= 2) {
    int other = fromBelow(sum, distance);
    asm("{\n\t"
        ".reg .pred isInside;\n\t"
        "setp.ge.s32 isInside, %1, %2;\n\t"
        "@isInside add.s32 %0, %0, %3;\n\t"
        "}"
        : "+r"(sum)
        : "r"(lane), "r"(distance), "r"(other));
  }
  out[i] = sum;
}

/// A product of 128 bits.
__global__ void product(const uint4 *a, const uint4 *b, uint4 *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  uint4 x = a[i], y = b[i], r;
  asm("{\n\t"
      "mul.lo.u32      %0, %4, %8;\n\t"
      "mul.hi.u32      %1, %4, %8;\n\t"
      "mad.lo.cc.u32   %1, %4, %9, %1;\n\t"
      "madc.hi.u32     %2, %4, %9, 0;\n\t"
      "mad.lo.cc.u32   %1, %5, %8, %1;\n\t"
      "madc.hi.cc.u32  %2, %5, %8, %2;\n\t"
      "madc.hi.u32     %3, %4, %10, 0;\n\t"
      "mad.lo.cc.u32   %2, %4, %10, %2;\n\t"
      "madc.hi.u32     %3, %5, %9, %3;\n\t"
      "mad.lo.cc.u32   %2, %5, %9, %2;\n\t"
      "madc.hi.u32     %3, %6, %8, %3;\n\t"
      "mad.lo.cc.u32   %2, %6, %8, %2;\n\t"
      "madc.lo.u32     %3, %4, %11, %3;\n\t"
      "mad.lo.u32      %3, %5, %10, %3;\n\t"
      "mad.lo.u32      %3, %6, %9, %3;\n\t"
      "mad.lo.u32      %3, %7, %8, %3;\n\t"
      "}"
      : "=&r"(r.x), "=&r"(r.y), "=&r"(r.z), "=&r"(r.w)
      : "r"(x.x), "r"(x.y), "r"(x.z), "r"(x.w), "r"(y.x), "r"(y.y), "r"(y.z), "r"(y.w));
  out[i] = r;
}

__device__ __forceinline__ float4 loadOnce(const float4 *place) {
  float4 r;
  asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)
               : "l"(place));
  return r;
}

__global__ void scaleHalves(const float4 *in, uint2 *out, float factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 x = loadOnce(in + i);
  unsigned low, high, scale;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(low) : "f"(x.y), "f"(x.x));
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(high) : "f"(x.w), "f"(x.z));
  unsigned short half;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(factor));
  asm("mov.b32 %0, {%1, %1};" : "=r"(scale) : "h"(half));
  uint2 r;
  asm("fma.rn.f16x2 %0, %1, %2, %1;" : "=r"(r.x) : "r"(low), "r"(scale));
  asm("mul.f16x2 %0, %1, %2;" : "=r"(r.y) : "r"(high), "r"(scale));
  asm volatile("st.global.cs.v2.u32 [%0], {%1, %2};" ::"l"(out + i), "r"(r.x), "r"(r.y) : "memory");
}

__device__ __forceinline__ unsigned rotated(unsigned x, unsigned n) {
  unsigned r;
  asm("shf.r.wrap.b32 %0, %1, %1, %2;" : "=r"(r) : "r"(x), "r"(n));
  return r;
}

__device__ __forceinline__ unsigned xor3(unsigned a, unsigned b, unsigned c) {
  unsigned r;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}

__device__ __forceinline__ unsigned swappedBytes(unsigned x) {
  unsigned r;
  asm("prmt.b32 %0, %1, 0, 0x0123;" : "=r"(r) : "r"(x));
  return r;
}

/// Some rounds in the manner of SHA-256; all threads add to one number.
__global__ void hash(const unsigned *in, unsigned *out, unsigned *total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned a = swappedBytes(in[i]), e = a * 2654435761u;
  for (int round = 0; round < 16; ++round) {
    unsigned choice, majority;
    asm("lop3.b32 %0, %1, %2, %3, 0xCA;" : "=r"(choice) : "r"(e), "r"(a), "r"(round * 77));
    asm("lop3.b32 %0, %1, %2, %3, 0xE8;" : "=r"(majority) : "r"(a), "r"(e), "r"(choice));
    e += xor3(rotated(e, 6), rotated(e, 11), rotated(e, 25)) + choice;
    a += xor3(rotated(a, 2), rotated(a, 13), rotated(a, 22)) + majority;
  }
  out[i] = xor3(a, e, in[i]);
  asm volatile("red.global.add.u32 [%0], %1;" ::"l"(total), "r"(out[i]) : "memory");
}

template <class T> T *copied(const std::vector<T> &values) {
  T *place;
  CHECK(cudaMalloc(&place, values.size() * sizeof(T)));
  CHECK(cudaMemcpy(place, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
  return place;
}

template <class T> std::vector<T> fetched(const T *place, size_t count) {
  std::vector<T> values(count);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(values.data(), place, count * sizeof(T), cudaMemcpyDeviceToHost));
  return values;
}

int main() {
  constexpr int n = 256;
  std::vector<int> numbers(n);
  std::vector<unsigned> words(n);
  std::vector<uint4> factors(n), others(n);
  std::vector<float4> reals(n);
  for (unsigned i = 0; i < n; ++i) {
    numbers[i] = int(i * 7 % 31) - 11;
    words[i] = i * 0x9e3779b9u + 1;
    factors[i] = make_uint4(~i, i * 0x85ebca6bu, ~0u - i * i, i * 0xc2b2ae35u);
    others[i] = make_uint4(0xffffffffu - 3 * i, ~0u, i * 0x27d4eb2fu, i);
    reals[i] = make_float4(0.1f * i, -1.7f * i, 1.0f / (i + 1), i < 200 ? 1e-7f * i : 700.0f * i);
  }
  int *in = copied(numbers), *sums = copied(numbers);
  scanOf32<<<2, n / 2>>>(in, sums);
  std::vector<int> scanned = fetched(sums, n);
  uint4 *a = copied(factors), *b = copied(others), *c = copied(factors);
  product<<<2, n / 2>>>(a, b, c);
  std::vector<uint4> products = fetched(c, n);
  float4 *x = copied(reals);
  uint2 *y = copied(std::vector<uint2>(n));
  scaleHalves<<<2, n / 2>>>(x, y, 1.375f);
  std::vector<uint2> halves = fetched(y, n);
  unsigned *text = copied(words), *digest = copied(words), *total = copied(std::vector<unsigned>(1));
  hash<<<2, n / 2>>>(text, digest, total);
  std::vector<unsigned> digests = fetched(digest, n);
  for (int i = 0; i < n; i += 17)
    std::printf("%d: %d, %08x%08x%08x%08x, %08x%08x, %08x\n", i, scanned[i], products[i].w, products[i].z,
                products[i].y, products[i].x, halves[i].x, halves[i].y, digests[i]);
  std::printf("total %08x\n", fetched(total, 1)[0]);
  for (void *place : {(void *)in, (void *)sums, (void *)a, (void *)b, (void *)c, (void *)x, (void *)y,
                      (void *)text, (void *)digest, (void *)total})
    CHECK(cudaFree(place));
  return 0;
}
