// AMD's matrix instructions against plain loops. Each lane fills its registers and reads the result as
// AMD's ISA documents say; the numbers are small, so that all sums are exact.
#include <cstdio>

#include <hip/hip_runtime.h>

template <class T, int n> using Vector = T __attribute__((ext_vector_type(n)));

constexpr int kinds = 5;
enum Kind { f16, bf16, f32, f64, i8 };

__device__ int ofA(int block, int i, int k) { return (7 * i + 3 * k + 5 * block) % 9 - 4; }
__device__ int ofB(int block, int k, int j) { return (2 * k + 5 * j + 3 * block) % 11 - 5; }
__device__ int ofC(int block, int i, int j) { return (3 * i + j + block) % 7; }

__device__ int expected(int block, int i, int j, int depth) {
  int sum = ofC(block, i, j);
  for (int k = 0; k < depth; ++k)
    sum += ofA(block, i, k) * ofB(block, k, j);
  return sum;
}

__device__ void count(int *wrong, Kind kind, double found, int expected) {
  if (found != expected)
    atomicAdd(&wrong[kind], 1);
}

// An element as the registers hold it: bfloat16 is the upper half of a float.
template <Kind kind, class T> __device__ T encoded(int value) {
  if constexpr (kind == bf16)
    return static_cast<T>(__float_as_uint(static_cast<float>(value)) >> 16);
  else
    return static_cast<T>(value);
}

// The elements of a lane: a scalar, a vector, or the bytes of words.
template <Kind kind, class Registers, class T, int n, class Element>
__device__ Registers filled(Element element) {
  union {
    T elements[n];
    Registers registers;
  } result;
  for (int i = 0; i < n; ++i)
    result.elements[i] = encoded<kind, T>(element(i));
  return result.registers;
}

#if defined(__gfx90a__)
// Where a lane holds row `i` and column `j` of C and D.
struct Place {
  int block, i, j;
};
template <int size, bool isDouble> __device__ Place placeOf(int lane, int element) {
  if (isDouble)
    return size == 16 ? Place{0, lane / 16 + 4 * element, lane % 16}
                      : Place{lane / 4 % 4, lane / 16, lane % 4};
  if (size == 32)
    return {element / 16, element % 16 / 4 * 8 + lane / 32 * 4 + element % 4, lane % 32};
  if (size == 16)
    return {element / 4, lane / 16 * 4 + element % 4, lane % 16};
  return {lane / 4, element, lane % 4};
}

#define MFMA(kind, Registers, T, n, Sum, sums, size, depth, blocks, instruction)                   \
  {                                                                                                \
    const int lane = threadIdx.x % 64, number = lane % size, rest = lane / size;                   \
    const int block = rest % blocks, first = rest / blocks * n;                                    \
    auto a = filled<kind, Registers, T, n>([&](int e) { return ofA(block, number, first + e); });  \
    auto b = filled<kind, Registers, T, n>([&](int e) { return ofB(block, first + e, number); });  \
    auto c = filled<f32, Vector<Sum, sums>, Sum, sums>([&](int e) {                                \
      Place place = placeOf<size, kind == f64>(lane, e);                                           \
      return ofC(place.block, place.i, place.j);                                                   \
    });                                                                                            \
    auto d = __builtin_amdgcn_mfma_##instruction(a, b, c, 0, 0, 0);                                \
    for (int e = 0; e < sums; ++e) {                                                               \
      Place place = placeOf<size, kind == f64>(lane, e);                                           \
      count(wrong, kind, d[e], expected(place.block, place.i, place.j, depth));                    \
    }                                                                                              \
  }

