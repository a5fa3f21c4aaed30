// Functions of half and bfloat16 that HIP lacks or computes otherwise: comparisons, results that are
// clamped or never negative, conversions with a rounding, over special numbers and those in between.
// Comparisons and conversions are checked against plain arithmetic on the host.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int results = 79;

// All kinds of NaN count as one.
__device__ unsigned packed(__half a) { return __hisnan(a) ? 0x7fff : __half_as_ushort(a); }
__device__ unsigned packed(__nv_bfloat16 a) {
  return __hisnan(a) ? 0x7fff : __bfloat16_as_ushort(a);
}
__device__ unsigned packed(__half2 a) { return packed(a.x) | packed(a.y) << 16; }
__device__ unsigned packed(__nv_bfloat162 a) { return packed(a.x) | packed(a.y) << 16; }
__device__ __half2 asHalf2(unsigned bits) {
  return __halves2half2(__ushort_as_half(bits & 0xffff), __ushort_as_half(bits >> 16));
}
__device__ __nv_bfloat162 asBfloat162(unsigned bits) {
  return __halves2bfloat162(__ushort_as_bfloat16(bits & 0xffff), __ushort_as_bfloat16(bits >> 16));
}

__global__ void halves(const unsigned *in, unsigned *all, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  __half2 a = asHalf2(in[i]), b = asHalf2(in[n + i]), c = asHalf2(in[2 * n + i]);
  unsigned bits = in[3 * n + i], *out = all + i * results;
  float wide = __uint_as_float(bits);
  *out++ = __heq2_mask(a, b);
  *out++ = __hne2_mask(a, b);
  *out++ = __hle2_mask(a, b);
  *out++ = __hge2_mask(a, b);
  *out++ = __hlt2_mask(a, b);
  *out++ = __hgt2_mask(a, b);
  *out++ = __hequ2_mask(a, b);
  *out++ = __hneu2_mask(a, b);
  *out++ = __hleu2_mask(a, b);
  *out++ = __hgeu2_mask(a, b);
  *out++ = __hltu2_mask(a, b);
  *out++ = __hgtu2_mask(a, b);
  *out++ = packed(__heq2(a, b));
  *out++ = packed(__hne2(a, b));
  *out++ = packed(__hle2(a, b));
  *out++ = packed(__hge2(a, b));
  *out++ = packed(__hlt2(a, b));
  *out++ = packed(__hgt2(a, b));
  *out++ = packed(__hequ2(a, b));
  *out++ = packed(__hneu2(a, b));
  *out++ = packed(__hleu2(a, b));
  *out++ = packed(__hgeu2(a, b));
  *out++ = packed(__hltu2(a, b));
  *out++ = packed(__hgtu2(a, b));
  *out++ = unsigned(__hbeq2(a, b)) << 0 | unsigned(__hbne2(a, b)) << 1 |
           unsigned(__hble2(a, b)) << 2 | unsigned(__hbge2(a, b)) << 3 |
           unsigned(__hblt2(a, b)) << 4 | unsigned(__hbgt2(a, b)) << 5 |
           unsigned(__hbequ2(a, b)) << 6 | unsigned(__hbneu2(a, b)) << 7 |
           unsigned(__hbleu2(a, b)) << 8 | unsigned(__hbgeu2(a, b)) << 9 |
           unsigned(__hbltu2(a, b)) << 10 | unsigned(__hbgtu2(a, b)) << 11;
  *out++ = unsigned(__heq(a.x, b.x)) << 0 | unsigned(__hne(a.x, b.x)) << 1 |
           unsigned(__hle(a.x, b.x)) << 2 | unsigned(__hge(a.x, b.x)) << 3 |
           unsigned(__hlt(a.x, b.x)) << 4 | unsigned(__hgt(a.x, b.x)) << 5 |
           unsigned(__hequ(a.x, b.x)) << 6 | unsigned(__hneu(a.x, b.x)) << 7 |
           unsigned(__hleu(a.x, b.x)) << 8 | unsigned(__hgeu(a.x, b.x)) << 9 |
           unsigned(__hltu(a.x, b.x)) << 10 | unsigned(__hgtu(a.x, b.x)) << 11;
  *out++ = packed(__hmax2_nan(a, b));
  *out++ = packed(__hmin2_nan(a, b));
  *out++ = packed(__hadd2_sat(a, b));
  *out++ = packed(__hsub2_sat(a, b));
  *out++ = packed(__hmul2_sat(a, b));
  *out++ = packed(__hfma2_sat(a, b, c));
  *out++ = packed(__hfma2_relu(a, b, c));
  *out++ = packed(__hcmadd(a, b, c));
  *out++ = packed(__hmax_nan(a.x, b.y));
  *out++ = packed(__hmin_nan(a.x, b.y));
  *out++ = packed(__hadd_sat(a.x, b.y));
  *out++ = packed(__hfma_relu(a.x, b.y, c.x));
  *out++ = packed(__hfma_sat(a.y, b.x, c.y));
  *out++ = packed(__hisnan2(a));
  *out++ = unsigned(__hisinf(a.x) + 2 * __hisinf(a.y) + 3);
  *out++ = packed(__float2half_rz(wide));
  *out++ = packed(__float2half_ru(wide));
  *out++ = packed(__float2half_rd(wide));
  *out++ = packed(__short2half_rn(short(bits)));
  *out++ = packed(__short2half_rz(short(bits)));
  *out++ = packed(__short2half_ru(short(bits)));
  *out++ = packed(__short2half_rd(short(bits)));
  *out++ = packed(__ushort2half_rn((unsigned short)bits));
  *out++ = packed(__ushort2half_rz((unsigned short)bits));
  *out++ = packed(__ushort2half_ru((unsigned short)bits));
  *out++ = packed(__ushort2half_rd((unsigned short)bits));
  *out++ = packed(__int2half_rn(int(bits)));
  *out++ = packed(__int2half_rz(int(bits)));
  *out++ = packed(__int2half_ru(int(bits)));
  *out++ = packed(__int2half_rd(int(bits)));
  *out++ = packed(__uint2half_rn(bits));
  *out++ = packed(__uint2half_rz(bits));
  *out++ = packed(__uint2half_ru(bits));
  *out++ = packed(__uint2half_rd(bits));
  *out++ = packed(__ll2half_rn((long long)bits * int(bits)));
  *out++ = packed(__ll2half_rz((long long)bits * int(bits)));
  *out++ = packed(__ll2half_ru((long long)bits * int(bits)));
  *out++ = packed(__ll2half_rd((long long)bits * int(bits)));
  *out++ = packed(__ull2half_rn((unsigned long long)bits * bits));
  *out++ = packed(__ull2half_rz((unsigned long long)bits * bits));
  *out++ = packed(__ull2half_ru((unsigned long long)bits * bits));
  *out++ = packed(__ull2half_rd((unsigned long long)bits * bits));
  *out++ = unsigned(__half2short_rn(a.x));
  *out++ = unsigned(__half2short_rz(a.x));
  *out++ = unsigned(__half2short_ru(a.x));
  *out++ = unsigned(__half2short_rd(a.x));
  *out++ = unsigned(__half2ushort_rn(a.x));
  *out++ = unsigned(__half2ushort_rz(a.x));
  *out++ = unsigned(__half2ushort_ru(a.x));
  *out++ = unsigned(__half2ushort_rd(a.x));
  *out++ = unsigned(__half2char_rz(a.x));
  *out++ = unsigned(__half2uchar_rz(a.y));
  *out++ = packed(__double2half(double(wide) * 1.0000001));
}

