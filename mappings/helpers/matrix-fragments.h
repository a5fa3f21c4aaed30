// SPDX-License-Identifier: 0BSD
// PTX's matrix instructions in groups of 32 lanes. Lane 4g + t holds word t of rows g and g + 8 of the first matrix,
// word t of column g of the second, and columns 2t and 2t + 1 of rows g and g + 8 of the result. Products use AMD's
// matrix instructions, between moves from and to their layouts, and shuffles where there are none.

//- helper: matrix-fragment
//- includes: hip/hip_runtime.h
namespace tranship {
// The part of a matrix that one lane holds.
template <class T, int count> struct Fragment {
  T words[count];
  __device__ T operator[](int i) const { return words[i]; }
};
} // namespace tranship

//- helper: matrix-units
//- requires: matrix-fragment
// The matrix instructions of CDNA, and of RDNA with wavefronts of 32 lanes. Newer GPUs have other shapes.
#if defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
#define TRANSHIP_MFMA
#elif defined(__GFX11__) || defined(__GFX12__)
#if __has_builtin(__builtin_amdgcn_wmma_f32_16x16x16_f16_w32) && \
    !__has_builtin(__builtin_amdgcn_wmma_f32_16x16x32_f16)
#define TRANSHIP_WMMA
#endif
#endif
namespace tranship {
// The instructions that multiply numbers of two types: `words` of an operand in a lane, and
// `product(a, b)` of arrays with a multiple of so many words. Specialized where there are some.
template <class A, class B> struct MatrixUnit { static constexpr int words = 0; };

#if defined(TRANSHIP_MFMA) || defined(TRANSHIP_WMMA)
#ifdef TRANSHIP_MFMA
constexpr int matrixLanes = 64;
#else
constexpr int matrixLanes = 32;
#endif
template <class T> using MatrixSums = T __attribute__((ext_vector_type(256 / matrixLanes)));
template <int count> using MatrixWords = unsigned __attribute__((ext_vector_type(count)));

// Words of an operand as the type that an instruction takes.
template <class To, int count> __device__ To wordsAs(const unsigned *words) {
  MatrixWords<count> vector;
  for (int i = 0; i < count; ++i)
    vector[i] = words[i];
  return __builtin_bit_cast(To, vector);
}

// The word of the lane whose number differs by `distance` within a row of 16 lanes: 0, 1, 2, 4, or 8. Quads of
// lanes that are not in `quads` keep their own.
template <int distance, int quads = 15, class T> __device__ T ofNeighbor(T word, T own = {}) {
  constexpr int control = distance == 0   ? 0xe4
                          : distance == 1 ? 0xb1
                          : distance == 2 ? 0x4e
                          : distance == 4 ? 0x164
                                          : 0x128; // by rotation
  return __builtin_bit_cast(
      T, __builtin_amdgcn_update_dpp(__builtin_bit_cast(int, own), __builtin_bit_cast(int, word),
                                     control, 15, quads, quads == 15));
}
template <class T> __device__ T ofLane(int lane, T word) {
  return __builtin_bit_cast(T, __builtin_amdgcn_ds_bpermute(4 * lane, __builtin_bit_cast(int, word)));
}
#endif

#ifdef TRANSHIP_MFMA
// Whether all lanes are here. If not, the other group of 32 may be elsewhere in the code.
__device__ inline bool isWholeWavefront() {
#ifdef TRANSHIP_WHOLE_WAVEFRONTS
  return true;
#else
  return __builtin_expect(__builtin_amdgcn_ballot_w64(true) == ~0ull, 1);
#endif
}
// Multiplies for both groups of a wavefront. Product r is of the rows g + 8r of both groups, which alternate,
// and of the columns of both groups; the half of it that mixes groups is dropped. D is transposed: its rows
// are columns of the result.
template <int blocks, class A, class B, class Number>
__device__ inline void multiplyByUnit(const unsigned *a, const unsigned *b, Number *sums) {
  using Unit = MatrixUnit<A, B>;
  constexpr int words = (blocks + Unit::words - 1) / Unit::words * Unit::words;
  const int lane = __lane_id(), t = lane >> 4, upper = lane >> 5;
  const int ofA = (lane << 5 & 32) | (lane << 3 & 16) | (lane & 12) | t, ofB = (lane << 2 & 60) | t;
  const int ofSum = (lane & 44) | (lane << 3 & 16) | (lane >> 3 & 2) | ((lane ^ upper) & 1);
  const bool isOfGroup = (lane & 1) == upper;
  unsigned left[words] = {}, right[words] = {};
#pragma unroll
  for (int block = 0; block < blocks; ++block)
    right[block] = ofLane(ofB, b[block]);
#pragma unroll
  for (int row = 0; row < 2; ++row) {
#pragma unroll
    for (int block = 0; block < blocks; ++block)
      left[block] = ofLane(ofA, a[2 * block + row]);
    const MatrixSums<Number> result = Unit::product(left, right);
    // Lanes with what is dropped pass on the second pair of columns of their neighbors.
#pragma unroll
    for (int column = 0; column < 2; ++column) {
      const Number other = ofNeighbor<1>(result[column + 2]);
      sums[2 * row + column] = ofLane(ofSum, isOfGroup ? result[column] : other);
    }
  }
}
#elif defined(TRANSHIP_WMMA)
__device__ inline bool isWholeWavefront() { return true; }
// A row's numbers of the lane: all of them on gfx11, and half of them on gfx12, from the lane's row of `a`.
template <int blocks, int used> __device__ inline void moveRows(const unsigned *a, unsigned *left) {
  constexpr int perPair = used / 2 / blocks;
  const int lane = __lane_id();
#ifdef __GFX12__
  const int ofA = (lane << 1 & 30) | lane >> 4;
#else
  const int ofA = (lane << 4 & 16) | (lane & 14);
#endif
#pragma unroll
  for (int i = 0; i < used; ++i) {
    const int block = i / (2 * perPair), pair = i / perPair % 2, t = i % perPair;
    // First, lanes with a t of 2 and 3 take over the rows g + 8, and the others the rows g.
    const unsigned own = a[2 * block + pair], other = ofNeighbor<2>(a[2 * block + 1 - pair]);
    left[i] = ofLane(ofA + t, (lane >> 1 & 1) == pair ? own : other);
  }
}
// The numbers of column `lane % 8`.
template <int blocks, int used> __device__ inline void moveColumns(const unsigned *b, unsigned *right) {
  constexpr int perPair = used / 2 / blocks;
  const int lane = __lane_id(), column = (lane << 1 & 6) | (lane >> 2 & 1);
#ifdef __GFX12__
  const int ofB = 4 * column + (lane >> 4);
#else
  const int ofB = 4 * column;
#endif
#pragma unroll
  for (int i = 0; i < used; ++i)
    right[i] = ofLane(ofB + 2 * (i / perPair % 2) + i % perPair, b[i / (2 * perPair)]);
}
// Sums of the two rows of a lane, of numbers of both halves of a row of 16 lanes.
template <class Number> __device__ inline void moveSums(const Number *numbers, Number *sums) {
#pragma unroll
  for (int row = 0; row < 2; ++row) {
    sums[2 * row] = ofNeighbor<4, 10>(numbers[2 + row], numbers[row]);
    sums[2 * row + 1] = ofNeighbor<4, 5>(numbers[row], numbers[2 + row]);
  }
}
#ifdef __GFX12__
constexpr int matrixWordsPerBlock = 2;
#else
constexpr int matrixWordsPerBlock = 4;
#endif
// Half of the columns are used.
template <int blocks, class A, class B, class Number>
__device__ inline void multiplyByUnit(const unsigned *a, const unsigned *b, Number *sums) {
  using Unit = MatrixUnit<A, B>;
  constexpr int used = matrixWordsPerBlock * blocks,
                words = (used + Unit::words - 1) / Unit::words * Unit::words;
  unsigned left[words] = {}, right[words] = {};
  moveRows<blocks, used>(a, left);
  moveColumns<blocks, used>(b, right);
  const MatrixSums<Number> result = Unit::product(left, right);
  Number numbers[4];
#pragma unroll
  for (int i = 0; i < 4; ++i)
    numbers[i] = ofNeighbor<0, 12>(result[4 + i], result[i]);
  moveSums(numbers, sums);
}
// Two products with the same rows: the upper 8 lanes of 16 have the columns of the second one.
template <int blocks, class A, class B, class Number>
__device__ inline void multiplyPairByUnit(const unsigned *a, const unsigned *b, Number *sums) {
  using Unit = MatrixUnit<A, B>;
  constexpr int used = matrixWordsPerBlock * blocks,
                words = (used + Unit::words - 1) / Unit::words * Unit::words;
  unsigned left[words] = {}, right[words] = {}, other[used];
  moveRows<blocks, used>(a, left);
  moveColumns<blocks, used>(b, right);
  moveColumns<blocks, used>(b + blocks, other);
#pragma unroll
  for (int i = 0; i < used; ++i)
    right[i] = ofNeighbor<0, 12>(other[i], right[i]);
  const MatrixSums<Number> result = Unit::product(left, right);
  Number first[4], second[4];
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    first[i] = ofNeighbor<8, 12>(result[4 + i], result[i]);
    second[i] = ofNeighbor<8, 3>(result[i], result[4 + i]);
  }
  moveSums(first, sums);
  moveSums(second, sums + 4);
}
#endif
} // namespace tranship

