// SPDX-License-Identifier: 0BSD
// CUDA's functions of four bytes in a word.

//- helper: vabs4
//- requires: packed-map
namespace tranship {
// Absolute values of signed bytes; that of -128 is -128.
__host__ __device__ inline unsigned vabs4(unsigned a) {
  return mapPacked<signed char>(a, a, [](int x, int) { return x < 0 ? -x : x; });
}
} // namespace tranship

//- helper: vabsss4
//- requires: packed-map
namespace tranship {
// Absolute values of signed bytes, at most 127.
__host__ __device__ inline unsigned vabsss4(unsigned a) {
  return mapPacked<signed char>(a, a, [](int x, int) { return x == -128 ? 127 : x < 0 ? -x : x; });
}
} // namespace tranship

//- helper: vabsdiffs4
//- requires: packed-map
namespace tranship {
// Absolute differences of signed bytes.
__host__ __device__ inline unsigned vabsdiffs4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vabsdiffu4
//- requires: packed-map
namespace tranship {
// Absolute differences of unsigned bytes.
__host__ __device__ inline unsigned vabsdiffu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vadd4
//- requires: packed-map
namespace tranship {
// Sums of bytes, without carry.
__host__ __device__ inline unsigned vadd4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x + y; });
}
} // namespace tranship

//- helper: vaddss4
//- requires: packed-map
namespace tranship {
// Sums of signed bytes, clamped to -128 and 127.
__host__ __device__ inline unsigned vaddss4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x + y < -128 ? -128 : x + y > 127 ? 127 : x + y; });
}
} // namespace tranship

//- helper: vaddus4
//- requires: packed-map
namespace tranship {
// Sums of unsigned bytes, at most 255.
__host__ __device__ inline unsigned vaddus4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x + y > 255 ? 255 : x + y; });
}
} // namespace tranship

//- helper: vavgs4
//- requires: packed-map
namespace tranship {
// Averages of signed bytes, rounded to the nearest number and halves away from zero.
__host__ __device__ inline unsigned vavgs4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return (x + y + (x + y >= 0)) >> 1; });
}
} // namespace tranship

//- helper: vavgu4
//- requires: packed-map
namespace tranship {
// Averages of unsigned bytes, rounded up.
__host__ __device__ inline unsigned vavgu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return (x + y + 1) >> 1; });
}
} // namespace tranship

//- helper: vhaddu4
//- requires: packed-map
namespace tranship {
// Averages of unsigned bytes, rounded down.
__host__ __device__ inline unsigned vhaddu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return (x + y) >> 1; });
}
} // namespace tranship

//- helper: vcmpeq4
//- requires: packed-map
namespace tranship {
// All bits of the bytes that are equal.
__host__ __device__ inline unsigned vcmpeq4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x == y ? -1 : 0; });
}
} // namespace tranship

//- helper: vseteq4
//- requires: packed-map
namespace tranship {
// 1 in the bytes that are equal.
__host__ __device__ inline unsigned vseteq4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x == y; });
}
} // namespace tranship

//- helper: vcmpne4
//- requires: packed-map
namespace tranship {
// All bits of the bytes that are not equal.
__host__ __device__ inline unsigned vcmpne4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x != y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetne4
//- requires: packed-map
namespace tranship {
// 1 in the bytes that are not equal.
__host__ __device__ inline unsigned vsetne4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x != y; });
}
} // namespace tranship

//- helper: vcmpges4
//- requires: packed-map
namespace tranship {
// All bits of the signed bytes of the first word that are not less.
__host__ __device__ inline unsigned vcmpges4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x >= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetges4
//- requires: packed-map
namespace tranship {
// 1 in the signed bytes of the first word that are not less.
__host__ __device__ inline unsigned vsetges4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x >= y; });
}
} // namespace tranship

//- helper: vcmpgeu4
//- requires: packed-map
namespace tranship {
// All bits of the unsigned bytes of the first word that are not less.
__host__ __device__ inline unsigned vcmpgeu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x >= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetgeu4
//- requires: packed-map
namespace tranship {
// 1 in the unsigned bytes of the first word that are not less.
__host__ __device__ inline unsigned vsetgeu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x >= y; });
}
} // namespace tranship

//- helper: vcmpgts4
//- requires: packed-map
namespace tranship {
// All bits of the signed bytes of the first word that are greater.
__host__ __device__ inline unsigned vcmpgts4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x > y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetgts4
//- requires: packed-map
namespace tranship {
// 1 in the signed bytes of the first word that are greater.
__host__ __device__ inline unsigned vsetgts4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x > y; });
}
} // namespace tranship

//- helper: vcmpgtu4
//- requires: packed-map
namespace tranship {
// All bits of the unsigned bytes of the first word that are greater.
__host__ __device__ inline unsigned vcmpgtu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x > y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetgtu4
//- requires: packed-map
namespace tranship {
// 1 in the unsigned bytes of the first word that are greater.
__host__ __device__ inline unsigned vsetgtu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x > y; });
}
} // namespace tranship