__global__ void bfloats(const unsigned *in, unsigned *all, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  __nv_bfloat162 a = asBfloat162(in[i]), b = asBfloat162(in[n + i]);
  unsigned bits = in[3 * n + i], *out = all + i * results;
  float wide = __uint_as_float(bits);
  // Sums that fit a float: AMD's GPUs compute one and round it once more.
  __nv_bfloat162 d = __halves2bfloat162(a.x, a.x), sign = asBfloat162((in[n + i] & 0x80008000) | 0x3f803f80);
  __nv_bfloat16 part = __float2bfloat16(__bfloat162float(a.x) * 0.125f);
  __nv_bfloat162 e = __halves2bfloat162(part, part);
  *out++ = __heq2_mask(a, b);
  *out++ = __hne2_mask(a, b);
  *out++ = __hle2_mask(a, b);
  *out++ = __hge2_mask(a, b);
  *out++ = __hlt2_mask(a, b);
  *out++ = __hgt2_mask(a, b);
  *out++ = __hequ2_mask(a, b);
  *out++ = __hneu2_mask(a, b);
  *out++ = __hleu2_mask(a, b);
  *out++ = __hgeu2_mask(a, b);
  *out++ = __hltu2_mask(a, b);
  *out++ = __hgtu2_mask(a, b);
  *out++ = packed(__heq2(a, b));
  *out++ = packed(__hne2(a, b));
  *out++ = packed(__hle2(a, b));
  *out++ = packed(__hge2(a, b));
  *out++ = packed(__hlt2(a, b));
  *out++ = packed(__hgt2(a, b));
  *out++ = packed(__hequ2(a, b));
  *out++ = packed(__hneu2(a, b));
  *out++ = packed(__hleu2(a, b));
  *out++ = packed(__hgeu2(a, b));
  *out++ = packed(__hltu2(a, b));
  *out++ = packed(__hgtu2(a, b));
  *out++ = unsigned(__hbeq2(a, b)) << 0 | unsigned(__hbne2(a, b)) << 1 |
           unsigned(__hble2(a, b)) << 2 | unsigned(__hbge2(a, b)) << 3 |
           unsigned(__hblt2(a, b)) << 4 | unsigned(__hbgt2(a, b)) << 5 |
           unsigned(__hbequ2(a, b)) << 6 | unsigned(__hbneu2(a, b)) << 7 |
           unsigned(__hbleu2(a, b)) << 8 | unsigned(__hbgeu2(a, b)) << 9 |
           unsigned(__hbltu2(a, b)) << 10 | unsigned(__hbgtu2(a, b)) << 11;
  *out++ = unsigned(__heq(a.x, b.x)) << 0 | unsigned(__hne(a.x, b.x)) << 1 |
           unsigned(__hle(a.x, b.x)) << 2 | unsigned(__hge(a.x, b.x)) << 3 |
           unsigned(__hlt(a.x, b.x)) << 4 | unsigned(__hgt(a.x, b.x)) << 5 |
           unsigned(__hequ(a.x, b.x)) << 6 | unsigned(__hneu(a.x, b.x)) << 7 |
           unsigned(__hleu(a.x, b.x)) << 8 | unsigned(__hgeu(a.x, b.x)) << 9 |
           unsigned(__hltu(a.x, b.x)) << 10 | unsigned(__hgtu(a.x, b.x)) << 11;
  *out++ = packed(__hmax2_nan(a, b));
  *out++ = packed(__hmin2_nan(a, b));
  *out++ = packed(__hadd2_sat(a, b));
  *out++ = packed(__hsub2_sat(a, b));
  *out++ = packed(__hmul2_sat(a, b));
  *out++ = packed(__hfma2_sat(d, sign, e));
  *out++ = packed(__hfma2_relu(d, sign, e));
  *out++ = packed(__hcmadd(d, sign, e));
  *out++ = packed(__hmax_nan(a.x, b.y));
  *out++ = packed(__hmin_nan(a.x, b.y));
  *out++ = packed(__hadd_sat(a.x, b.y));
  *out++ = packed(__hfma_relu(d.x, sign.y, e.x));
  *out++ = packed(__hfma_sat(d.y, sign.x, e.y));
  *out++ = packed(__hisnan2(a));
  *out++ = unsigned(__hisinf(a.x) + 2 * __hisinf(a.y) + 3);
  *out++ = packed(__float2bfloat16_rz(wide));
  *out++ = packed(__float2bfloat16_ru(wide));
  *out++ = packed(__float2bfloat16_rd(wide));
  *out++ = packed(__short2bfloat16_rn(short(bits)));
  *out++ = packed(__short2bfloat16_rz(short(bits)));
  *out++ = packed(__short2bfloat16_ru(short(bits)));
  *out++ = packed(__short2bfloat16_rd(short(bits)));
  *out++ = packed(__ushort2bfloat16_rn((unsigned short)bits));
  *out++ = packed(__ushort2bfloat16_rz((unsigned short)bits));
  *out++ = packed(__ushort2bfloat16_ru((unsigned short)bits));
  *out++ = packed(__ushort2bfloat16_rd((unsigned short)bits));
  *out++ = packed(__int2bfloat16_rn(int(bits)));
  *out++ = packed(__int2bfloat16_rz(int(bits)));
  *out++ = packed(__int2bfloat16_ru(int(bits)));
  *out++ = packed(__int2bfloat16_rd(int(bits)));
  *out++ = packed(__uint2bfloat16_rn(bits));
  *out++ = packed(__uint2bfloat16_rz(bits));
  *out++ = packed(__uint2bfloat16_ru(bits));
  *out++ = packed(__uint2bfloat16_rd(bits));
  *out++ = packed(__ll2bfloat16_rn((long long)bits * int(bits)));
  *out++ = packed(__ll2bfloat16_rz((long long)bits * int(bits)));
  *out++ = packed(__ll2bfloat16_ru((long long)bits * int(bits)));
  *out++ = packed(__ll2bfloat16_rd((long long)bits * int(bits)));
  *out++ = packed(__ull2bfloat16_rn((unsigned long long)bits * bits));
  *out++ = packed(__ull2bfloat16_rz((unsigned long long)bits * bits));
  *out++ = packed(__ull2bfloat16_ru((unsigned long long)bits * bits));
  *out++ = packed(__ull2bfloat16_rd((unsigned long long)bits * bits));
  *out++ = unsigned(__bfloat162short_rn(a.x));
  *out++ = unsigned(__bfloat162short_rz(a.x));
  *out++ = unsigned(__bfloat162short_ru(a.x));
  *out++ = unsigned(__bfloat162short_rd(a.x));
  *out++ = unsigned(__bfloat162ushort_rn(a.x));
  *out++ = unsigned(__bfloat162ushort_rz(a.x));
  *out++ = unsigned(__bfloat162ushort_ru(a.x));
  *out++ = unsigned(__bfloat162ushort_rd(a.x));
  *out++ = unsigned(__bfloat162char_rz(a.x));
  *out++ = unsigned(__bfloat162uchar_rz(a.y));
  *out++ = packed(__double2bfloat16(double(wide) * 1.0000001));
}

