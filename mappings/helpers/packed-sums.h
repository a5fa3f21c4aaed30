// SPDX-License-Identifier: 0BSD
// CUDA's functions for dynamic programming (DPX): minima and maxima of sums and of three numbers.

//- helper: vimax3-s32
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline int vimax3_s32(int a, int b, int c) {
  const int first = a < b ? b : a;
  return first < c ? c : first;
}
} // namespace tranship

//- helper: viaddmax-s32
//- includes: hip/hip_runtime.h
namespace tranship {
// Overflow wraps around.
__host__ __device__ inline int viaddmax_s32(int a, int b, int c) {
  const int sum = static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));
  return sum < c ? c : sum;
}
} // namespace tranship

//- helper: vibmax-s32
//- includes: hip/hip_runtime.h
namespace tranship {
// `isFirst`: whether the result is a.
__host__ __device__ inline int vibmax_s32(int a, int b, bool *isFirst) {
  *isFirst = a >= b;
  return *isFirst ? a : b;
}
} // namespace tranship

//- helper: vimax3-u32
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline unsigned vimax3_u32(unsigned a, unsigned b, unsigned c) {
  const unsigned first = a < b ? b : a;
  return first < c ? c : first;
}
} // namespace tranship

//- helper: viaddmax-u32
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline unsigned viaddmax_u32(unsigned a, unsigned b, unsigned c) {
  return a + b < c ? c : a + b;
}
} // namespace tranship

//- helper: vibmax-u32
//- includes: hip/hip_runtime.h
namespace tranship {
// `isFirst`: whether the result is a.
__host__ __device__ inline unsigned vibmax_u32(unsigned a, unsigned b, bool *isFirst) {
  *isFirst = a >= b;
  return *isFirst ? a : b;
}
} // namespace tranship

//- helper: vimax-s32-relu
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline int vimax_s32_relu(int a, int b) {
  const int result = a < b ? b : a;
  return result > 0 ? result : 0;
}
} // namespace tranship

//- helper: vimax3-s32-relu
//- requires: vimax3-s32
namespace tranship {
__host__ __device__ inline int vimax3_s32_relu(int a, int b, int c) {
  const int result = vimax3_s32(a, b, c);
  return result > 0 ? result : 0;
}
} // namespace tranship

//- helper: viaddmax-s32-relu
//- requires: viaddmax-s32
namespace tranship {
__host__ __device__ inline int viaddmax_s32_relu(int a, int b, int c) {
  const int result = viaddmax_s32(a, b, c);
  return result > 0 ? result : 0;
}
} // namespace tranship

//- helper: vimax3-s16x2
//- requires: vmaxs2
namespace tranship {
__host__ __device__ inline unsigned vimax3_s16x2(unsigned a, unsigned b, unsigned c) {
  return vmaxs2(vmaxs2(a, b), c);
}
} // namespace tranship

//- helper: viaddmax-s16x2
//- requires: vmaxs2, vadd2
namespace tranship {
__host__ __device__ inline unsigned viaddmax_s16x2(unsigned a, unsigned b, unsigned c) {
  return vmaxs2(vadd2(a, b), c);
}
} // namespace tranship

//- helper: vibmax-s16x2
//- requires: vmaxs2
namespace tranship {
// `isFirstHigh`, `isFirstLow`: whether the halfwords of the result are those of a.
__host__ __device__ inline unsigned vibmax_s16x2(unsigned a, unsigned b, bool *isFirstHigh,
                                                 bool *isFirstLow) {
  *isFirstHigh = static_cast<short>(a >> 16) >= static_cast<short>(b >> 16);
  *isFirstLow = static_cast<short>(a) >= static_cast<short>(b);
  return vmaxs2(a, b);
}
} // namespace tranship

