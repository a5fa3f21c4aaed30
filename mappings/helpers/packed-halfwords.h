// SPDX-License-Identifier: 0BSD
// CUDA's functions of two halfwords in a word.

//- helper: vabs2
//- requires: packed-map
namespace tranship {
// Absolute values of signed halfwords; that of -32768 is -32768.
__host__ __device__ inline unsigned vabs2(unsigned a) {
  return mapPacked<short>(a, a, [](int x, int) { return x < 0 ? -x : x; });
}
} // namespace tranship

//- helper: vabsss2
//- requires: packed-map
namespace tranship {
// Absolute values of signed halfwords, at most 32767.
__host__ __device__ inline unsigned vabsss2(unsigned a) {
  return mapPacked<short>(a, a, [](int x, int) { return x == -32768 ? 32767 : x < 0 ? -x : x; });
}
} // namespace tranship

//- helper: vabsdiffs2
//- requires: packed-map
namespace tranship {
// Absolute differences of signed halfwords.
__host__ __device__ inline unsigned vabsdiffs2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vabsdiffu2
//- requires: packed-map
namespace tranship {
// Absolute differences of unsigned halfwords.
__host__ __device__ inline unsigned vabsdiffu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vadd2
//- requires: packed-map
namespace tranship {
// Sums of halfwords, without carry.
__host__ __device__ inline unsigned vadd2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x + y; });
}
} // namespace tranship

//- helper: vaddss2
//- requires: packed-map
namespace tranship {
// Sums of signed halfwords, clamped to -32768 and 32767.
__host__ __device__ inline unsigned vaddss2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x + y < -32768 ? -32768 : x + y > 32767 ? 32767 : x + y; });
}
} // namespace tranship

//- helper: vaddus2
//- requires: packed-map
namespace tranship {
// Sums of unsigned halfwords, at most 65535.
__host__ __device__ inline unsigned vaddus2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x + y > 65535 ? 65535 : x + y; });
}
} // namespace tranship

//- helper: vavgs2
//- requires: packed-map
namespace tranship {
// Averages of signed halfwords, rounded to the nearest number and halves away from zero.
__host__ __device__ inline unsigned vavgs2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return (x + y + (x + y >= 0)) >> 1; });
}
} // namespace tranship

//- helper: vavgu2
//- requires: packed-map
namespace tranship {
// Averages of unsigned halfwords, rounded up.
__host__ __device__ inline unsigned vavgu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return (x + y + 1) >> 1; });
}
} // namespace tranship

//- helper: vhaddu2
//- requires: packed-map
namespace tranship {
// Averages of unsigned halfwords, rounded down.
__host__ __device__ inline unsigned vhaddu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return (x + y) >> 1; });
}
} // namespace tranship

//- helper: vcmpeq2
//- requires: packed-map
namespace tranship {
// All bits of the halfwords that are equal.
__host__ __device__ inline unsigned vcmpeq2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x == y ? -1 : 0; });
}
} // namespace tranship

//- helper: vseteq2
//- requires: packed-map
namespace tranship {
// 1 in the halfwords that are equal.
__host__ __device__ inline unsigned vseteq2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x == y; });
}
} // namespace tranship

//- helper: vcmpne2
//- requires: packed-map
namespace tranship {
// All bits of the halfwords that are not equal.
__host__ __device__ inline unsigned vcmpne2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x != y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetne2
//- requires: packed-map
namespace tranship {
// 1 in the halfwords that are not equal.
__host__ __device__ inline unsigned vsetne2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x != y; });
}
} // namespace tranship

//- helper: vcmpges2
//- requires: packed-map
namespace tranship {
// All bits of the signed halfwords of the first word that are not less.
__host__ __device__ inline unsigned vcmpges2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x >= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetges2
//- requires: packed-map
namespace tranship {
// 1 in the signed halfwords of the first word that are not less.
__host__ __device__ inline unsigned vsetges2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x >= y; });
}
} // namespace tranship

//- helper: vcmpgeu2
//- requires: packed-map
namespace tranship {
// All bits of the unsigned halfwords of the first word that are not less.
__host__ __device__ inline unsigned vcmpgeu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x >= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetgeu2
//- requires: packed-map
namespace tranship {
// 1 in the unsigned halfwords of the first word that are not less.
__host__ __device__ inline unsigned vsetgeu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x >= y; });
}
} // namespace tranship

//- helper: vcmpgts2
//- requires: packed-map
namespace tranship {
// All bits of the signed halfwords of the first word that are greater.
__host__ __device__ inline unsigned vcmpgts2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x > y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetgts2
//- requires: packed-map
namespace tranship {
// 1 in the signed halfwords of the first word that are greater.
__host__ __device__ inline unsigned vsetgts2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x > y; });
}
} // namespace tranship