// The number that 16 bits stand for.
static double valueOf(unsigned bits, bool isHalf) {
  int digits = isHalf ? 10 : 7, bias = isHalf ? 15 : 127, largest = isHalf ? 31 : 255;
  int exponent = (bits & 0x7fff) >> digits;
  double fraction = bits & ((1u << digits) - 1), sign = bits & 0x8000 ? -1 : 1;
  if (exponent == largest)
    return fraction != 0 ? NAN : sign * HUGE_VAL;
  if (exponent == 0)
    return sign * std::ldexp(fraction, 1 - bias - digits);
  return sign * std::ldexp(fraction + (1 << digits), exponent - bias - digits);
}

// The relation of that number in the list of the kernels.
static bool holds(int relation, double x, double y) {
  switch (relation) {
  case 0:
    return x == y;
  case 1:
    return x < y || x > y;
  case 2:
    return x <= y;
  case 3:
    return x >= y;
  case 4:
    return x < y;
  case 5:
    return x > y;
  case 6:
    return !(x < y || x > y);
  case 7:
    return x != y;
  case 8:
    return !(x > y);
  case 9:
    return !(x < y);
  case 10:
    return !(x >= y);
  default:
    return !(x <= y);
  }
}

// Whether `bits` is the number next to `exact` in a direction: 0 to nearest, 1 to zero, 2 up, 3 down.
static bool isRounded(unsigned bits, double exact, int direction, bool isHalf) {
  double value = valueOf(bits, isHalf);
  if (std::isnan(exact) || std::isnan(value))
    return std::isnan(exact) && std::isnan(value);
  if (value == exact)
    return true;
  bool up = direction == 2 || (direction == 1 && exact < 0);
  if (direction != 0 && (value > exact) != up)
    return false;
  // No number lies between the two, or none is nearer.
  unsigned magnitude = bits & 0x7fff;
  bool inwards = std::fabs(value) > std::fabs(exact);
  double other = magnitude == 0 && inwards
                     ? exact
                     : valueOf((bits & 0x8000) | (magnitude + (inwards ? -1 : 1)), isHalf);
  if (direction == 0)
    return std::isinf(value) || std::isinf(other) ||
           std::fabs(value - exact) <= std::fabs(other - exact);
  return std::isinf(other) || (other > exact) != (value > exact) || other == exact;
}