//- helper: matrix-product
//- requires: matrix-units
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

// The products of the rows g, g + 8 by the columns 2t and 2t + 1.
template <int rows, int blocks, class A, class B, class Number>
__device__ inline void multiplyByShuffles(const typename A::Word *a, const typename B::Word *b,
                                          Number *sums) {
  constexpr int unrolled = MatrixUnit<A, B>::words == 0 ? 4 : 1; // short where it is rarely used
  const int lane = __lane_id() & 31, group = lane & ~3, column = lane % 4 * 2;
#pragma unroll
  for (int place = 0; place < 2 * rows; ++place)
    sums[place] = 0;
#pragma unroll(unrolled)
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int block = 0; block < blocks; ++block) {
      typename A::Word left[rows];
      typename B::Word right[2];
#pragma unroll
      for (int row = 0; row < rows; ++row)
        left[row] = __shfl(a[block * rows + row], group + i, 32);
#pragma unroll
      for (int j = 0; j < 2; ++j)
        right[j] = __shfl(b[block], (column + j) * 4 + i, 32);
#pragma unroll
      for (int place = 0; place < 2 * rows; ++place)
#pragma unroll
        for (int part = 0; part < A::numbers; ++part)
          sums[place] = addProduct(A::number(left[place / 2], part),
                                   B::number(right[place % 2], part), sums[place]);
    }
}

