// Products of matrices of 8-, 6- and 4-bit floats whose blocks have scales (mma.sync with block_scale), by the lanes
// that PTX says, and loads and stores of tiles of such numbers. Plain loops on the host compute the same; all sums are exact.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                                    \
  do {                                                                                                                 \
    cudaError_t status = (call);                                                                                       \
    if (status != cudaSuccess) {                                                                                       \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));                             \
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

#define BLOCKS(name, kind, vector, shape, left, right, scale)                                                          \
  struct name {                                                                                                        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, unsigned ofA, uint16_t byteA,      \
                                    uint16_t threadA, unsigned ofB, uint16_t byteB, uint16_t threadB) {                \
      asm volatile("mma.sync.aligned.kind::" #kind ".block_scale.scale_vec::" #vector "." #shape ".row.col.f32." #left \
                   "." #right ".f32." #scale " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3}, "       \
                   "{%10}, {%11, %12}, {%13}, {%14, %15};\n"                                                           \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(ofA), "h"(byteA),           \
                     "h"(threadA), "r"(ofB), "h"(byteB), "h"(threadB));                                                \
    }                                                                                                                  \
  };
BLOCKS(Nv4, mxf4nvf4, 4X, m16n8k64, e2m1, e2m1, ue4m3)
BLOCKS(Nv2, mxf4nvf4, 2X, m16n8k64, e2m1, e2m1, ue8m0)
BLOCKS(Mx8, mxf8f6f4, 1X, m16n8k32, e4m3, e5m2, ue8m0)
BLOCKS(Mx86, mxf8f6f4, 1X, m16n8k32, e4m3, e2m1, ue8m0)

// Without the number of scales, and with the shape first.
#define BLOCKS_BY_DEFAULT(name, kind, shape, left, right, scale)                                                       \
  struct name {                                                                                                        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, unsigned ofA, uint16_t byteA,      \
                                    uint16_t threadA, unsigned ofB, uint16_t byteB, uint16_t threadB) {                \
      asm volatile("mma.sync.aligned." #shape ".row.col.kind::" #kind ".block_scale.f32." #left                        \
                   "." #right ".f32." #scale " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3}, "       \
                   "{%10}, {%11, %12}, {%13}, {%14, %15};\n"                                                           \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(ofA), "h"(byteA),           \
                     "h"(threadA), "r"(ofB), "h"(byteB), "h"(threadB));                                                \
    }                                                                                                                  \
  };
BLOCKS_BY_DEFAULT(Mx4, mxf4, m16n8k64, e2m1, e2m1, ue8m0)
BLOCKS_BY_DEFAULT(Mx6, mxf8f6f4, m16n8k32, e3m2, e2m3, ue8m0)

// The same without scales.
#define BYTES(name, left, right)                                                                                       \
  struct name {                                                                                                        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, unsigned, uint16_t, uint16_t,      \
                                    unsigned, uint16_t, uint16_t) {                                                    \
      asm volatile("mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f32." #left "." #right ".f32 "                      \
                   "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\n"                                 \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));                                \
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
    CHECK(cudaMalloc(&wordsDevice, words.size() * 4));
    CHECK(cudaMalloc(&sumsDevice, sums.size() * 4));
    CHECK(cudaMemcpy(wordsDevice, words.data(), words.size() * 4, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(sumsDevice, start.data(), sums.size() * 4, cudaMemcpyHostToDevice));
    products<Kind><<<1, threads>>>(wordsDevice, sumsDevice, byteA, threadA, byteB, threadB);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(sums.data(), sumsDevice, sums.size() * 4, cudaMemcpyDeviceToHost));
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
    CHECK(cudaFree(wordsDevice));
    CHECK(cudaFree(sumsDevice));
  }
}