__global__ void check(int *wrong) {
  using Half4 = Vector<_Float16, 4>;
  using Short2 = Vector<short, 2>;
  using Short4 = Vector<short, 4>;
  MFMA(f16, Half4, _Float16, 4, float, 32, 32, 4, 2, f32_32x32x4f16)
  MFMA(f16, Half4, _Float16, 4, float, 16, 16, 4, 4, f32_16x16x4f16)
  MFMA(f16, Half4, _Float16, 4, float, 4, 4, 4, 16, f32_4x4x4f16)
  MFMA(f16, Half4, _Float16, 4, float, 16, 32, 8, 1, f32_32x32x8f16)
  MFMA(f16, Half4, _Float16, 4, float, 4, 16, 16, 1, f32_16x16x16f16)
  MFMA(bf16, Short2, short, 2, float, 32, 32, 2, 2, f32_32x32x2bf16)
  MFMA(bf16, Short2, short, 2, float, 4, 16, 8, 1, f32_16x16x8bf16)
  MFMA(bf16, Short4, short, 4, float, 16, 16, 4, 4, f32_16x16x4bf16_1k)
  MFMA(bf16, Short4, short, 4, float, 16, 32, 8, 1, f32_32x32x8bf16_1k)
  MFMA(bf16, Short4, short, 4, float, 4, 16, 16, 1, f32_16x16x16bf16_1k)
  MFMA(f32, float, float, 1, float, 32, 32, 1, 2, f32_32x32x1f32)
  MFMA(f32, float, float, 1, float, 16, 32, 2, 1, f32_32x32x2f32)
  MFMA(f32, float, float, 1, float, 4, 16, 4, 1, f32_16x16x4f32)
  MFMA(f64, double, double, 1, double, 4, 16, 4, 1, f64_16x16x4f64)
  MFMA(i8, int, signed char, 4, int, 4, 4, 4, 16, i32_4x4x4i8)
  MFMA(i8, int, signed char, 4, int, 16, 32, 8, 1, i32_32x32x8i8)
  MFMA(i8, int, signed char, 4, int, 4, 16, 16, 1, i32_16x16x16i8)

  // Four products in one instruction, with a sum each. Block and depth lie in the lane's number.
  const int lane = threadIdx.x % 64, number = lane % 4, block = lane / 4 % 4, other = lane / 16;
  const double sum = __builtin_amdgcn_mfma_f64_4x4x4f64(ofA(block, number, other),
                                                        ofB(block, other, number),
                                                        ofC(block, other, number), 0, 0, 0);
  count(wrong, f64, sum, expected(block, other, number, 4));

  // All blocks get A of block 2, and all groups of 32 lanes B of the second one.
  const Half4 ones = {1, 1, 1, 1}, zeros = {0, 0, 0, 0}, big = {3, 3, 3, 3};
  const Vector<float, 4> none = {0, 0, 0, 0};
  auto d = __builtin_amdgcn_mfma_f32_4x4x4f16(lane / 4 == 2 ? big : zeros, ones, none, 4, 2, 0);
  count(wrong, f16, d[0], 12);
  d = __builtin_amdgcn_mfma_f32_4x4x4f16(ones, lane >= 32 ? big : zeros, none, 0, 0, 2);
  count(wrong, f16, d[0], 12);
  if (lane == 0)
    wrong[kinds] = 1;
}
#elif defined(__GFX11__)
#define WMMA(kind, Registers, T, Sum, sums, step, call)                                            \
  {                                                                                                \
    const int number = threadIdx.x % 16, half = threadIdx.x % 32 / 16;                             \
    auto a = filled<kind, Registers, T, 16>([&](int e) { return ofA(0, number, e); });             \
    auto b = filled<kind, Registers, T, 16>([&](int e) { return ofB(0, e, number); });             \
    constexpr Kind ofSum = step == 2 ? kind : f32;                                                 \
    auto c = filled<ofSum, Vector<Sum, sums>, Sum, sums>(                                          \
        [&](int e) { return ofC(0, e / step * 2 + half, number); });                               \
    auto d = call;                                                                                 \
    for (int e = step - 1; e < sums; e += step) {                                                  \
      const int i = e / step * 2 + half, right = expected(0, i, number, 16);                       \
      const Sum element = d[e];                                                                    \
      /* A bfloat16 has eight bits, and so has the nearest one to the sum. */                      \
      if (ofSum == bf16)                                                                           \
        count(wrong, kind, static_cast<short>(element),                                            \
              static_cast<short>((__float_as_uint(static_cast<float>(right)) + 0x7fff +            \
                                  (__float_as_uint(static_cast<float>(right)) >> 16 & 1)) >>       \
                                 16));                                                             \
      else                                                                                         \
        count(wrong, kind, static_cast<double>(element), right);                                   \
    }                                                                                              \
  }