// The sums of products with 8 columns, or of two with the same rows.
template <int rows, int blocks, int tiles, class A, class B, class Number>
__device__ inline void multiplyTiles(const typename A::Word *a, const typename B::Word *b, Number *sums) {
#if defined(TRANSHIP_MFMA) || defined(TRANSHIP_WMMA)
  if constexpr (rows == 2 && MatrixUnit<A, B>::words != 0) {
    if (isWholeWavefront()) {
#ifdef TRANSHIP_WMMA
      if constexpr (tiles == 2)
        return multiplyPairByUnit<blocks, A, B>(a, b, sums);
#endif
#pragma unroll
      for (int tile = 0; tile < tiles; ++tile)
        multiplyByUnit<blocks, A, B>(a, b + tile * blocks, sums + tile * 4);
      return;
    }
  }
#endif
#pragma unroll
  for (int tile = 0; tile < tiles; ++tile)
    multiplyByShuffles<rows, blocks, A, B>(a, b + tile * blocks, sums + tile * 2 * rows);
}

// mma.sync: the product of an m x k matrix of type A and a k x n matrix of type B, plus a matrix of Sum. With an n
// of 16, these are two instructions with the same A. The products are summed first, then added to `c`;
// floating-point sums are in float or double.
template <int m, int n, int k, class A, class B, class Sum, bool saturates = false>
__device__ inline Fragment<typename Sum::Word, m * n / 32 / Sum::numbers>
mma(Fragment<typename A::Word, m * k / 32 / A::numbers> a,
    Fragment<typename B::Word, k * n / 32 / B::numbers> b,
    Fragment<typename Sum::Word, m * n / 32 / Sum::numbers> c) {
  static_assert((n == 8 || n == 16) && A::numbers == B::numbers, "no shape of mma.sync");
  constexpr int rows = m / 8, blocks = k / A::numbers / 4, tiles = n / 8, count = 2 * rows * tiles;
  typename Sum::Number sums[count];
  multiplyTiles<rows, blocks, tiles, A, B>(a.words, b.words, sums);
#pragma unroll
  for (int place = 0; place < count; ++place)
    sums[place] = addSums<saturates>(
        Sum::number(c.words[place / Sum::numbers], place % Sum::numbers), sums[place]);
#pragma unroll
  for (int i = 0; i < count / Sum::numbers; ++i)
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

#if defined(TRANSHIP_MFMA) || defined(TRANSHIP_WMMA)
#ifdef TRANSHIP_MFMA
constexpr int matrixHalfWords = 2;
#elif defined(__GFX12__)
constexpr int matrixHalfWords = 4;
#else
constexpr int matrixHalfWords = 8;
#endif
// Adds the product of two operands of `matrixHalfWords` words.
__device__ inline MatrixSums<float> addHalves(const unsigned *a, const unsigned *b,
                                              MatrixSums<float> sums) {
  typedef _Float16 Halves __attribute__((ext_vector_type(2 * matrixHalfWords)));
  const Halves left = wordsAs<Halves, matrixHalfWords>(a), right = wordsAs<Halves, matrixHalfWords>(b);
#ifdef TRANSHIP_MFMA
  return __builtin_amdgcn_mfma_f32_16x16x16f16(right, left, sums, 0, 0, 0);
#elif defined(__GFX12__)
  return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(left, right, sums);
#else
  return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(left, right, sums);
#endif
}
template <> struct MatrixUnit<MatrixF16, MatrixF16> {
  static constexpr int words = matrixHalfWords;
  template <int count>
  static __device__ MatrixSums<float> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    MatrixSums<float> sums = {};
#pragma unroll
    for (int i = 0; i < count; i += words)
      sums = addHalves(a + i, b + i, sums);
    return sums;
  }
};
#endif
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