// Tiles of bytes, and of numbers of 6 and 4 bits that get a byte each; lane i has address 16 * i. stmatrix moves words
// to other columns.
__global__ void tiles(const unsigned *from, unsigned *out) {
  __shared__ alignas(16) unsigned rows[128];
  const int lane = threadIdx.x;
  for (int i = 0; i < 4; ++i)
    rows[4 * lane + i] = from[4 * lane + i];
  __syncthreads();
  unsigned address = unsigned(__cvta_generic_to_shared(rows + 4 * lane)), *own = out + 20 * lane;
  asm volatile("ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(own[0]), "=r"(own[1]), "=r"(own[2]), "=r"(own[3]) : "r"(address) : "memory");
  asm volatile("ldmatrix.sync.aligned.m8n16.x4.shared.b8x16.b6x16_p32 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(own[4]), "=r"(own[5]), "=r"(own[6]), "=r"(own[7]) : "r"(address) : "memory");
  asm volatile("ldmatrix.sync.aligned.m8n16.x2.shared::cta.b8x16.b4x16_p64 {%0, %1}, [%2];\n"
               : "=r"(own[8]), "=r"(own[9]) : "r"(address) : "memory");
  asm volatile("ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8x16.b4x16_p64 {%0, %1}, [%2];\n"
               : "=r"(own[10]), "=r"(own[11]) : "r"(address) : "memory");
  asm volatile("ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8x16.b6x16_p32 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(own[12]), "=r"(own[13]), "=r"(own[14]), "=r"(own[15]) : "r"(address) : "memory");
  __syncthreads();
  asm volatile("stmatrix.sync.aligned.m16n8.x4.trans.shared.b8 [%0], {%1, %2, %3, %4};\n"
               :: "r"(address), "r"(own[0]), "r"(own[1]), "r"(own[2]), "r"(own[3]) : "memory");
  __syncthreads();
  for (int i = 0; i < 4; ++i)
    own[16 + i] = rows[4 * lane + i];
}

void testTiles() {
  std::vector<unsigned> rows(128), found(640);
  for (unsigned &word : rows)
    word = someBits();
  unsigned *rowsDevice, *outDevice;
  CHECK(cudaMalloc(&rowsDevice, rows.size() * 4));
  CHECK(cudaMalloc(&outDevice, found.size() * 4));
  CHECK(cudaMemcpy(rowsDevice, rows.data(), rows.size() * 4, cudaMemcpyHostToDevice));
  tiles<<<1, 32>>>(rowsDevice, outDevice);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(found.data(), outDevice, found.size() * 4, cudaMemcpyDeviceToHost));
  auto numberAt = [&](int row, int column, int bits) {
    unsigned number = 0;
    for (int i = 0; i < bits; ++i) {
      const int bit = column * bits + i;
      number |= (rows[4 * row + bit / 32] >> bit % 32 & 1) << i;
    }
    return number;
  };
  int bad[6] = {};
  std::vector<uint8_t> stored(512);
  for (int lane = 0; lane < 32; ++lane) {
    const int g = lane / 4, t = lane % 4;
    auto expect = [&](int part, int word, int j, unsigned expected) {
      bad[part] += (found[20 * lane + word] >> 8 * j & 255) != expected;
    };
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 4; ++i) {
        const int row = i / 2 * 16 + 4 * t + i % 2 * 2 + j % 2, column = g + j / 2 * 8;
        expect(0, i, j, numberAt(row, column, 8));
        expect(1, 4 + i, j, numberAt(8 * i + g, 4 * t + j, 6));
        if (i < 2) {
          expect(2, 8 + i, j, numberAt(8 * i + g, 4 * t + j, 4));
          expect(3, 10 + i, j, numberAt(row, column, 4));
        }
        expect(4, 12 + i, j, numberAt(row, column, 6));
        stored[(8 * i + 2 * t + j % 2) * 16 + column] = uint8_t(found[20 * lane + i] >> 8 * j);
      }
    }
  }
  for (int i = 0; i < 512; ++i)
    bad[5] += stored[i] != (found[i / 16 * 20 + 16 + i % 16 / 4] >> i % 4 * 8 & 255);
  for (int part = 0; part < 6; ++part) {
    wrong += bad[part];
    std::printf("tiles %d: %d wrong\n", part, bad[part]);
  }
  CHECK(cudaFree(rowsDevice));
  CHECK(cudaFree(outDevice));
}

int main() {
  test<Nv4>("e2m1, four scales", 64, e2m1, e2m1, 4, true);
  test<Nv2>("e2m1, two powers", 64, e2m1, e2m1, 2);
  test<Mx4>("e2m1, two by default", 64, e2m1, e2m1, 2);
  test<Mx8>("e4m3 and e5m2", 32, e4m3, e5m2, 1);
  test<Mx6>("e3m2 and e2m3", 32, e3m2, e2m3, 1);
  test<Mx86>("e4m3 and e2m1", 32, e4m3, byteE2m1, 1);
  test<Bytes84>("e4m3 and e2m1, no scales", 32, e4m3, byteE2m1, 0);
  test<Bytes6>("e2m3 and e3m2, no scales", 32, e2m3, e3m2, 0);
  testTiles();
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
