// Matrix products in inline PTX, for which the port uses the matrix instructions of AMD GPUs: where both groups of 32
// lanes are there, where one of them is elsewhere, and where numbers of the other one are infinite.
#include <cstdio>

#include <cuda_runtime.h>

enum Encoding { integer, tensor, brain };

__device__ unsigned coded(Encoding encoding, int bits, int value) {
  if (encoding == integer)
    return unsigned(value) & ((1u << bits) - 1);
  return __float_as_uint(float(value)) >> (32 - bits);
}

// Any numbers of the type.
__device__ int element(int seed, int row, int column, int from, int count) {
  unsigned hash = (seed * 31 + row) * 61 + column;
  hash = (hash ^ hash >> 3) * 2654435761u;
  return from + int((hash >> 8) % unsigned(count));
}

// Types of products, with four and two words of A: their numbers begin at `fromA` and `fromB`, and there are so many.
#define LONG_FLOATS(name, shape, left, right, depth, encoded, width, fromA, countA, fromB, countB)                     \
  struct name {                                                                                                        \
    using Sum = float;                                                                                                 \
    static constexpr Encoding encoding = encoded;                                                                      \
    static constexpr int k = depth, bits = width, lowA = fromA, rangeA = countA, lowB = fromB, rangeB = countB;        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b) {                                  \
      asm volatile("mma.sync.aligned." #shape ".row.col.f32." #left "." #right ".f32"                                  \
                   " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"                                  \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));                                \
    }                                                                                                                  \
  };
#define SHORT_FLOATS(name, shape, left, right, depth, encoded, width, fromA, countA, fromB, countB)                    \
  struct name {                                                                                                        \
    using Sum = float;                                                                                                 \
    static constexpr Encoding encoding = encoded;                                                                      \
    static constexpr int k = depth, bits = width, lowA = fromA, rangeA = countA, lowB = fromB, rangeB = countB;        \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b) {                                  \
      asm volatile("mma.sync.aligned." #shape ".row.col.f32." #left "." #right ".f32"                                  \
                   " {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"                                              \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(b[0]));                                                                 \
    }                                                                                                                  \
  };
#define LONG_INTEGERS(name, shape, left, right, depth, encoded, width, fromA, countA, fromB, countB)                   \
  struct name {                                                                                                        \
    using Sum = int;                                                                                                   \
    static constexpr Encoding encoding = encoded;                                                                      \
    static constexpr int k = depth, bits = width, lowA = fromA, rangeA = countA, lowB = fromB, rangeB = countB;        \
    static __device__ void multiply(int *d, const unsigned *a, const unsigned *b) {                                    \
      asm volatile("mma.sync.aligned." #shape ".row.col.s32." #left "." #right ".s32"                                  \
                   " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"                                  \
                   : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));                                \
    }                                                                                                                  \
  };
#define SHORT_INTEGERS(name, shape, left, right, depth, encoded, width, fromA, countA, fromB, countB)                  \
  struct name {                                                                                                        \
    using Sum = int;                                                                                                   \
    static constexpr Encoding encoding = encoded;                                                                      \
    static constexpr int k = depth, bits = width, lowA = fromA, rangeA = countA, lowB = fromB, rangeB = countB;        \
    static __device__ void multiply(int *d, const unsigned *a, const unsigned *b) {                                    \
      asm volatile("mma.sync.aligned." #shape ".row.col.s32." #left "." #right ".s32"                                  \
                   " {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"                                              \
                   : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])                                                    \
                   : "r"(a[0]), "r"(a[1]), "r"(b[0]));                                                                 \
    }                                                                                                                  \
  };

LONG_FLOATS(BrainK16, m16n8k16, bf16, bf16, 16, brain, 16, -8, 17, -8, 17)
SHORT_FLOATS(BrainK8, m16n8k8, bf16, bf16, 8, brain, 16, -8, 17, -8, 17)
LONG_FLOATS(TensorK8, m16n8k8, tf32, tf32, 8, tensor, 32, -99, 199, -9, 19)
SHORT_FLOATS(TensorK4, m16n8k4, tf32, tf32, 4, tensor, 32, -99, 199, -9, 19)
LONG_INTEGERS(ByteK32, m16n8k32, s8, s8, 32, integer, 8, -128, 256, -128, 256)
LONG_INTEGERS(MixedK32, m16n8k32, u8, s8, 32, integer, 8, 0, 256, -128, 256)
SHORT_INTEGERS(ByteK16, m16n8k16, s8, u8, 16, integer, 8, -128, 256, 0, 256)
SHORT_INTEGERS(UnsignedK16, m16n8k16, u8, u8, 16, integer, 8, 0, 256, 0, 256)
LONG_INTEGERS(NibbleK64, m16n8k64, s4, s4, 64, integer, 4, -8, 16, -8, 16)
SHORT_INTEGERS(NibbleK32, m16n8k32, u4, s4, 32, integer, 4, 0, 16, -8, 16)
SHORT_INTEGERS(UnsignedNibbleK32, m16n8k32, u4, u4, 32, integer, 4, 0, 16, 0, 16)