#if defined(TRANSHIP_WMMA) || (defined(TRANSHIP_MFMA) && !defined(__gfx908__))
template <> struct MatrixUnit<MatrixBF16, MatrixBF16> {
#ifdef TRANSHIP_MFMA
  static constexpr int words = 2;
#elif defined(__GFX12__)
  static constexpr int words = 4;
#else
  static constexpr int words = 8;
#endif
  template <int count>
  static __device__ MatrixSums<float> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    typedef short Numbers __attribute__((ext_vector_type(2 * words)));
    MatrixSums<float> sums = {};
#pragma unroll
    for (int i = 0; i < count; i += words) {
      const Numbers left = wordsAs<Numbers, words>(a + i), right = wordsAs<Numbers, words>(b + i);
#ifdef TRANSHIP_MFMA
      sums = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(right, left, sums, 0, 0, 0);
#elif defined(__GFX12__)
      sums = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(left, right, sums);
#else
      sums = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(left, right, sums);
#endif
    }
    return sums;
  }
};
#endif
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

#ifdef TRANSHIP_MFMA
template <> struct MatrixUnit<MatrixTF32, MatrixTF32> {
  static constexpr int words = 1;
  template <int count>
  static __device__ MatrixSums<float> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    MatrixSums<float> sums = {};
#pragma unroll
    for (int i = 0; i < count; ++i)
      sums = __builtin_amdgcn_mfma_f32_16x16x4f32(MatrixTF32::number(b[i], 0),
                                                  MatrixTF32::number(a[i], 0), sums, 0, 0, 0);
    return sums;
  }
};
#endif
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