//- helper: vimax3-u16x2
//- requires: vmaxu2
namespace tranship {
__host__ __device__ inline unsigned vimax3_u16x2(unsigned a, unsigned b, unsigned c) {
  return vmaxu2(vmaxu2(a, b), c);
}
} // namespace tranship

//- helper: viaddmax-u16x2
//- requires: vmaxu2, vadd2
namespace tranship {
__host__ __device__ inline unsigned viaddmax_u16x2(unsigned a, unsigned b, unsigned c) {
  return vmaxu2(vadd2(a, b), c);
}
} // namespace tranship

//- helper: vibmax-u16x2
//- requires: vmaxu2
namespace tranship {
// `isFirstHigh`, `isFirstLow`: whether the halfwords of the result are those of a.
__host__ __device__ inline unsigned vibmax_u16x2(unsigned a, unsigned b, bool *isFirstHigh,
                                                 bool *isFirstLow) {
  *isFirstHigh = static_cast<unsigned short>(a >> 16) >= static_cast<unsigned short>(b >> 16);
  *isFirstLow = static_cast<unsigned short>(a) >= static_cast<unsigned short>(b);
  return vmaxu2(a, b);
}
} // namespace tranship

//- helper: vimax-s16x2-relu
//- requires: vmaxs2
namespace tranship {
__host__ __device__ inline unsigned vimax_s16x2_relu(unsigned a, unsigned b) {
  return vmaxs2(vmaxs2(a, b), 0);
}
} // namespace tranship

//- helper: vimax3-s16x2-relu
//- requires: vmaxs2, vimax3-s16x2
namespace tranship {
__host__ __device__ inline unsigned vimax3_s16x2_relu(unsigned a, unsigned b, unsigned c) {
  return vmaxs2(vimax3_s16x2(a, b, c), 0);
}
} // namespace tranship

//- helper: viaddmax-s16x2-relu
//- requires: vmaxs2, viaddmax-s16x2
namespace tranship {
__host__ __device__ inline unsigned viaddmax_s16x2_relu(unsigned a, unsigned b, unsigned c) {
  return vmaxs2(viaddmax_s16x2(a, b, c), 0);
}
} // namespace tranship

//- helper: vimin3-s32
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline int vimin3_s32(int a, int b, int c) {
  const int first = a > b ? b : a;
  return first > c ? c : first;
}
} // namespace tranship

//- helper: viaddmin-s32
//- includes: hip/hip_runtime.h
namespace tranship {
// Overflow wraps around.
__host__ __device__ inline int viaddmin_s32(int a, int b, int c) {
  const int sum = static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));
  return sum > c ? c : sum;
}
} // namespace tranship

//- helper: vibmin-s32
//- includes: hip/hip_runtime.h
namespace tranship {
// `isFirst`: whether the result is a.
__host__ __device__ inline int vibmin_s32(int a, int b, bool *isFirst) {
  *isFirst = a <= b;
  return *isFirst ? a : b;
}
} // namespace tranship

//- helper: vimin3-u32
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline unsigned vimin3_u32(unsigned a, unsigned b, unsigned c) {
  const unsigned first = a > b ? b : a;
  return first > c ? c : first;
}
} // namespace tranship

//- helper: viaddmin-u32
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline unsigned viaddmin_u32(unsigned a, unsigned b, unsigned c) {
  return a + b > c ? c : a + b;
}
} // namespace tranship

//- helper: vibmin-u32
//- includes: hip/hip_runtime.h
namespace tranship {
// `isFirst`: whether the result is a.
__host__ __device__ inline unsigned vibmin_u32(unsigned a, unsigned b, bool *isFirst) {
  *isFirst = a <= b;
  return *isFirst ? a : b;
}
} // namespace tranship

//- helper: vimin-s32-relu
//- includes: hip/hip_runtime.h
namespace tranship {
__host__ __device__ inline int vimin_s32_relu(int a, int b) {
  const int result = a > b ? b : a;
  return result > 0 ? result : 0;
}
} // namespace tranship

