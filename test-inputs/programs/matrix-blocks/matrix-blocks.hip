// Products of matrices of 8-, 6- and 4-bit floats whose blocks have scales (mma.sync with block_scale), by the lanes
// that PTX says. Plain loops on the host compute the same; all sums are exact.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <hip/hip_runtime.h>
#include "tranship_hip.h"

#define CHECK(call)                                                                                                    \
  do {                                                                                                                 \
    hipError_t status = (call);                                                                                       \
    if (status != hipSuccess) {                                                                                       \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(status));                             \
      std::exit(1);                                                                                                    \
    }                                                                                                                  \
  } while (0)

// A float of the bits that are named, with `shift` zeros below it.
struct Format {
  int exponentBits, fractionBits, shift;
  double value(unsigned code) const {
    code >>= shift;
    const int exponent = code >> fractionBits & ((1 << exponentBits) - 1), bias = (1 << (exponentBits - 1)) - 1;
    const double fraction = double(code & ((1u << fractionBits) - 1)) / (1 << fractionBits);
    const double size = exponent ? std::ldexp(1 + fraction, exponent - bias) : std::ldexp(fraction, 1 - bias);
    return code >> (exponentBits + fractionBits) & 1 ? -size : size;
  }
};
constexpr Format e4m3{4, 3, 0}, e5m2{5, 2, 0}, e3m2{3, 2, 0}, e2m3{2, 3, 0}, e2m1{2, 1, 0}, byteE2m1{2, 1, 2};