#ifdef TRANSHIP_MFMA
#if defined(__gfx908__) || defined(__gfx90a__)
constexpr int matrixByteWords = 1;
#else
constexpr int matrixByteWords = 2;
#endif
// Adds the product of signed bytes.
__device__ inline MatrixSums<int> addBytes(const unsigned *a, const unsigned *b, MatrixSums<int> sums) {
#if defined(__gfx908__) || defined(__gfx90a__)
  return __builtin_amdgcn_mfma_i32_16x16x16i8(static_cast<int>(*b), static_cast<int>(*a), sums, 0, 0, 0);
#else
  return __builtin_amdgcn_mfma_i32_16x16x32_i8(wordsAs<__INT64_TYPE__, 2>(b),
                                               wordsAs<__INT64_TYPE__, 2>(a), sums, 0, 0, 0);
#endif
}
// An unsigned byte is a signed one plus 128. The product by 128 is twice the one by 64.
template <bool isSignedA, bool isSignedB>
struct MatrixUnit<MatrixInteger<8, isSignedA>, MatrixInteger<8, isSignedB>> {
  static constexpr int words = matrixByteWords;
  template <int count>
  static __device__ MatrixSums<int> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    const unsigned signsA = isSignedA ? 0 : 0x80808080u, signsB = isSignedB ? 0 : 0x80808080u;
    const unsigned eighths[] = {0x40404040u, 0x40404040u};
    MatrixSums<int> sums = isSignedA || isSignedB ? 0 : 128 * 128 * 16 * count;
#pragma unroll
    for (int i = 0; i < count; i += words) {
      unsigned left[words], right[words];
#pragma unroll
      for (int j = 0; j < words; ++j) {
        left[j] = a[i + j] ^ signsA;
        right[j] = b[i + j] ^ signsB;
      }
#pragma unroll
      for (int twice = 0; twice < 2; ++twice) {
        if (!isSignedA)
          sums = addBytes(eighths, right, sums);
        if (!isSignedB)
          sums = addBytes(left, eighths, sums);
      }
      sums = addBytes(left, right, sums);
    }
    return sums;
  }
};
// Numbers of 4 bits become bytes; those with a sign are in the upper half, 16 times as large.
template <bool isSignedA, bool isSignedB>
struct MatrixUnit<MatrixInteger<4, isSignedA>, MatrixInteger<4, isSignedB>> {
  static constexpr int words = 1;
  template <bool isSigned, int count>
  static __device__ void toBytes(const unsigned (&from)[count], unsigned *bytes) {
    const unsigned mask = isSigned ? 0xf0f0f0f0u : 0x0f0f0f0fu;
#pragma unroll
    for (int i = 0; i < count; ++i) {
      bytes[2 * i] = (isSigned ? from[i] << 4 : from[i]) & mask;
      bytes[2 * i + 1] = (isSigned ? from[i] : from[i] >> 4) & mask;
    }
  }
  template <int count>
  static __device__ MatrixSums<int> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    unsigned left[2 * count], right[2 * count];
    toBytes<isSignedA>(a, left);
    toBytes<isSignedB>(b, right);
    return MatrixUnit<MatrixS8, MatrixS8>::product(left, right) >> 4 * (isSignedA + isSignedB);
  }
};
#elif defined(TRANSHIP_WMMA)
template <int bits, bool isSignedA, bool isSignedB>
struct MatrixUnit<MatrixInteger<bits, isSignedA>, MatrixInteger<bits, isSignedB>> {
#ifdef __GFX12__
  static constexpr int words = 2;
#else
  static constexpr int words = bits / 2;
#endif
  template <int count>
  static __device__ MatrixSums<int> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    typedef int Words __attribute__((ext_vector_type(words)));
    MatrixSums<int> sums = {};
#pragma unroll
    for (int i = 0; i < count; i += words) {
      const Words left = wordsAs<Words, words>(a + i), right = wordsAs<Words, words>(b + i);
#ifdef __GFX12__
      if constexpr (bits == 8)
        sums = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(isSignedA, left, isSignedB, right, sums, false);
      else
        sums = __builtin_amdgcn_wmma_i32_16x16x32_iu4_w32_gfx12(isSignedA, left, isSignedB, right, sums, false);
#else
      if constexpr (bits == 8)
        sums = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(isSignedA, left, isSignedB, right, sums, false);
      else
        sums = __builtin_amdgcn_wmma_i32_16x16x16_iu4_w32(isSignedA, left, isSignedB, right, sums, false);
#endif
    }
    return sums;
  }
};
#endif
} // namespace tranship