static int check(const std::vector<unsigned> &in, const std::vector<unsigned> &out, int n,
                 bool isHalf) {
  int wrong = 0;
  unsigned one = isHalf ? 0x3c00 : 0x3f80;
  for (int i = 0; i < n; ++i) {
    const unsigned *result = &out[i * results];
    unsigned a = in[i], b = in[n + i], bits = in[3 * n + i];
    double ax = valueOf(a & 0xffff, isHalf), ay = valueOf(a >> 16, isHalf);
    double bx = valueOf(b & 0xffff, isHalf), by = valueOf(b >> 16, isHalf);
    for (int relation = 0; relation < 12; ++relation) {
      bool low = holds(relation, ax, bx), high = holds(relation, ay, by);
      wrong += result[relation] != ((low ? 0xffffu : 0u) | (high ? 0xffff0000u : 0u));
      wrong += result[12 + relation] != ((low ? one : 0u) | (high ? one << 16 : 0u));
      wrong += (result[24] >> relation & 1) != (low && high);
      wrong += (result[25] >> relation & 1) != low;
    }
    wrong += (result[26] & 0xffff) == 0x7fff
                 ? !std::isnan(ax) && !std::isnan(bx)
                 : valueOf(result[26] & 0xffff, isHalf) != std::fmax(ax, bx);
    double sum = ax + bx, clamped = std::isnan(sum) ? 0 : std::fmin(std::fmax(sum, 0), 1);
    wrong += !isRounded(result[28] & 0xffff, clamped, 0, isHalf) || (result[28] & 0x8000);
    double fused = ax * by + valueOf(in[2 * n + i] & 0xffff, isHalf);
    double relu = valueOf(result[37] & 0xffff, isHalf), least = std::fmax(fused, 0);
    if (isHalf)
      wrong += std::isnan(fused)   ? !std::isnan(relu)
               : std::isinf(relu) ? least < 65504
                                  : !(std::fabs(relu - least) <= least / 256 + 1e-7);
    float wide;
    std::memcpy(&wide, &bits, sizeof(wide));
    for (int direction = 1; direction <= 3; ++direction)
      wrong += !isRounded(result[41 + direction - 1], wide, direction, isHalf);
    for (int direction = 0; direction < 4; ++direction) {
      wrong += !isRounded(result[41 + 3 + direction], short(bits), direction, isHalf);
      wrong += !isRounded(result[41 + 11 + direction], int(bits), direction, isHalf);
      wrong += !isRounded(result[41 + 15 + direction], bits, direction, isHalf);
    }
  }
  return wrong;
}