// The groups of a wavefront take part if their bits are set in `groups`.
template <class Kind> __global__ void check(int groups, int *wrong) {
  constexpr int numbers = 32 / Kind::bits, blocks = Kind::k / numbers / 4;
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, g = lane / 4, t = lane % 4;
  if (!(groups >> warp % 2 & 1))
    return;
  unsigned a[4] = {}, b[2] = {};
  for (int i = 0; i < blocks; ++i)
    for (int part = 0; part < numbers; ++part) {
      const int k = (4 * i + t) * numbers + part;
      for (int row = 0; row < 2; ++row)
        a[2 * i + row] |= coded(Kind::encoding, Kind::bits, element(warp, g + 8 * row, k, Kind::lowA, Kind::rangeA))
                          << part * Kind::bits;
      b[i] |= coded(Kind::encoding, Kind::bits, element(warp + 9, k, g, Kind::lowB, Kind::rangeB)) << part * Kind::bits;
    }
  typename Kind::Sum d[4];
  for (int j = 0; j < 4; ++j)
    d[j] = 1000 * j + lane;
  Kind::multiply(d, a, b);
  for (int j = 0; j < 4; ++j) {
    int expected = 1000 * j + lane;
    for (int k = 0; k < Kind::k; ++k)
      expected += element(warp, g + j / 2 * 8, k, Kind::lowA, Kind::rangeA) *
                  element(warp + 9, k, 2 * t + j % 2, Kind::lowB, Kind::rangeB);
    if (d[j] != expected)
      atomicAdd(wrong, 1);
  }
}

// Infinite numbers of one group leave the other's alone.
__global__ void checkInfinite(int *wrong) {
  const bool isInfinite = threadIdx.x / 32 % 2;
  const unsigned word = isInfinite ? 0x7f807f80 : 0x3f803f80;
  const unsigned a[4] = {word, word, word, word}, b[2] = {word, word};
  float d[4] = {};
  BrainK16::multiply(d, a, b);
  for (int j = 0; j < 4; ++j)
    if (isInfinite ? !isinf(d[j]) : d[j] != 16)
      atomicAdd(wrong, 1);
}

// Two products with the same rows, which the port computes as one with 16 columns.
__global__ void checkPair(int *wrong) {
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, g = lane / 4, t = lane % 4;
  unsigned a[2] = {}, b[2] = {};
  for (int part = 0; part < 4; ++part) {
    const int k = 4 * t + part;
    for (int i = 0; i < 2; ++i) {
      a[i] |= coded(integer, 8, element(warp, g + 8 * i, k, -128, 256)) << 8 * part;
      b[i] |= coded(integer, 8, element(warp + 9, k, g + 8 * i, -128, 256)) << 8 * part;
    }
  }
  int d[8];
  for (int j = 0; j < 8; ++j)
    d[j] = 1000 * j + lane;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
               : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(b[0]));
  asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5}, {%6}, {%0, %1, %2, %3};"
               : "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]) : "r"(a[0]), "r"(a[1]), "r"(b[1]));
  for (int j = 0; j < 8; ++j) {
    int expected = 1000 * j + lane;
    for (int k = 0; k < 16; ++k)
      expected += element(warp, g + j / 2 % 2 * 8, k, -128, 256) * element(warp + 9, k, j / 4 * 8 + 2 * t + j % 2, -128, 256);
    if (d[j] != expected)
      atomicAdd(wrong, 1);
  }
}

int *wrong;
void report(const char *name) {
  cudaDeviceSynchronize();
  std::printf("%s: %d wrong\n", name, *wrong);
  *wrong = 0;
}

template <class Kind> void test(const char *name) {
  check<Kind><<<2, 128>>>(3, wrong);
  report(name);
  for (int groups = 1; groups <= 2; ++groups)
    check<Kind><<<1, 128>>>(groups, wrong);
  check<Kind><<<1, 96>>>(3, wrong);
  check<Kind><<<1, 32>>>(3, wrong);
  report("  with one group");
}

int main() {
  cudaMallocManaged(&wrong, sizeof(int));
  *wrong = 0;
  test<BrainK16>("bf16, k 16");
  test<BrainK8>("bf16, k 8");
  test<TensorK8>("tf32, k 8");
  test<TensorK4>("tf32, k 4");
  test<ByteK32>("s8, k 32");
  test<MixedK32>("u8 and s8, k 32");
  test<ByteK16>("s8 and u8, k 16");
  test<UnsignedK16>("u8, k 16");
  test<NibbleK64>("s4, k 64");
  test<NibbleK32>("u4 and s4, k 32");
  test<UnsignedNibbleK32>("u4, k 32");
  checkInfinite<<<1, 128>>>(wrong);
  report("infinite");
  checkPair<<<1, 128>>>(wrong);
  report("pair, s8");
  checkPair<<<1, 32>>>(wrong);
  report("  with one group");
}
