// SPDX-License-Identifier: 0BSD
// PTX's matrix instructions, by shuffles within groups of 32 lanes. They give the right result on every GPU, with
// wavefronts of 32 and 64 lanes, but are slower than AMD's own matrix instructions. Lane 4g + t holds word t of rows
// g and g + 8 of the first matrix, word t of column g of the second, and columns 2t and 2t + 1 of rows g and g + 8
// of the result.

//- helper: matrix-fragment
//- includes: hip/hip_runtime.h
namespace tranship {
// The part of a matrix that one lane holds.
template <class T, int count> struct Fragment {
  T words[count];
  __device__ T operator[](int i) const { return words[i]; }
};
} // namespace tranship

//- helper: matrix-product
//- requires: matrix-fragment
namespace tranship {
// The element type of a matrix: how many elements fit in a word, and the type to compute in.
template <class Type> struct MatrixWord {
  using Word = Type;
  using Number = Type;
  static constexpr int numbers = 1;
  static __device__ Number number(Word word, int) { return word; }
  static __device__ Word word(const Number *number) { return *number; }
};
struct MatrixF64 : MatrixWord<double> {};
struct MatrixF32 : MatrixWord<float> {};
struct MatrixS32 : MatrixWord<int> {};

__device__ inline float addProduct(float a, float b, float sum) { return __builtin_fmaf(a, b, sum); }
__device__ inline double addProduct(double a, double b, double sum) {
  return __builtin_fma(a, b, sum);
}
__device__ inline int addProduct(int a, int b, int sum) {
  return static_cast<int>(static_cast<unsigned>(a * b) + static_cast<unsigned>(sum));
}
// Integer sums wrap around or saturate.
template <bool saturates, class Number> __device__ Number addSums(Number a, Number b) { return a + b; }
template <> __device__ inline int addSums<false, int>(int a, int b) { return addProduct(1, a, b); }
template <> __device__ inline int addSums<true, int>(int a, int b) {
  const long long sum = static_cast<long long>(a) + b;
  return static_cast<int>(sum < -2147483648ll ? -2147483648ll : sum > 2147483647ll ? 2147483647ll : sum);
}

// mma.sync: the product of an m x k matrix of type A and a k x 8 matrix of type B, plus a matrix of Sum.
// The products are summed first, then added to `c`; floating-point sums are in float or double.
template <int m, int n, int k, class A, class B, class Sum, bool saturates = false>
__device__ inline Fragment<typename Sum::Word, m * n / 32 / Sum::numbers>
mma(Fragment<typename A::Word, m * k / 32 / A::numbers> a,
    Fragment<typename B::Word, k * n / 32 / B::numbers> b,
    Fragment<typename Sum::Word, m * n / 32 / Sum::numbers> c) {
  static_assert(n == 8 && A::numbers == B::numbers, "no shape of mma.sync");
  constexpr int rows = m / 8, blocks = k / A::numbers / 4;
  const int lane = __lane_id() & 31, group = lane & ~3, column = lane % 4 * 2;
  typename Sum::Number sums[2 * rows] = {};
#pragma unroll
  for (int i = 0; i < 4 * blocks; ++i) {
    typename A::Word left[rows];
    typename B::Word right[2];
#pragma unroll
    for (int row = 0; row < rows; ++row)
      left[row] = __shfl(a.words[i / 4 * rows + row], group + i % 4, 32);
#pragma unroll
    for (int j = 0; j < 2; ++j)
      right[j] = __shfl(b.words[i / 4], (column + j) * 4 + i % 4, 32);
#pragma unroll
    for (int place = 0; place < 2 * rows; ++place)
#pragma unroll
      for (int part = 0; part < A::numbers; ++part)
        sums[place] = addProduct(A::number(left[place / 2], part), B::number(right[place % 2], part),
                                 sums[place]);
  }
#pragma unroll
  for (int place = 0; place < 2 * rows; ++place)
    sums[place] = addSums<saturates>(
        Sum::number(c.words[place / Sum::numbers], place % Sum::numbers), sums[place]);
#pragma unroll
  for (int i = 0; i < 2 * rows / Sum::numbers; ++i)
    c.words[i] = Sum::word(sums + i * Sum::numbers);
  return c;
}
} // namespace tranship

//- helper: matrix-f16
//- requires: matrix-product
//- includes: hip/hip_fp16.h
namespace tranship {
struct MatrixF16 {
  using Word = unsigned;
  using Number = float;
  static constexpr int numbers = 2;
  static __device__ float number(unsigned word, int i) {
    return __half2float(__ushort_as_half(static_cast<unsigned short>(word >> 16 * i)));
  }
  static __device__ unsigned word(const float *pair) {
    return __half_as_ushort(__float2half(pair[0])) |
           static_cast<unsigned>(__half_as_ushort(__float2half(pair[1]))) << 16;
  }
};
} // namespace tranship