// What BLOCKS does with its PTX, for each of its uses.
__device__ inline void BLOCKS_ptx_mxf4nvf4_2X_m16n8k64_e2m1_e2m1_ue8m0(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<64, tranship::MatrixE2M1, tranship::MatrixE2M1, tranship::ScaleE8M0, 2>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
__device__ inline void BLOCKS_ptx_mxf4nvf4_4X_m16n8k64_e2m1_e2m1_ue4m3(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<64, tranship::MatrixE2M1, tranship::MatrixE2M1, tranship::ScaleE4M3, 4>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
__device__ inline void BLOCKS_ptx_mxf4nvf4_4X_m16n8k64_e2m1_e2m1_ue8m0(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<64, tranship::MatrixE2M1, tranship::MatrixE2M1, tranship::ScaleE8M0, 4>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
__device__ inline void BLOCKS_ptx_mxf8f6f4_1X_m16n8k32_e4m3_e2m1_ue8m0(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<32, tranship::MatrixE4M3, tranship::MatrixByteE2M1, tranship::ScaleE8M0, 1>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
__device__ inline void BLOCKS_ptx_mxf8f6f4_1X_m16n8k32_e4m3_e5m2_ue8m0(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<32, tranship::MatrixE4M3, tranship::MatrixE5M2, tranship::ScaleE8M0, 1>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
#define BLOCKS(name, kind, vector, shape, left, right, scale)                                                          \
  struct name {                                                                                                        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, unsigned ofA, uint16_t byteA,      \
                                    uint16_t threadA, unsigned ofB, uint16_t byteB, uint16_t threadB) {                \
      BLOCKS_ptx_##kind##_##vector##_##shape##_##left##_##right##_##scale(d[0], d[1], d[2], d[3], a[0], a[1], a[2], a[3], b[0], b[1], ofA, byteA, threadA, ofB, byteB, threadB);                                                \
    }                                                                                                                  \
  };
BLOCKS(Nv4, mxf4nvf4, 4X, m16n8k64, e2m1, e2m1, ue4m3)
BLOCKS(Nv4Powers, mxf4nvf4, 4X, m16n8k64, e2m1, e2m1, ue8m0)
BLOCKS(Nv2, mxf4nvf4, 2X, m16n8k64, e2m1, e2m1, ue8m0)
BLOCKS(Mx8, mxf8f6f4, 1X, m16n8k32, e4m3, e5m2, ue8m0)
BLOCKS(Mx86, mxf8f6f4, 1X, m16n8k32, e4m3, e2m1, ue8m0)

// What BLOCKS_BY_DEFAULT does with its PTX, for each of its uses.
__device__ inline void BLOCKS_BY_DEFAULT_ptx_m16n8k32_mxf8f6f4_e3m2_e2m3_ue8m0(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<32, tranship::MatrixE3M2, tranship::MatrixE2M3, tranship::ScaleE8M0, 1>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
__device__ inline void BLOCKS_BY_DEFAULT_ptx_m16n8k64_mxf4_e2m1_e2m1_ue8m0(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f, unsigned int g, unsigned short h, unsigned short i, unsigned int j, unsigned short k, unsigned short l) {
  const tranship::Fragment<float, 4> fragment = tranship::mmaOfBlocks<64, tranship::MatrixE2M1, tranship::MatrixE2M1, tranship::ScaleE8M0, 2>({a, b, c, d}, {e, f}, {result0, result1, result2, result3}, {g, h, i}, {j, k, l});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
// Without the number of scales, and with the shape first.
#define BLOCKS_BY_DEFAULT(name, kind, shape, left, right, scale)                                                       \
  struct name {                                                                                                        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, unsigned ofA, uint16_t byteA,      \
                                    uint16_t threadA, unsigned ofB, uint16_t byteB, uint16_t threadB) {                \
      BLOCKS_BY_DEFAULT_ptx_##shape##_##kind##_##left##_##right##_##scale(d[0], d[1], d[2], d[3], a[0], a[1], a[2], a[3], b[0], b[1], ofA, byteA, threadA, ofB, byteB, threadB);                                                \
    }                                                                                                                  \
  };
BLOCKS_BY_DEFAULT(Mx4, mxf4, m16n8k64, e2m1, e2m1, ue8m0)
BLOCKS_BY_DEFAULT(Mx6, mxf8f6f4, m16n8k32, e3m2, e2m3, ue8m0)

// What BYTES does with its PTX, for each of its uses.
__device__ inline void BYTES_ptx_e2m3_e3m2(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f) {
  const tranship::Fragment<float, 4> fragment = tranship::mma<16, 8, 32, tranship::MatrixE2M3, tranship::MatrixE3M2, tranship::MatrixF32>({a, b, c, d}, {e, f}, {result0, result1, result2, result3});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
__device__ inline void BYTES_ptx_e4m3_e2m1(float &result0, float &result1, float &result2, float &result3, unsigned int a, unsigned int b, unsigned int c, unsigned int d, unsigned int e, unsigned int f) {
  const tranship::Fragment<float, 4> fragment = tranship::mma<16, 8, 32, tranship::MatrixE4M3, tranship::MatrixByteE2M1, tranship::MatrixF32>({a, b, c, d}, {e, f}, {result0, result1, result2, result3});
  result0 = fragment[0];
  result1 = fragment[1];
  result2 = fragment[2];
  result3 = fragment[3];
}
// The same without scales.
#define BYTES(name, left, right)                                                                                       \
  struct name {                                                                                                        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, unsigned, uint16_t, uint16_t,      \
                                    unsigned, uint16_t, uint16_t) {                                                    \
      BYTES_ptx_##left##_##right(d[0], d[1], d[2], d[3], a[0], a[1], a[2], a[3], b[0], b[1]);                                \
    }                                                                                                                  \
  };
BYTES(Bytes84, e4m3, e2m1)
BYTES(Bytes6, e2m3, e3m2)

constexpr int threads = 128;

template <class Kind>
__global__ void products(const unsigned *words, float *sums, uint16_t byteA, uint16_t threadA, uint16_t byteB,
                         uint16_t threadB) {
  const unsigned *own = words + 8 * threadIdx.x;
  Kind::multiply(sums + 4 * threadIdx.x, own, own + 4, own[6], byteA, threadA, own[7], byteB, threadB);
}

uint64_t state = 1;
unsigned someBits() {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return unsigned(state >> 32);
}

int wrong = 0;

/// `count` blocks of a row of k numbers; 0: without scales. A scale is a power of two, or 2^-1 to 2^3 times 1 to 1.875.
template <class Kind>
void test(const char *name, int k, Format left, Format right, int count, bool isFloat = false) {
  const int bits = k == 64 ? 4 : 8, perWord = 32 / bits;
  const unsigned mask = (1u << bits) - 1;
  std::vector<unsigned> words(8 * threads);
  std::vector<float> start(4 * threads), sums(4 * threads);
  for (int i = 0; i < threads; ++i) {
    for (int word = 0; word < 6; ++word) {
      words[8 * i + word] = someBits();
      const Format &format = word < 4 ? left : right;
      // Exponents in the middle, so that sums are exact; bits that no number has are 0.
      if (format.exponentBits > 3)
        words[8 * i + word] = (words[8 * i + word] & 0x8f8f8f8fu) | 0x30303030u;
      else if (format.shift)
        words[8 * i + word] &= 0x3c3c3c3cu;
      else if (bits == 8)
        words[8 * i + word] &= 0x3f3f3f3fu;
    }
    for (int side = 0; side < 2; ++side)
      words[8 * i + 6 + side] = isFloat ? 0x30303030u + (someBits() & 0x1f1f1f1fu) : 0x7d7d7d7du + (someBits() & 0x03030303u);
    for (int j = 0; j < 4; ++j)
      start[4 * i + j] = int(someBits() % 99) - 49;
  }
  for (int selection = 0; selection < (count ? 4 : 1); ++selection) {
    const int byteA = count == 4 ? 0 : count == 2 ? selection % 2 * 2 : selection, threadA = selection / 2;
    const int byteB = count == 4 ? 0 : count == 2 ? selection / 2 * 2 : 3 - selection, threadB = selection;
    unsigned *wordsDevice;
    float *sumsDevice;
    CHECK(hipMalloc(&wordsDevice, words.size() * 4));
    CHECK(hipMalloc(&sumsDevice, sums.size() * 4));
    CHECK(hipMemcpy(wordsDevice, words.data(), words.size() * 4, hipMemcpyHostToDevice));
    CHECK(hipMemcpy(sumsDevice, start.data(), sums.size() * 4, hipMemcpyHostToDevice));
    hipLaunchKernelGGL(products<Kind>, dim3(1), dim3(threads), 0, 0, wordsDevice, sumsDevice, byteA, threadA, byteB, threadB);
    CHECK(hipGetLastError());
    CHECK(hipMemcpy(sums.data(), sumsDevice, sums.size() * 4, hipMemcpyDeviceToHost));
    int bad = 0;
    double check = 0;
    for (int i = 0; i < threads; ++i)
      for (int j = 0; j < 4; ++j) {
        const int base = i / 32 * 32, row = i % 32 / 4 + j / 2 * 8, column = i % 4 * 2 + j % 2;
        auto numberAt = [&](int lane, int word, int part, const Format &format) {
          return format.value(words[8 * (base + lane) + word] >> part * bits & mask);
        };
        auto scaleAt = [&](int lane, int word, int byte) {
          const unsigned code = words[8 * (base + lane) + word] >> 8 * byte & 255;
          return isFloat ? e4m3.value(code) : std::ldexp(1.0, int(code) - 127);
        };
        double expected = start[4 * i + j];
        for (int x = 0; x < k; ++x) {
          const int t = x / perWord % 4, half = x / perWord / 4, block = count ? x * count / k : 0;
          double product = numberAt(row % 8 * 4 + t, row / 8 + 2 * half, x % perWord, left) *
                           numberAt(column * 4 + t, 4 + half, x % perWord, right);
          if (count)
            product *= scaleAt(row % 8 * 4 + 2 * threadA + row / 8, 6, byteA + block) *
                       scaleAt(column * 4 + threadB, 7, byteB + block);
          expected += product;
        }
        bad += sums[4 * i + j] != expected;
        check += sums[4 * i + j] * ((4 * i + j) % 17);
      }
    wrong += bad;
    std::printf("%s: %.4f, %d wrong\n", name, check, bad);
    CHECK(hipFree(wordsDevice));
    CHECK(hipFree(sumsDevice));
  }
}

int main() {
  test<Nv4>("e2m1, four scales", 64, e2m1, e2m1, 4, true);
  test<Nv4Powers>("e2m1, four powers", 64, e2m1, e2m1, 4);
  test<Nv2>("e2m1, two powers", 64, e2m1, e2m1, 2);
  test<Mx4>("e2m1, two by default", 64, e2m1, e2m1, 2);
  test<Mx8>("e4m3 and e5m2", 32, e4m3, e5m2, 1);
  test<Mx6>("e3m2 and e2m3", 32, e3m2, e2m3, 1);
  test<Mx86>("e4m3 and e2m1", 32, e4m3, byteE2m1, 1);
  test<Bytes84>("e4m3 and e2m1, no scales", 32, e4m3, byteE2m1, 0);
  test<Bytes6>("e2m3 and e3m2, no scales", 32, e2m3, e3m2, 0);
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
