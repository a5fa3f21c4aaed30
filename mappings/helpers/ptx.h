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