//- helper: matrix-f8
//- requires: matrix-f16
namespace tranship {
template <bool isE5M2> struct MatrixF8 {
  using Word = unsigned;
  using Number = float;
  static constexpr int numbers = 4;
  static __device__ float number(unsigned word, int i) {
    const unsigned code = word >> 8 * i & 0xff, magnitude = code & 0x7f;
    // E5M2 is the upper 8 bits of a half. E4M3 has one exponent bit fewer: the same bits read as a half are too
    // small by a factor of 2^8.
    const unsigned half = isE5M2              ? code << 8
                          : magnitude == 0x7f ? 0x7fff
                                              : (code & 0x80) << 8 | magnitude << 7;
    return __half2float(__ushort_as_half(static_cast<unsigned short>(half))) * (isE5M2 ? 1 : 256);
  }
};
using MatrixE5M2 = MatrixF8<true>;
using MatrixE4M3 = MatrixF8<false>;

#if defined(TRANSHIP_MFMA) || defined(TRANSHIP_WMMA)
#if defined(__gfx950__) || defined(__GFX12__)
// GPUs with units for these formats.
template <bool isE5M2A, bool isE5M2B> struct MatrixUnit<MatrixF8<isE5M2A>, MatrixF8<isE5M2B>> {
  static constexpr int words = 2;
#ifdef TRANSHIP_MFMA
  static __device__ MatrixSums<float> add(const unsigned *a, const unsigned *b, MatrixSums<float> sums) {
    const __INT64_TYPE__ left = wordsAs<__INT64_TYPE__, 2>(a), right = wordsAs<__INT64_TYPE__, 2>(b);
    if constexpr (isE5M2A && isE5M2B)
      return __builtin_amdgcn_mfma_f32_16x16x32_bf8_bf8(right, left, sums, 0, 0, 0);
    else if constexpr (isE5M2A)
      return __builtin_amdgcn_mfma_f32_16x16x32_fp8_bf8(right, left, sums, 0, 0, 0);
    else if constexpr (isE5M2B)
      return __builtin_amdgcn_mfma_f32_16x16x32_bf8_fp8(right, left, sums, 0, 0, 0);
    else
      return __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8(right, left, sums, 0, 0, 0);
  }
#else
  static __device__ MatrixSums<float> add(const unsigned *a, const unsigned *b, MatrixSums<float> sums) {
    typedef int Words __attribute__((ext_vector_type(2)));
    const Words left = wordsAs<Words, 2>(a), right = wordsAs<Words, 2>(b);
    if constexpr (isE5M2A && isE5M2B)
      return __builtin_amdgcn_wmma_f32_16x16x16_bf8_bf8_w32_gfx12(left, right, sums);
    else if constexpr (isE5M2A)
      return __builtin_amdgcn_wmma_f32_16x16x16_bf8_fp8_w32_gfx12(left, right, sums);
    else if constexpr (isE5M2B)
      return __builtin_amdgcn_wmma_f32_16x16x16_fp8_bf8_w32_gfx12(left, right, sums);
    else
      return __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(left, right, sums);
  }
#endif
  template <int count>
  static __device__ MatrixSums<float> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    MatrixSums<float> sums = {};
#pragma unroll
    for (int i = 0; i < count; i += words)
      sums = add(a + i, b + i, sums);
    return sums;
  }
};
#else
// The numbers are exact as halves.
template <bool isE5M2A, bool isE5M2B> struct MatrixUnit<MatrixF8<isE5M2A>, MatrixF8<isE5M2B>> {
  static constexpr int words = matrixHalfWords / 2;
  template <bool isE5M2, int count>
  static __device__ void toHalves(const unsigned (&from)[count], unsigned *halves) {
    typedef _Float16 Pair __attribute__((ext_vector_type(2)));
#pragma unroll
    for (int i = 0; i < 2 * count; ++i) {
      // Each byte becomes the upper one of a halfword.
      unsigned pair = __builtin_amdgcn_perm(0, from[i / 2], i % 2 ? 0x030c020c : 0x010c000c);
      if (!isE5M2) {
        pair = (pair & 0x80008000u) | (pair >> 1 & 0x3f803f80u);
        pair |= (pair + 0x00800080u) & 0x40004000u; // NaN, whose magnitude has all bits
        pair = __builtin_bit_cast(unsigned, __builtin_bit_cast(Pair, pair) * static_cast<_Float16>(256));
      }
      halves[i] = pair;
    }
  }
  template <int count>
  static __device__ MatrixSums<float> product(const unsigned (&a)[count], const unsigned (&b)[count]) {
    unsigned left[2 * count], right[2 * count];
    toHalves<isE5M2A>(a, left);
    toHalves<isE5M2B>(b, right);
    return MatrixUnit<MatrixF16, MatrixF16>::product(left, right);
  }
};
#endif
#endif
} // namespace tranship