//- helper: vcmples4
//- requires: packed-map
namespace tranship {
// All bits of the signed bytes of the first word that are not greater.
__host__ __device__ inline unsigned vcmples4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x <= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetles4
//- requires: packed-map
namespace tranship {
// 1 in the signed bytes of the first word that are not greater.
__host__ __device__ inline unsigned vsetles4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x <= y; });
}
} // namespace tranship

//- helper: vcmpleu4
//- requires: packed-map
namespace tranship {
// All bits of the unsigned bytes of the first word that are not greater.
__host__ __device__ inline unsigned vcmpleu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x <= y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetleu4
//- requires: packed-map
namespace tranship {
// 1 in the unsigned bytes of the first word that are not greater.
__host__ __device__ inline unsigned vsetleu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x <= y; });
}
} // namespace tranship

//- helper: vcmplts4
//- requires: packed-map
namespace tranship {
// All bits of the signed bytes of the first word that are less.
__host__ __device__ inline unsigned vcmplts4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x < y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetlts4
//- requires: packed-map
namespace tranship {
// 1 in the signed bytes of the first word that are less.
__host__ __device__ inline unsigned vsetlts4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x < y; });
}
} // namespace tranship

//- helper: vcmpltu4
//- requires: packed-map
namespace tranship {
// All bits of the unsigned bytes of the first word that are less.
__host__ __device__ inline unsigned vcmpltu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x < y ? -1 : 0; });
}
} // namespace tranship

//- helper: vsetltu4
//- requires: packed-map
namespace tranship {
// 1 in the unsigned bytes of the first word that are less.
__host__ __device__ inline unsigned vsetltu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x < y; });
}
} // namespace tranship

//- helper: vmaxs4
//- requires: packed-map
namespace tranship {
// The larger of two signed bytes.
__host__ __device__ inline unsigned vmaxs4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x < y ? y : x; });
}
} // namespace tranship

//- helper: vmins4
//- requires: packed-map
namespace tranship {
// The smaller of two signed bytes.
__host__ __device__ inline unsigned vmins4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return y < x ? y : x; });
}
} // namespace tranship

//- helper: vsads4
//- requires: packed-sum
namespace tranship {
// The sum of the absolute differences of signed bytes.
__host__ __device__ inline unsigned vsads4(unsigned a, unsigned b) {
  return sumPacked<signed char>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vmaxu4
//- requires: packed-map
namespace tranship {
// The larger of two unsigned bytes.
__host__ __device__ inline unsigned vmaxu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x < y ? y : x; });
}
} // namespace tranship

//- helper: vminu4
//- requires: packed-map
namespace tranship {
// The smaller of two unsigned bytes.
__host__ __device__ inline unsigned vminu4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return y < x ? y : x; });
}
} // namespace tranship

//- helper: vsadu4
//- requires: packed-sum
namespace tranship {
// The sum of the absolute differences of unsigned bytes.
__host__ __device__ inline unsigned vsadu4(unsigned a, unsigned b) {
  return sumPacked<unsigned char>(a, b, [](int x, int y) { return x < y ? y - x : x - y; });
}
} // namespace tranship

//- helper: vneg4
//- requires: packed-map
namespace tranship {
// The bytes with the other sign; -128 stays.
__host__ __device__ inline unsigned vneg4(unsigned a) {
  return mapPacked<signed char>(a, a, [](int x, int) { return -x; });
}
} // namespace tranship

//- helper: vnegss4
//- requires: packed-map
namespace tranship {
// The bytes with the other sign, at most 127.
__host__ __device__ inline unsigned vnegss4(unsigned a) {
  return mapPacked<signed char>(a, a, [](int x, int) { return x == -128 ? 127 : -x; });
}
} // namespace tranship

//- helper: vsub4
//- requires: packed-map
namespace tranship {
// Differences of bytes, without borrow.
__host__ __device__ inline unsigned vsub4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x - y; });
}
} // namespace tranship

//- helper: vsubss4
//- requires: packed-map
namespace tranship {
// Differences of signed bytes, clamped to -128 and 127.
__host__ __device__ inline unsigned vsubss4(unsigned a, unsigned b) {
  return mapPacked<signed char>(a, b, [](int x, int y) { return x - y < -128 ? -128 : x - y > 127 ? 127 : x - y; });
}
} // namespace tranship

//- helper: vsubus4
//- requires: packed-map
namespace tranship {
// Differences of unsigned bytes, at least 0.
__host__ __device__ inline unsigned vsubus4(unsigned a, unsigned b) {
  return mapPacked<unsigned char>(a, b, [](int x, int y) { return x < y ? 0 : x - y; });
}
} // namespace tranship