int main() {
  constexpr int n = 8192;
  const unsigned short special[] = {0,      0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7e00, 0xfe00,
                                    0x3f80, 0xbf80, 0x7f80, 0xff80, 0x7fc0, 0x0001, 0x8001, 0x7bff};
  std::vector<unsigned> in(4 * n);
  uint64_t state = 1;
  auto draw = [&] {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return unsigned(state >> 32);
  };
  for (unsigned &word : in) {
    word = draw();
    unsigned which = draw();
    if (which % 4 == 0)
      word = (word & 0xffff0000) | special[which >> 8 & 15];
    if (which % 8 < 3)
      word = (word & 0xffff) | unsigned(special[which >> 12 & 15]) << 16;
  }
  for (int i = 0; i < n; i += 5)
    in[n + i] = in[i]; // equal ones
  for (int i = 0; i < n; i += 3)
    in[3 * n + i] >>= in[2 * n + i] % 31; // small integers
  unsigned *from, *to;
  std::vector<unsigned> out(n * results);
  CHECK(cudaMalloc(&from, in.size() * sizeof(unsigned)));
  CHECK(cudaMalloc(&to, out.size() * sizeof(unsigned)));
  CHECK(cudaMemcpy(from, in.data(), in.size() * sizeof(unsigned), cudaMemcpyHostToDevice));
  int wrong = 0;
  for (bool isHalf : {true, false}) {
    if (isHalf)
      halves<<<n / 128, 128>>>(from, to, n);
    else
      bfloats<<<n / 128, 128>>>(from, to, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(out.data(), to, out.size() * sizeof(unsigned), cudaMemcpyDeviceToHost));
    for (int k = 0; k < results; ++k) {
      unsigned checksum = 0;
      for (int i = 0; i < n; ++i)
        checksum = checksum * 31 + out[i * results + k];
      std::printf("%d %d %08x\n", isHalf, k, checksum);
    }
    int here = check(in, out, n, isHalf);
    std::printf("%s: wrong %d\n", isHalf ? "half" : "bfloat16", here);
    wrong += here;
  }
  CHECK(cudaFree(from));
  CHECK(cudaFree(to));
  return wrong != 0;
}