__global__ void check(int *wrong) {
  using Half16 = Vector<_Float16, 16>;
  using Short16 = Vector<short, 16>;
  WMMA(f16, Half16, _Float16, float, 8, 1, __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c))
  WMMA(f16, Half16, _Float16, _Float16, 16, 2,
       __builtin_amdgcn_wmma_f16_16x16x16_f16_w32(a, b, c, true))
  WMMA(bf16, Short16, short, float, 8, 1, __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c))
  WMMA(bf16, Short16, short, short, 16, 2,
       __builtin_amdgcn_wmma_bf16_16x16x16_bf16_w32(a, b, c, true))
  using Words4 = Vector<int, 4>;
  WMMA(i8, Words4, signed char, int, 8, 1,
       __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, a, true, b, c, false))
  // The largest sum, kept in 32 bits.
  const Words4 most = {-1, -1, -1, -1};
  const Vector<int, 8> limit = 0x7fffffff;
  auto d = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(false, most, false, most, limit, true);
  count(wrong, i8, d[0], 0x7fffffff);
  // Numbers of four bits: -1 times 15.
  using Words2 = Vector<int, 2>;
  const Words2 fours = {-1, -1};
  d = __builtin_amdgcn_wmma_i32_16x16x16_iu4_w32(true, fours, false, fours, Vector<int, 8>(1),
                                                 false);
  count(wrong, i8, d[0], 1 - 16 * 15);
  if (threadIdx.x == 0)
    wrong[kinds] = 1;
}
#elif defined(__GFX12__)
#define WMMA(kind, Registers, T, n, Sum, instruction)                                              \
  {                                                                                                \
    const int number = threadIdx.x % 16, half = threadIdx.x % 32 / 16;                             \
    auto a = filled<kind, Registers, T, n>([&](int e) { return ofA(0, number, n * half + e); });   \
    auto b = filled<kind, Registers, T, n>([&](int e) { return ofB(0, n * half + e, number); });   \
    constexpr Kind ofSum = sizeof(Sum) == 2 ? kind : f32;                                          \
    auto c = filled<ofSum, Vector<Sum, 8>, Sum, 8>(                                                \
        [&](int e) { return ofC(0, 8 * half + e, number); });                                      \
    auto d = instruction;                                                                          \
    for (int e = 0; e < 8; ++e)                                                                    \
      count(wrong, kind, static_cast<double>(d[e]), expected(0, 8 * half + e, number, 2 * n));     \
  }

__global__ void check(int *wrong) {
  using Half8 = Vector<_Float16, 8>;
  using Short8 = Vector<short, 8>;
  using Words2 = Vector<int, 2>;
  WMMA(f16, Half8, _Float16, 8, float, __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c))
  WMMA(f16, Half8, _Float16, 8, _Float16,
       __builtin_amdgcn_wmma_f16_16x16x16_f16_w32_gfx12(a, b, c))
  WMMA(bf16, Short8, short, 8, float, __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c))
  WMMA(i8, Words2, signed char, 8, int,
       __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, a, true, b, c, false))
  // Numbers of four bits: -1 times 15, in one word and in two. Ones of eight bits.
  const Words2 fours = {-1, -1}, ones = {0x38383838, 0x38383838};
  const Vector<int, 8> one = 1;
  auto d = __builtin_amdgcn_wmma_i32_16x16x16_iu4_w32_gfx12(true, -1, false, -1, one, false);
  count(wrong, i8, d[0], 1 - 16 * 15);
  d = __builtin_amdgcn_wmma_i32_16x16x32_iu4_w32_gfx12(true, fours, false, fours, one, false);
  count(wrong, i8, d[7], 1 - 32 * 15);
  const Vector<float, 8> none = 0.f;
  count(wrong, f32, __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(ones, ones, none)[0], 16);
  if (threadIdx.x == 0)
    wrong[kinds] = 1;
}
#else
__global__ void check(int *) {}
#endif

int main() {
  int *wrong;
  (void)hipMallocManaged(&wrong, (kinds + 1) * sizeof(int));
  for (int i = 0; i <= kinds; ++i)
    wrong[i] = 0;
  check<<<2, 128>>>(wrong);
  (void)hipDeviceSynchronize();
  const char *names[kinds] = {"f16", "bf16", "f32", "f64", "i8"};
  for (int i = 0; i < kinds; ++i)
    std::printf("%s: wrong %d\n", names[i], wrong[i]);
  std::printf("all of the GPU's kinds were tried: %d\n", wrong[kinds]);
  (void)hipFree(wrong);
  return 0;
}
