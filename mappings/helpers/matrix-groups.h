// SPDX-License-Identifier: 0BSD
// PTX's matrix products of four warps (wgmma). Each of them computes 16 rows, by itself and at once.

//- helper: wgmma
//- requires: matrix-product
namespace tranship {
// An operand in shared memory. Its numbers are in chunks of 16 bytes: `width` of them, from lines that differ in
// bit 4 to 6 of their addresses, are exchanged.
struct MatrixDescriptor {
  unsigned start, leading, stride, width, phase;
  __device__ explicit MatrixDescriptor(unsigned long long bits)
      : start(static_cast<unsigned>(bits) << 4 & 0x3fff0), leading(static_cast<unsigned>(bits >> 12) & 0x3fff0),
        stride(static_cast<unsigned>(bits >> 28) & 0x3fff0), width(bits >> 62 ? 16u >> (bits >> 62) : 1),
        phase(static_cast<unsigned>(bits >> 49) & 7) {}
  __device__ unsigned place(unsigned offset) const {
    const unsigned address = start + offset;
    return address ^ ((((address >> 7) - phase) & (width - 1)) << 4);
  }
  // Where a chunk of a row or column begins whose numbers follow each other.
  __device__ unsigned chunkOfLine(unsigned line, unsigned chunk) const {
    return place(line % 8 * 16 * width + line / 8 * stride + chunk * (width == 1 ? leading : 16));
  }
  // Where 8 numbers of 16 bits of different lines begin, for a place in the lines.
  __device__ unsigned chunkOfPlace(unsigned chunk, unsigned at) const {
    return place(at % 8 * 16 * width + (width == 1 ? chunk * stride + at / 8 * leading
                                                   : chunk % width * 16 + chunk / width * leading + at / 8 * stride));
  }
  // A lane's word of a line: word t of a half of it.
  template <bool isTransposed> __device__ unsigned word(unsigned line, unsigned half) const {
    const unsigned t = __lane_id() & 3;
    if (!isTransposed)
      return *(__attribute__((address_space(3))) const unsigned *)(chunkOfLine(line, half) + 4 * t);
    unsigned pair = 0;
#pragma unroll
    for (unsigned i = 0; i < 2; ++i) {
      const unsigned place = chunkOfPlace(line / 8, 8 * half + 2 * t + i) + line % 8 * 2;
      pair |= unsigned{*(__attribute__((address_space(3))) const unsigned short *)place} << 16 * i;
    }
    return pair;
  }
};

// The rows of the first matrix that are the warp's.
template <bool isTransposed> __device__ inline Fragment<unsigned, 4> wgmmaRows(unsigned long long descriptor) {
  const MatrixDescriptor matrix(descriptor);
  const unsigned thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  const unsigned row = thread / 32 % 4 * 16 + (__lane_id() & 31) / 4;
  return {matrix.word<isTransposed>(row, 0), matrix.word<isTransposed>(row + 8, 0),
          matrix.word<isTransposed>(row, 1), matrix.word<isTransposed>(row + 8, 1)};
}

// wgmma.mma_async: the product by n columns, which the descriptor has. `sign`: of the product.
template <int n, class A, class B, class Sum, int sign, bool isTransposed, bool saturates = false>
__device__ inline Fragment<typename Sum::Word, n / 2 / Sum::numbers>
wgmma(Fragment<unsigned, 4> a, unsigned long long b, Fragment<typename Sum::Word, n / 2 / Sum::numbers> sums,
      bool adds) {
  constexpr int width = n % 16 == 0 ? 16 : 8, perTile = width / 2 / Sum::numbers; // pairs of tiles
  constexpr unsigned signs = A::numbers == 1 ? 0x80000000u : A::numbers == 2 ? 0x80008000u : 0x80808080u;
  const MatrixDescriptor matrix(b);
  const unsigned group = (__lane_id() & 31) / 4;
#pragma unroll
  for (int i = 0; i < 4 && sign < 0; ++i)
    a.words[i] ^= signs;
#pragma unroll
  for (int tile = 0; tile < n / width; ++tile) {
    Fragment<typename Sum::Word, perTile> part = {};
    Fragment<unsigned, width / 4> columns;
#pragma unroll
    for (int i = 0; i < width / 4; ++i)
      columns.words[i] = matrix.word<isTransposed>(tile * width + i / 2 * 8 + group, i % 2);
#pragma unroll
    for (int i = 0; i < perTile && adds; ++i)
      part.words[i] = sums.words[tile * perTile + i];
    part = mma<16, width, 8 * A::numbers, A, B, Sum, saturates>(a, columns, part);
#pragma unroll
    for (int i = 0; i < perTile; ++i)
      sums.words[tile * perTile + i] = part.words[i];
  }
  return sums;
}
} // namespace tranship
