// SPDX-License-Identifier: 0BSD
// What CUDA's functions of packed integers have in common, and dot products.

//- helper: packed-map
//- includes: hip/hip_runtime.h
namespace tranship {
// Applies an operation to the bytes or halfwords of two words, as the type Part, and keeps the low
// bits of each result.
template <class Part, class Operation>
__host__ __device__ inline unsigned mapPacked(unsigned a, unsigned b, Operation operation) {
  constexpr unsigned bits = 8 * sizeof(Part), mask = (1u << bits) - 1;
  unsigned result = 0;
  for (unsigned shift = 0; shift < 32; shift += bits) {
    const int x = static_cast<Part>(a >> shift & mask), y = static_cast<Part>(b >> shift & mask);
    result |= (static_cast<unsigned>(operation(x, y)) & mask) << shift;
  }
  return result;
}
} // namespace tranship

//- helper: packed-sum
//- includes: hip/hip_runtime.h
namespace tranship {
// Adds up what an operation gives for the bytes or halfwords of two words.
template <class Part, class Operation>
__host__ __device__ inline unsigned sumPacked(unsigned a, unsigned b, Operation operation) {
  constexpr unsigned bits = 8 * sizeof(Part), mask = (1u << bits) - 1;
  unsigned result = 0;
  for (unsigned shift = 0; shift < 32; shift += bits)
    result += operation(static_cast<Part>(a >> shift & mask), static_cast<Part>(b >> shift & mask));
  return result;
}
} // namespace tranship

//- helper: dp4a
//- requires: packed-sum
namespace tranship {
// The dot product of four signed or unsigned bytes, plus a number. It is one instruction on GPUs
// that have it.
__device__ inline int dp4a(int a, int b, int c) {
#if defined(__GFX11__) || defined(__GFX12__)
  return __builtin_amdgcn_sudot4(true, a, true, b, c, false);
#elif defined(__gfx906__) || defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__) ||  \
    defined(__gfx950__)
  return __builtin_amdgcn_sdot4(a, b, c, false);
#else
  return c + static_cast<int>(sumPacked<signed char>(a, b, [](int x, int y) { return x * y; }));
#endif
}
__device__ inline unsigned dp4a(unsigned a, unsigned b, unsigned c) {
#if defined(__GFX11__) || defined(__GFX12__) || defined(__gfx906__) || defined(__gfx908__) ||      \
    defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
  return __builtin_amdgcn_udot4(a, b, c, false);
#else
  return c + sumPacked<unsigned char>(a, b, [](int x, int y) { return x * y; });
#endif
}
__device__ inline int dp4a(char4 a, char4 b, int c) {
  int x, y;
  __builtin_memcpy(&x, &a, sizeof(x));
  __builtin_memcpy(&y, &b, sizeof(y));
  return dp4a(x, y, c);
}
__device__ inline unsigned dp4a(uchar4 a, uchar4 b, unsigned c) {
  unsigned x, y;
  __builtin_memcpy(&x, &a, sizeof(x));
  __builtin_memcpy(&y, &b, sizeof(y));
  return dp4a(x, y, c);
}
} // namespace tranship

//- helper: dp2a-lo
//- includes: hip/hip_runtime.h
namespace tranship {
// The dot product of two halfwords and the two low bytes of a word, plus a number.
__host__ __device__ inline int dp2a_lo(int a, int b, int c) {
  return c + static_cast<short>(a) * static_cast<signed char>(b) +
         static_cast<short>(a >> 16) * static_cast<signed char>(b >> 8);
}
__host__ __device__ inline unsigned dp2a_lo(unsigned a, unsigned b, unsigned c) {
  return c + (a & 0xffff) * (b & 0xff) + (a >> 16) * (b >> 8 & 0xff);
}
__host__ __device__ inline int dp2a_lo(short2 a, char4 b, int c) {
  int x, y;
  __builtin_memcpy(&x, &a, sizeof(x));
  __builtin_memcpy(&y, &b, sizeof(y));
  return dp2a_lo(x, y, c);
}
__host__ __device__ inline unsigned dp2a_lo(ushort2 a, uchar4 b, unsigned c) {
  unsigned x, y;
  __builtin_memcpy(&x, &a, sizeof(x));
  __builtin_memcpy(&y, &b, sizeof(y));
  return dp2a_lo(x, y, c);
}
} // namespace tranship

//- helper: dp2a-hi
//- includes: hip/hip_runtime.h
namespace tranship {
// The dot product of two halfwords and the two high bytes of a word, plus a number.
__host__ __device__ inline int dp2a_hi(int a, int b, int c) {
  return c + static_cast<short>(a) * static_cast<signed char>(b >> 16) +
         static_cast<short>(a >> 16) * static_cast<signed char>(b >> 24);
}
__host__ __device__ inline unsigned dp2a_hi(unsigned a, unsigned b, unsigned c) {
  return c + (a & 0xffff) * (b >> 16 & 0xff) + (a >> 16) * (b >> 24 & 0xff);
}
__host__ __device__ inline int dp2a_hi(short2 a, char4 b, int c) {
  int x, y;
  __builtin_memcpy(&x, &a, sizeof(x));
  __builtin_memcpy(&y, &b, sizeof(y));
  return dp2a_hi(x, y, c);
}
__host__ __device__ inline unsigned dp2a_hi(ushort2 a, uchar4 b, unsigned c) {
  unsigned x, y;
  __builtin_memcpy(&x, &a, sizeof(x));
  __builtin_memcpy(&y, &b, sizeof(y));
  return dp2a_hi(x, y, c);
}
} // namespace tranship
