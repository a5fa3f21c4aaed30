// SPDX-License-Identifier: 0BSD
// Matrices of floats of 4 and 6 bits, their loads, and products whose blocks have scales: what Blackwell has.

//- helper: matrix-e2m1
//- requires: matrix-integers
namespace tranship {
// Floats of 4 bits, eight in a word. Their doubles are integers.
struct MatrixE2M1 {
  using Word = unsigned;
  using Number = int;
  static constexpr int numbers = 8;
  static __device__ int number(unsigned word, int i) {
    const unsigned code = word >> 4 * i;
    const int magnitude = 0xc8643210u >> (code & 7) * 4 & 15;
    return code & 8 ? -magnitude : magnitude;
  }
};

#if defined(TRANSHIP_MFMA) || defined(TRANSHIP_WMMA)
// The doubles as bytes.
template <> struct MatrixUnit<MatrixE2M1, MatrixE2M1> {
  static constexpr int words = (MatrixUnit<MatrixS8, MatrixS8>::words + 1) / 2;
  template <int count> static __device__ void toBytes(const unsigned (&from)[count], unsigned *bytes) {
#pragma unroll
    for (int i = 0; i < 2 * count; ++i) {
      const unsigned codes = from[i / 2] >> i % 2 * 4, places = codes & 0x07070707u,
                     signs = (codes >> 3 & 0x01010101u) * 255;
      const unsigned positive = __builtin_amdgcn_perm(0x0c080604u, 0x03020100u, places),
                     negative = __builtin_amdgcn_perm(0xf4f8fafcu, 0xfdfeff00u, places);
      bytes[i] = (positive & ~signs) | (negative & signs);
    }
  }
  template <int count>
  static __device__ MatrixSums<int> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    unsigned left[2 * count], right[2 * count];
    toBytes(a, left);
    toBytes(b, right);
    return MatrixUnit<MatrixS8, MatrixS8>::product(left, right);
  }
};
#endif
} // namespace tranship

//- helper: matrix-f6
//- requires: matrix-f16
namespace tranship {
// Floats of 6 or 4 bits in bytes, at bit `shift`.
template <int exponentBits, int fractionBits, int shift> struct MatrixSmallFloat {
  using Word = unsigned;
  using Number = float;
  static constexpr int numbers = 4;
  static __device__ float number(unsigned word, int i) {
    constexpr int bits = exponentBits + fractionBits;
    const unsigned code = word >> (8 * i + shift), magnitude = code & ((1u << bits) - 1);
    // The same bits read as a half are too small by the difference of the biases.
    const unsigned half = (code >> bits & 1) << 15 | magnitude << (10 - fractionBits);
    return __half2float(__ushort_as_half(static_cast<unsigned short>(half))) *
           (1 << (16 - (1 << (exponentBits - 1))));
  }
};
using MatrixE3M2 = MatrixSmallFloat<3, 2, 0>;
using MatrixE2M3 = MatrixSmallFloat<2, 3, 0>;
using MatrixByteE2M1 = MatrixSmallFloat<2, 1, 2>;
} // namespace tranship

