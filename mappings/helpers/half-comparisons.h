// SPDX-License-Identifier: 0BSD
// Comparisons of pairs of __half and of bfloat16 that HIP lacks, or answers otherwise than CUDA.
// Ordered relations are false for NaN, unordered ones (__hltu2) true.

//- helper: half-pair-mask
//- includes: hip/hip_runtime.h
namespace tranship {
// All bits of the halfwords for which a relation between the halves of two pairs holds.
template <class Pair, class Relation>
__host__ __device__ inline unsigned pairMask(Pair a, Pair b, Relation relation) {
  return (relation(__low2float(a), __low2float(b)) ? 0x0000ffffu : 0u) |
         (relation(__high2float(a), __high2float(b)) ? 0xffff0000u : 0u);
}
} // namespace tranship

//- helper: heq2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned heq2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a == b; });
}
} // namespace tranship

//- helper: hne2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hne2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a < b || a > b; });
}
} // namespace tranship

//- helper: hle2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hle2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a <= b; });
}
} // namespace tranship

//- helper: hge2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hge2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a >= b; });
}
} // namespace tranship

//- helper: hlt2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hlt2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a < b; });
}
} // namespace tranship

//- helper: hgt2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hgt2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a > b; });
}
} // namespace tranship

//- helper: hequ2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hequ2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return !(a < b || a > b); });
}
} // namespace tranship

//- helper: hneu2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hneu2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return a != b; });
}
} // namespace tranship

//- helper: hleu2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hleu2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return !(a > b); });
}
} // namespace tranship

//- helper: hgeu2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hgeu2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return !(a < b); });
}
} // namespace tranship

//- helper: hltu2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hltu2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return !(a >= b); });
}
} // namespace tranship

//- helper: hgtu2-mask
//- requires: half-pair-mask
namespace tranship {
template <class Pair> __host__ __device__ inline unsigned hgtu2_mask(Pair x, Pair y) {
  return pairMask(x, y, [](float a, float b) { return !(a <= b); });
}
} // namespace tranship

//- helper: hbne2
//- requires: hne2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbne2(Pair x, Pair y) {
  return hne2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hbequ2
//- requires: hequ2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbequ2(Pair x, Pair y) {
  return hequ2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hbneu2
//- requires: hneu2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbneu2(Pair x, Pair y) {
  return hneu2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hbleu2
//- requires: hleu2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbleu2(Pair x, Pair y) {
  return hleu2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hbgeu2
//- requires: hgeu2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbgeu2(Pair x, Pair y) {
  return hgeu2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hbltu2
//- requires: hltu2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbltu2(Pair x, Pair y) {
  return hltu2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hbgtu2
//- requires: hgtu2-mask
namespace tranship {
// Whether the relation holds for both halves.
template <class Pair> __host__ __device__ inline bool hbgtu2(Pair x, Pair y) {
  return hgtu2_mask(x, y) == ~0u;
}
} // namespace tranship

//- helper: hne
//- includes: hip/hip_runtime.h
namespace tranship {
// Whether two numbers differ; false for NaN, where HIP's __hne is true.
template <class Half> __host__ __device__ inline bool hne(Half a, Half b) {
  return __hlt(a, b) || __hlt(b, a);
}
} // namespace tranship

//- helper: hne2
//- includes: hip/hip_runtime.h
namespace tranship {
// 1 for the halves that differ, 0 for NaN, where HIP's __hne2 has 1.
template <class Pair> __host__ __device__ inline Pair hne2(Pair a, Pair b) {
  return __hadd2(__hlt2(a, b), __hlt2(b, a));
}
} // namespace tranship

//- helper: hisinf
//- includes: hip/hip_runtime.h
namespace tranship {
// 1 for infinity, -1 for minus infinity, where HIP's __hisinf is true for both.
template <class Half> __host__ __device__ inline int hisinf(Half a) {
  return !__hisinf(a) ? 0 : __hlt(a, __hneg(a)) ? -1 : 1;
}
} // namespace tranship

//- helper: bf16-complement
//- includes: hip/hip_bf16.h
namespace tranship {
// Exchanges 0 and 1.
__host__ __device__ inline __hip_bfloat162 complement(__hip_bfloat162 truths) {
  return __hsub2(__bfloat162bfloat162(__float2bfloat16(1.0f)), truths);
}
} // namespace tranship

//- helper: bf16-hequ2
//- requires: bf16-complement, hne2
namespace tranship {
__host__ __device__ inline __hip_bfloat162 hequ2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return complement(hne2(a, b));
}
} // namespace tranship

//- helper: bf16-hneu2
//- requires: bf16-complement
namespace tranship {
__host__ __device__ inline __hip_bfloat162 hneu2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return complement(__heq2(a, b));
}
} // namespace tranship

//- helper: bf16-hleu2
//- requires: bf16-complement
namespace tranship {
__host__ __device__ inline __hip_bfloat162 hleu2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return complement(__hlt2(b, a));
}
} // namespace tranship

//- helper: bf16-hgeu2
//- requires: bf16-complement
namespace tranship {
__host__ __device__ inline __hip_bfloat162 hgeu2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return complement(__hlt2(a, b));
}
} // namespace tranship

//- helper: bf16-hltu2
//- requires: bf16-complement
namespace tranship {
__host__ __device__ inline __hip_bfloat162 hltu2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return complement(__hge2(a, b));
}
} // namespace tranship

//- helper: bf16-hgtu2
//- requires: bf16-complement
namespace tranship {
__host__ __device__ inline __hip_bfloat162 hgtu2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return complement(__hle2(a, b));
}
} // namespace tranship

//- helper: bf16-hisnan2
//- requires: bf16-complement
namespace tranship {
// 1 for the halves that are NaN. HIP's __hisnan2 has 1 in the high half for all numbers.
__host__ __device__ inline __hip_bfloat162 hisnan2(__hip_bfloat162 a) {
  return complement(__heq2(a, a));
}
} // namespace tranship