//- helper: vimin3-s32-relu
//- requires: vimin3-s32
namespace tranship {
__host__ __device__ inline int vimin3_s32_relu(int a, int b, int c) {
  const int result = vimin3_s32(a, b, c);
  return result > 0 ? result : 0;
}
} // namespace tranship

//- helper: viaddmin-s32-relu
//- requires: viaddmin-s32
namespace tranship {
__host__ __device__ inline int viaddmin_s32_relu(int a, int b, int c) {
  const int result = viaddmin_s32(a, b, c);
  return result > 0 ? result : 0;
}
} // namespace tranship

//- helper: vimin3-s16x2
//- requires: vmins2
namespace tranship {
__host__ __device__ inline unsigned vimin3_s16x2(unsigned a, unsigned b, unsigned c) {
  return vmins2(vmins2(a, b), c);
}
} // namespace tranship

//- helper: viaddmin-s16x2
//- requires: vmins2, vadd2
namespace tranship {
__host__ __device__ inline unsigned viaddmin_s16x2(unsigned a, unsigned b, unsigned c) {
  return vmins2(vadd2(a, b), c);
}
} // namespace tranship

//- helper: vibmin-s16x2
//- requires: vmins2
namespace tranship {
// `isFirstHigh`, `isFirstLow`: whether the halfwords of the result are those of a.
__host__ __device__ inline unsigned vibmin_s16x2(unsigned a, unsigned b, bool *isFirstHigh,
                                                 bool *isFirstLow) {
  *isFirstHigh = static_cast<short>(a >> 16) <= static_cast<short>(b >> 16);
  *isFirstLow = static_cast<short>(a) <= static_cast<short>(b);
  return vmins2(a, b);
}
} // namespace tranship

//- helper: vimin3-u16x2
//- requires: vminu2
namespace tranship {
__host__ __device__ inline unsigned vimin3_u16x2(unsigned a, unsigned b, unsigned c) {
  return vminu2(vminu2(a, b), c);
}
} // namespace tranship

//- helper: viaddmin-u16x2
//- requires: vminu2, vadd2
namespace tranship {
__host__ __device__ inline unsigned viaddmin_u16x2(unsigned a, unsigned b, unsigned c) {
  return vminu2(vadd2(a, b), c);
}
} // namespace tranship

//- helper: vibmin-u16x2
//- requires: vminu2
namespace tranship {
// `isFirstHigh`, `isFirstLow`: whether the halfwords of the result are those of a.
__host__ __device__ inline unsigned vibmin_u16x2(unsigned a, unsigned b, bool *isFirstHigh,
                                                 bool *isFirstLow) {
  *isFirstHigh = static_cast<unsigned short>(a >> 16) <= static_cast<unsigned short>(b >> 16);
  *isFirstLow = static_cast<unsigned short>(a) <= static_cast<unsigned short>(b);
  return vminu2(a, b);
}
} // namespace tranship

//- helper: vimin-s16x2-relu
//- requires: vmaxs2, vmins2
namespace tranship {
__host__ __device__ inline unsigned vimin_s16x2_relu(unsigned a, unsigned b) {
  return vmaxs2(vmins2(a, b), 0);
}
} // namespace tranship

//- helper: vimin3-s16x2-relu
//- requires: vmaxs2, vimin3-s16x2
namespace tranship {
__host__ __device__ inline unsigned vimin3_s16x2_relu(unsigned a, unsigned b, unsigned c) {
  return vmaxs2(vimin3_s16x2(a, b, c), 0);
}
} // namespace tranship

//- helper: viaddmin-s16x2-relu
//- requires: vmaxs2, viaddmin-s16x2
namespace tranship {
__host__ __device__ inline unsigned viaddmin_s16x2_relu(unsigned a, unsigned b, unsigned c) {
  return vmaxs2(viaddmin_s16x2(a, b, c), 0);
}
} // namespace tranship