//- helper: matrix-blocks
//- requires: matrix-e2m1, matrix-f8
namespace tranship {
// The types of scales: powers of two, and floats without a sign.
struct ScaleE8M0 {
  static __device__ double value(unsigned code) {
    return (code & 255) == 255 ? __longlong_as_double(0x7ff8000000000000ll)
                               : __longlong_as_double((static_cast<long long>(code & 255) + 896) << 52);
  }
};
struct ScaleE4M3 {
  static __device__ double value(unsigned code) { return MatrixE4M3::number(code & 127, 0); }
};
// Scales of rows or columns: bytes of `word` from `byte`. Of the four lanes of a group, lane `thread`, or one of
// pair `thread` for each row, has them.
struct BlockScales {
  unsigned word, byte, thread;
};

// mma.sync with block_scale: each of `count` blocks of a row and of a column has a scale. Products within a
// block of 4-bit numbers are exact; the blocks are added in double.
template <int k, class A, class B, class Scale, int count>
__device__ inline Fragment<float, 4> mmaOfBlocks(Fragment<unsigned, k / 2 / A::numbers> a,
                                                 Fragment<unsigned, k / 4 / B::numbers> b,
                                                 Fragment<float, 4> c, BlockScales ofA, BlockScales ofB) {
  const int lane = __lane_id() & 31, t = lane & 3;
  unsigned scalesA[2], scalesB[2];
  double sums[4];
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    scalesA[i] = __shfl(ofA.word >> 8 * ofA.byte, (lane & ~3) + 2 * ofA.thread + i, 32);
    scalesB[i] = __shfl(ofB.word >> 8 * ofB.byte, 8 * t + 4 * i + ofB.thread, 32);
  }
#pragma unroll
  for (int place = 0; place < 4; ++place)
    sums[place] = c.words[place];
#pragma unroll
  for (int block = 0; block < count; ++block) {
    double products[4];
    if constexpr (A::numbers == 8) {
      // Blocks of 16 numbers are in two of the four lanes.
      const int i = block * 2 / count;
      const unsigned right = count == 2 || t / 2 == block % 2 ? b.words[i] : 0;
      const Fragment<int, 4> quadruple =
          mma<16, 8, 32, A, B, MatrixS32>({a.words[2 * i], a.words[2 * i + 1]}, {right}, {});
#pragma unroll
      for (int place = 0; place < 4; ++place)
        products[place] = 0.25 * quadruple.words[place];
    } else {
      const Fragment<float, 4> product = mma<16, 8, k, A, B, MatrixF32>(a, b, {});
#pragma unroll
      for (int place = 0; place < 4; ++place)
        products[place] = product.words[place];
    }
#pragma unroll
    for (int place = 0; place < 4; ++place)
      sums[place] += products[place] * (Scale::value(scalesA[place / 2] >> 8 * block) *
                                        Scale::value(scalesB[place % 2] >> 8 * block));
  }
#pragma unroll
  for (int place = 0; place < 4; ++place)
    c.words[place] = static_cast<float>(sums[place]);
  return c;
}
} // namespace tranship

//- helper: ldmatrix-bytes
//- requires: matrix-fragment
namespace tranship {
// A number of a row in shared memory, whose numbers have 8, 6 or 4 bits.
template <int bits> __device__ inline unsigned matrixByte(unsigned row, int column) {
  auto *bytes = (__attribute__((address_space(3))) const unsigned char *)(row + column * bits / 8);
  const unsigned next = bits == 6 ? bytes[1] : 0;
  return (*bytes | next << 8) >> column * bits % 8 & ((1u << bits) - 1);
}

// ldmatrix of numbers that get a byte each. Lane 8i + r passes the address of row r of tile i of 8 x 16.
template <int count, int bits> __device__ inline Fragment<unsigned, count> ldmatrixOfBytes(unsigned address) {
  const int group = (__lane_id() & 31) / 4, four = __lane_id() % 4 * 4;
  Fragment<unsigned, count> tiles;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    const unsigned row = __shfl(address, 8 * i + group, 32);
    tiles.words[i] = 0;
#pragma unroll
    for (int j = 0; j < 4; ++j)
      tiles.words[i] |= matrixByte<bits>(row, four + j) << 8 * j;
  }
  return tiles;
}
// The same with `.trans`. Lane 16i + r passes the address of row r of tile i of 16 x 16. A word has columns g and
// g + 8 of two rows.
template <int count, int bits>
__device__ inline Fragment<unsigned, 2 * count> ldmatrixOfColumns(unsigned address) {
  const int group = (__lane_id() & 31) / 4, four = __lane_id() % 4 * 4;
  Fragment<unsigned, 2 * count> tiles;
#pragma unroll
  for (int i = 0; i < 2 * count; ++i) {
    tiles.words[i] = 0;
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      const unsigned row = __shfl(address, i / 2 * 16 + four + i % 2 * 2 + j % 2, 32);
      tiles.words[i] |= matrixByte<bits>(row, group + j / 2 * 8) << 8 * j;
    }
  }
  return tiles;
}
} // namespace tranship

//- helper: stmatrix-bytes
//- requires: matrix-fragment
namespace tranship {
// stmatrix of bytes with `.trans`. Lane 8i + r passes the address of row r of tile i of 8 x 16.
template <int count> __device__ inline void stmatrixOfColumns(unsigned address, Fragment<unsigned, count> tiles) {
  const int group = (__lane_id() & 31) / 4, pair = __lane_id() % 4 * 2;
#pragma unroll
  for (int i = 0; i < count; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      const unsigned row = __shfl(address, 8 * i + pair + j % 2, 32);
      *(__attribute__((address_space(3))) unsigned char *)(row + group + j / 2 * 8) = tiles.words[i] >> 8 * j;
    }
}
} // namespace tranship