//- helper: vcmpgtu2
//- requires: packed-map
namespace tranship {
// All bits of the unsigned halfwords of the first word that are greater.
__host__ __device__ inline unsigned vcmpgtu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x > y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetgtu2
//- requires: packed-map
namespace tranship {
// 1 in the unsigned halfwords of the first word that are greater.
__host__ __device__ inline unsigned vsetgtu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x > y; });
}
} // namespace tranship

//- helper: vcmples2
//- requires: packed-map
namespace tranship {
// All bits of the signed halfwords of the first word that are not greater.
__host__ __device__ inline unsigned vcmples2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x <= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetles2
//- requires: packed-map
namespace tranship {
// 1 in the signed halfwords of the first word that are not greater.
__host__ __device__ inline unsigned vsetles2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x <= y; });
}
} // namespace tranship

//- helper: vcmpleu2
//- requires: packed-map
namespace tranship {
// All bits of the unsigned halfwords of the first word that are not greater.
__host__ __device__ inline unsigned vcmpleu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x <= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetleu2
//- requires: packed-map
namespace tranship {
// 1 in the unsigned halfwords of the first word that are not greater.
__host__ __device__ inline unsigned vsetleu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x <= y; });
}
} // namespace tranship

//- helper: vcmplts2
//- requires: packed-map
namespace tranship {
// All bits of the signed halfwords of the first word that are less.
__host__ __device__ inline unsigned vcmplts2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x < y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetlts2
//- requires: packed-map
namespace tranship {
// 1 in the signed halfwords of the first word that are less.
__host__ __device__ inline unsigned vsetlts2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x < y; });
}
} // namespace tranship

//- helper: vcmpltu2
//- requires: packed-map
namespace tranship {
// All bits of the unsigned halfwords of the first word that are less.
__host__ __device__ inline unsigned vcmpltu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x < y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetltu2
//- requires: packed-map
namespace tranship {
// 1 in the unsigned halfwords of the first word that are less.
__host__ __device__ inline unsigned vsetltu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x < y; });
}
} // namespace tranship

//- helper: vmaxs2
//- requires: packed-map
namespace tranship {
// The larger of two signed halfwords.
__host__ __device__ inline unsigned vmaxs2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x < y ? y : x; });
}
} // namespace tranship

//- helper: vmins2
//- requires: packed-map
namespace tranship {
// The smaller of two signed halfwords.
__host__ __device__ inline unsigned vmins2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return y < x ? y : x; });
}
} // namespace tranship

//- helper: vsads2
//- requires: packed-sum
namespace tranship {
// The sum of the absolute differences of signed halfwords.
__host__ __device__ inline unsigned vsads2(unsigned a, unsigned b) {
  return sumPacked<short>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vmaxu2
//- requires: packed-map
namespace tranship {
// The larger of two unsigned halfwords.
__host__ __device__ inline unsigned vmaxu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x < y ? y : x; });
}
} // namespace tranship

//- helper: vminu2
//- requires: packed-map
namespace tranship {
// The smaller of two unsigned halfwords.
__host__ __device__ inline unsigned vminu2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return y < x ? y : x; });
}
} // namespace tranship

//- helper: vsadu2
//- requires: packed-sum
namespace tranship {
// The sum of the absolute differences of unsigned halfwords.
__host__ __device__ inline unsigned vsadu2(unsigned a, unsigned b) {
  return sumPacked<unsigned short>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vneg2
//- requires: packed-map
namespace tranship {
// The halfwords with the other sign; -32768 stays.
__host__ __device__ inline unsigned vneg2(unsigned a) {
  return mapPacked<short>(a, a, [](int x, int) { return -x; });
}
} // namespace tranship

//- helper: vnegss2
//- requires: packed-map
namespace tranship {
// The halfwords with the other sign, at most 32767.
__host__ __device__ inline unsigned vnegss2(unsigned a) {
  return mapPacked<short>(a, a, [](int x, int) { return x == -32768 ? 32767 : -x; });
}
} // namespace tranship

//- helper: vsub2
//- requires: packed-map
namespace tranship {
// Differences of halfwords, without borrow.
__host__ __device__ inline unsigned vsub2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x - y; });
}
} // namespace tranship

//- helper: vsubss2
//- requires: packed-map
namespace tranship {
// Differences of signed halfwords, clamped to -32768 and 32767.
__host__ __device__ inline unsigned vsubss2(unsigned a, unsigned b) {
  return mapPacked<short>(a, b, [](int x, int y) { return x - y < -32768 ? -32768 : x - y > 32767 ? 32767 : x - y; });
}
} // namespace tranship

//- helper: vsubus2
//- requires: packed-map
namespace tranship {
// Differences of unsigned halfwords, at least 0.
__host__ __device__ inline unsigned vsubus2(unsigned a, unsigned b) {
  return mapPacked<unsigned short>(a, b, [](int x, int y) { return x < y ? 0 : x - y; });
}
} // namespace tranship
