// SPDX-License-Identifier: 0BSD
// Instructions of PTX that no function of HIP stands for.

//- helper: prmt
//- includes: hip/hip_runtime.h
namespace tranship {
// Four of the eight bytes of `b` and `a`, by the digits of the selector. The highest bit of a digit
// asks for the sign of its byte, repeated.
__device__ inline unsigned prmt(unsigned a, unsigned b, unsigned selector) {
  unsigned bytes = __byte_perm(a, b, selector & 0x7777);
  unsigned signs = (bytes >> 7 & 0x01010101u) * 0xff;
  unsigned digits = selector >> 3 & 0x1111; // one bit each, which moves to its byte
  digits = (digits | digits << 8) & 0x00110011u;
  digits = (digits | digits << 4) & 0x01010101u;
  return bytes ^ ((bytes ^ signs) & digits * 0xff);
}
} // namespace tranship

//- helper: lop3
//- includes: hip/hip_runtime.h
namespace tranship {
// Any logic function of three words: bit 4a + 2b + c of the table is the result for bits a, b, c.
__device__ constexpr unsigned lop3(unsigned a, unsigned b, unsigned c, unsigned table) {
  unsigned result = 0;
  for (int i = 0; i < 8; ++i)
    if (table >> i & 1)
      result |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
  return result;
}
} // namespace tranship

//- helper: pair-f32x2
//- includes: hip/hip_runtime.h
namespace tranship {
// Two floats in a word of 64 bits, the first in its lower half.
union PairF32 {
  unsigned long long bits;
  float values[2];
};
} // namespace tranship

//- helper: add-f32x2
//- requires: pair-f32x2
namespace tranship {
__device__ inline unsigned long long add_f32x2(unsigned long long aBits, unsigned long long bBits) {
  PairF32 result{0}, a{aBits}, b{bBits};
  for (int i = 0; i < 2; ++i)
    result.values[i] = a.values[i] + b.values[i];
  return result.bits;
}
} // namespace tranship

//- helper: sub-f32x2
//- requires: pair-f32x2
namespace tranship {
__device__ inline unsigned long long sub_f32x2(unsigned long long aBits, unsigned long long bBits) {
  PairF32 result{0}, a{aBits}, b{bBits};
  for (int i = 0; i < 2; ++i)
    result.values[i] = a.values[i] - b.values[i];
  return result.bits;
}
} // namespace tranship

//- helper: mul-f32x2
//- requires: pair-f32x2
namespace tranship {
__device__ inline unsigned long long mul_f32x2(unsigned long long aBits, unsigned long long bBits) {
  PairF32 result{0}, a{aBits}, b{bBits};
  for (int i = 0; i < 2; ++i)
    result.values[i] = a.values[i] * b.values[i];
  return result.bits;
}
} // namespace tranship

//- helper: fma-f32x2
//- requires: pair-f32x2
namespace tranship {
__device__ inline unsigned long long fma_f32x2(unsigned long long aBits, unsigned long long bBits, unsigned long long cBits) {
  PairF32 result{0}, a{aBits}, b{bBits}, c{cBits};
  for (int i = 0; i < 2; ++i)
    result.values[i] = fmaf(a.values[i], b.values[i], c.values[i]);
  return result.bits;
}
} // namespace tranship

//- helper: dp4a-mixed
//- includes: hip/hip_runtime.h
namespace tranship {
// The dot product of four unsigned bytes `a` and four signed bytes `b`, plus a number. An unsigned
// byte is 128 more than the signed byte with its highest bit flipped, and 128 does not fit into a signed byte.
__device__ inline int dp4a_mixed(unsigned a, int b, int c) {
  char4 bytes = __builtin_bit_cast(char4, b), halves = __builtin_bit_cast(char4, 0x40404040);
  c = amd_mixed_dot(__builtin_bit_cast(char4, a ^ 0x80808080u), bytes, c, false);
  return amd_mixed_dot(halves, bytes, amd_mixed_dot(halves, bytes, c, false), false);
}
} // namespace tranship