//- helper: matrix-quads
//- requires: matrix-f16
namespace tranship {
// A number of a matrix of mma.sync.m8n8k4: lane q of four holds a line (q, or q + 4 in the upper 16 lanes) of
// four k, or k = q of four lines.
template <bool hasLine> __device__ inline float quadNumber(const unsigned *words, int line, int k) {
  const int lane = (__lane_id() & 12) + (hasLine ? line & 3 : k) + (line & 4) * 4, i = hasLine ? k : line & 3;
  const unsigned low = __shfl(words[0], lane, 32), high = __shfl(words[1], lane, 32);
  return MatrixF16::number(i & 2 ? high : low, i & 1);
}

// mma.sync.m8n8k4: four products at once, each by lanes 4p to 4p + 3 and 4p + 16 to 4p + 19.
template <bool isRowA, bool isRowB, class Sum>
__device__ inline Fragment<typename Sum::Word, 8 / Sum::numbers>
mmaOfQuads(Fragment<unsigned, 2> a, Fragment<unsigned, 2> b,
           Fragment<typename Sum::Word, 8 / Sum::numbers> c) {
  constexpr bool isWide = Sum::numbers == 1;
  const int lane = __lane_id(), upper = (lane & 16) / 4;
  float sums[8];
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const int row = upper + (isWide ? (lane & 1) + (i & 2) : lane & 3),
              column = isWide ? (i & 4) + (lane & 2) + (i & 1) : i;
    sums[i] = 0;
#pragma unroll
    for (int k = 0; k < 4; ++k)
      sums[i] = addProduct(quadNumber<isRowA>(a.words, row, k),
                           quadNumber<!isRowB>(b.words, column, k), sums[i]);
    sums[i] += Sum::number(c.words[i / Sum::numbers], i % Sum::numbers);
  }
#pragma unroll
  for (int i = 0; i < 8 / Sum::numbers; ++i)
    c.words[i] = Sum::word(sums + i * Sum::numbers);
  return c;
}
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