//- helper: matrix-bf16
//- requires: matrix-product
namespace tranship {
struct MatrixBF16 {
  using Word = unsigned;
  using Number = float;
  static constexpr int numbers = 2;
  static __device__ float number(unsigned word, int i) {
    return __uint_as_float(i ? word & 0xffff0000u : word << 16);
  }
};
} // namespace tranship

//- helper: matrix-tf32
//- requires: matrix-product
namespace tranship {
// Floats whose lowest 13 bits are ignored.
struct MatrixTF32 {
  using Word = unsigned;
  using Number = float;
  static constexpr int numbers = 1;
  static __device__ float number(unsigned word, int) { return __uint_as_float(word & 0xffffe000u); }
};
} // namespace tranship

//- helper: matrix-integers
//- requires: matrix-product
namespace tranship {
// Packed integers of 8 or 4 bits.
template <int bits, bool isSigned> struct MatrixInteger {
  using Word = unsigned;
  using Number = int;
  static constexpr int numbers = 32 / bits;
  static __device__ int number(unsigned word, int i) {
    word <<= 32 - bits - i * bits;
    return isSigned ? static_cast<int>(word) >> (32 - bits) : static_cast<int>(word >> (32 - bits));
  }
};
using MatrixS8 = MatrixInteger<8, true>;
using MatrixU8 = MatrixInteger<8, false>;
using MatrixS4 = MatrixInteger<4, true>;
using MatrixU4 = MatrixInteger<4, false>;
} // namespace tranship

//- helper: matrix-f8
//- requires: matrix-product
//- includes: hip/hip_fp16.h
namespace tranship {
struct MatrixF8 {
  using Word = unsigned;
  using Number = float;
  static constexpr int numbers = 4;
};
// The upper 8 bits of a half.
struct MatrixE5M2 : MatrixF8 {
  static __device__ float number(unsigned word, int i) {
    return __half2float(__ushort_as_half(static_cast<unsigned short>(word >> 8 * i << 8)));
  }
};
// One exponent bit fewer than a half: the same bits read as a half are too small by a factor of 2^8.
struct MatrixE4M3 : MatrixF8 {
  static __device__ float number(unsigned word, int i) {
    const unsigned code = word >> 8 * i & 0xff, magnitude = code & 0x7f;
    const unsigned half = magnitude == 0x7f ? 0x7fff : (code & 0x80) << 8 | magnitude << 7;
    return __half2float(__ushort_as_half(static_cast<unsigned short>(half))) * 256;
  }
};
} // namespace tranship

//- helper: ldmatrix
//- requires: matrix-fragment
namespace tranship {
// ldmatrix loads tiles of 8 x 8 halfwords from shared memory. Lane 8i + r passes the address of row r of tile i.
template <int count, bool isTransposed = false>
__device__ inline Fragment<unsigned, count> ldmatrix(unsigned address) {
  const int group = (__lane_id() & 31) / 4, pair = __lane_id() % 4 * 2;
  Fragment<unsigned, count> tiles;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    if (!isTransposed) {
      const unsigned row = __shfl(address, 8 * i + group, 32);
      tiles.words[i] = *(__attribute__((address_space(3))) const unsigned *)(row + 2 * pair);
      continue;
    }
    const unsigned first = __shfl(address, 8 * i + pair, 32) + 2 * group,
                   second = __shfl(address, 8 * i + pair + 1, 32) + 2 * group;
    tiles.words[i] = *(__attribute__((address_space(3))) const unsigned short *)first |
                     unsigned{*(__attribute__((address_space(3))) const unsigned short *)second} << 16;
  }
  return tiles;
}
} // namespace tranship

//- helper: stmatrix
//- requires: matrix-fragment
namespace tranship {
// stmatrix stores what ldmatrix loads.
template <int count, bool isTransposed = false>
__device__ inline void stmatrix(unsigned address, Fragment<unsigned, count> tiles) {
  const int group = (__lane_id() & 31) / 4, pair = __lane_id() % 4 * 2;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    if (!isTransposed) {
      const unsigned row = __shfl(address, 8 * i + group, 32);
      *(__attribute__((address_space(3))) unsigned *)(row + 2 * pair) = tiles.words[i];
      continue;
    }
    const unsigned first = __shfl(address, 8 * i + pair, 32) + 2 * group,
                   second = __shfl(address, 8 * i + pair + 1, 32) + 2 * group;
    *(__attribute__((address_space(3))) unsigned short *)first = tiles.words[i];
    *(__attribute__((address_space(3))) unsigned short *)second = tiles.words[i] >> 16;
  }
}
} // namespace tranship

//- helper: movmatrix
//- includes: hip/hip_runtime.h
namespace tranship {
// movmatrix transposes a tile of 8 x 8 halfwords that the lanes hold.
__device__ inline unsigned movmatrix(unsigned tile) {
  const int group = (__lane_id() & 31) / 4, source = __lane_id() % 4 * 8 + group / 2;
  const unsigned first = __shfl(tile, source, 32), second = __shfl(tile, source + 4, 32);
  return group % 2 ? first >> 16 | (second & 0xffff0000u) : (first & 0xffff) | second << 16;
}
} // namespace tranship