//- helper: carry-flag
//- includes: hip/hip_runtime.h
namespace tranship {
// PTX's carry flag of this thread, which goes from one statement to later ones, also in other functions.
// It has a type of its own, so that compilers keep it in a register between statements of a function
// and only store the last one. A chain within one function is best written with
// __builtin_addc and __builtin_subc, and needs no memory at all.
enum class CarryFlag : unsigned char {};
__device__ inline CarryFlag &carryFlag() {
  __shared__ CarryFlag flags[1024];
  return flags[(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x];
}
} // namespace tranship

//- helper: add-carry
//- requires: carry-flag
namespace tranship {
// Sums that use the flag (`addc`) and set it (`_cc`).
template <class T> __device__ inline T addAndSet(T a, T b, T carry) {
  T sum = a + b, whole = sum + carry;
  carryFlag() = static_cast<CarryFlag>((sum < a) | (whole < sum));
  return whole;
}
__device__ inline unsigned add_cc_u32(unsigned a, unsigned b) { return addAndSet(a, b, 0u); }
__device__ inline unsigned addc_u32(unsigned a, unsigned b) {
  return a + b + static_cast<unsigned>(carryFlag());
}
__device__ inline unsigned addc_cc_u32(unsigned a, unsigned b) {
  return addAndSet(a, b, static_cast<unsigned>(carryFlag()));
}
__device__ inline unsigned long long add_cc_u64(unsigned long long a, unsigned long long b) {
  return addAndSet(a, b, 0ull);
}
__device__ inline unsigned long long addc_u64(unsigned long long a, unsigned long long b) {
  return a + b + static_cast<unsigned long long>(carryFlag());
}
__device__ inline unsigned long long addc_cc_u64(unsigned long long a, unsigned long long b) {
  return addAndSet(a, b, static_cast<unsigned long long>(carryFlag()));
}
} // namespace tranship

//- helper: sub-carry
//- requires: carry-flag
namespace tranship {
// Differences that use the flag as what was borrowed (`subc`) and set it (`_cc`).
template <class T> __device__ inline T subAndSet(T a, T b, T borrow) {
  T difference = a - b, whole = difference - borrow;
  carryFlag() = static_cast<CarryFlag>((a < b) | (difference < borrow));
  return whole;
}
__device__ inline unsigned sub_cc_u32(unsigned a, unsigned b) { return subAndSet(a, b, 0u); }
__device__ inline unsigned subc_u32(unsigned a, unsigned b) {
  return a - b - static_cast<unsigned>(carryFlag());
}
__device__ inline unsigned subc_cc_u32(unsigned a, unsigned b) {
  return subAndSet(a, b, static_cast<unsigned>(carryFlag()));
}
__device__ inline unsigned long long sub_cc_u64(unsigned long long a, unsigned long long b) {
  return subAndSet(a, b, 0ull);
}
__device__ inline unsigned long long subc_u64(unsigned long long a, unsigned long long b) {
  return a - b - static_cast<unsigned long long>(carryFlag());
}
__device__ inline unsigned long long subc_cc_u64(unsigned long long a, unsigned long long b) {
  return subAndSet(a, b, static_cast<unsigned long long>(carryFlag()));
}
} // namespace tranship

//- helper: globaltimer
//- includes: hip/hip_runtime.h
namespace tranship {
// Nanoseconds since an arbitrary time, from the GPU's constant-rate clock. On the host,
// hipDeviceAttributeWallClockRate tells the rate; here, it is the one of the kind of GPU.
__device__ inline unsigned long long globaltimer() {
#if defined(__gfx900__)
  return wall_clock64() * 1000ull / 27; // 27 MHz
#elif defined(__GFX9__) && !defined(__gfx942__) && !defined(__gfx950__)
  return wall_clock64() * 40ull; // 25 MHz
#elif defined(__AMDGCN__)
  return wall_clock64() * 10ull; // 100 MHz
#else
  return wall_clock64();
#endif
}
} // namespace tranship

//- helper: cp-async
//- includes: hip/hip_runtime.h
namespace tranship {
// Copies 4, 8 or 16 bytes at once. Of these, the first `size` come from the source; the rest is 0.
template <int bytes>
__device__ inline void cp_async(void *to, const void *from, unsigned size = bytes) {
  struct alignas(bytes) Block {
    char data[bytes];
  } block = {};
  if (size >= bytes)
    block = *static_cast<const Block *>(from);
  else
    for (unsigned i = 0; i < size; ++i)
      block.data[i] = static_cast<const char *>(from)[i];
  *static_cast<Block *>(to) = block;
}
} // namespace tranship

//- helper: shfl-bound
//- includes: hip/hip_runtime.h
namespace tranship {
// PTX's shuffles are between 32 lanes. Bits 0 to 4 of `range` limit the lanes that a value may come
// from; bits 8 to 12 are those of a lane's number in which the lanes of a segment agree.
__device__ inline int shflBound(int lane, unsigned range) {
  int segment = range >> 8 & 31;
  return (lane & segment) | (range & 31 & ~segment);
}
// The value of a lane, or the lane's own one if that lane is out of range.
template <class T>
__device__ inline T shflFrom(T value, int source, bool isIn, bool *isInRange) {
  if (isInRange)
    *isInRange = isIn;
  return __shfl(value, isIn ? source : static_cast<int>(__lane_id() & 31), 32);
}
} // namespace tranship

//- helper: shfl-up
//- requires: shfl-bound
namespace tranship {
template <class T>
__device__ inline T shfl_up(T value, unsigned distance, unsigned range, bool *isInRange = nullptr) {
  int lane = __lane_id() & 31, source = lane - static_cast<int>(distance & 31);
  return shflFrom(value, source, source >= shflBound(lane, range), isInRange);
}
} // namespace tranship

//- helper: shfl-down
//- requires: shfl-bound
namespace tranship {
template <class T>
__device__ inline T shfl_down(T value, unsigned distance, unsigned range, bool *isInRange = nullptr) {
  int lane = __lane_id() & 31, source = lane + static_cast<int>(distance & 31);
  return shflFrom(value, source, source <= shflBound(lane, range), isInRange);
}
} // namespace tranship

//- helper: shfl-bfly
//- requires: shfl-bound
namespace tranship {
template <class T>
__device__ inline T shfl_bfly(T value, unsigned lanes, unsigned range, bool *isInRange = nullptr) {
  int lane = __lane_id() & 31, source = lane ^ static_cast<int>(lanes & 31);
  return shflFrom(value, source, source <= shflBound(lane, range), isInRange);
}
} // namespace tranship

//- helper: shfl-idx
//- requires: shfl-bound
namespace tranship {
template <class T>
__device__ inline T shfl_idx(T value, unsigned index, unsigned range, bool *isInRange = nullptr) {
  int lane = __lane_id() & 31, segment = range >> 8 & 31;
  int source = (lane & segment) | (static_cast<int>(index & 31) & ~segment);
  return shflFrom(value, source, source <= shflBound(lane, range), isInRange);
}
} // namespace tranship

//- helper: cuda-ptx-shuffles
//- requires: shfl-up, shfl-down, shfl-bfly, shfl-idx
//- cuda: cuda/ptx
namespace cuda::ptx {
// HIP's shuffles have no mask of lanes: those of a wavefront run in step.
template <class T>
__device__ inline T shfl_sync_up(T value, unsigned by, unsigned range, unsigned) {
  return tranship::shfl_up(value, by, range);
}
template <class T>
__device__ inline T shfl_sync_up(T value, bool &isIn, unsigned by, unsigned range, unsigned) {
  return tranship::shfl_up(value, by, range, &isIn);
}
template <class T>
__device__ inline T shfl_sync_down(T value, unsigned by, unsigned range, unsigned) {
  return tranship::shfl_down(value, by, range);
}
template <class T>
__device__ inline T shfl_sync_down(T value, bool &isIn, unsigned by, unsigned range, unsigned) {
  return tranship::shfl_down(value, by, range, &isIn);
}
template <class T>
__device__ inline T shfl_sync_bfly(T value, unsigned lanes, unsigned range, unsigned) {
  return tranship::shfl_bfly(value, lanes, range);
}
template <class T>
__device__ inline T shfl_sync_bfly(T value, bool &isIn, unsigned lanes, unsigned range, unsigned) {
  return tranship::shfl_bfly(value, lanes, range, &isIn);
}
template <class T>
__device__ inline T shfl_sync_idx(T value, unsigned index, unsigned range, unsigned) {
  return tranship::shfl_idx(value, index, range);
}
template <class T>
__device__ inline T shfl_sync_idx(T value, bool &isIn, unsigned index, unsigned range, unsigned) {
  return tranship::shfl_idx(value, index, range, &isIn);
}
} // namespace cuda::ptx
