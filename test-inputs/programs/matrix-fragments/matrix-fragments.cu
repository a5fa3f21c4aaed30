// Matrix products in inline PTX: mma.sync in its shapes and types, whose operands ldmatrix loads or lanes
// read by themselves, and stmatrix and movmatrix. Plain loops on the host compute the same. All sums are
// exact, in whatever order they are added.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <utility>
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

constexpr int warpWidth = 32, warps = 4, threads = warps * warpWidth;

// Fragments by words, as each lane holds them: four or two of A, half as many of B, and four sums.
#define FLOATS_OF_FOUR(name, shape, sum, left, right)                                                             \
  struct name {                                                                                                   \
    static constexpr int a = 4, b = 2, d = 4;                                                                     \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, const float *c) {             \
      asm volatile("mma.sync.aligned." #shape ".row.col." #sum "." #left "." #right "." #sum                      \
                   " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"                       \
                   : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])                                               \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),                            \
                     "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));                                                 \
    }                                                                                                             \
  };
#define FLOATS_OF_TWO(name, shape, sum, left, right)                                                              \
  struct name {                                                                                                   \
    static constexpr int a = 2, b = 1, d = 4;                                                                     \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b, const float *c) {             \
      asm volatile("mma.sync.aligned." #shape ".row.col." #sum "." #left "." #right "." #sum                      \
                   " {%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};\n"                                      \
                   : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])                                               \
                   : "r"(a[0]), "r"(a[1]), "r"(b[0]),                                                             \
                     "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));                                                 \
    }                                                                                                             \
  };
#define INTEGERS_OF_FOUR(name, shape, sum, left, right)                                                           \
  struct name {                                                                                                   \
    static constexpr int a = 4, b = 2, d = 4;                                                                     \
    static __device__ void multiply(int *d, const unsigned *a, const unsigned *b, const int *c) {                 \
      asm volatile("mma.sync.aligned." #shape ".row.col." #sum "." #left "." #right "." #sum                      \
                   " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"                       \
                   : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])                                               \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),                            \
                     "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]));                                                 \
    }                                                                                                             \
  };
#define INTEGERS_OF_TWO(name, shape, sum, left, right)                                                            \
  struct name {                                                                                                   \
    static constexpr int a = 2, b = 1, d = 4;                                                                     \
    static __device__ void multiply(int *d, const unsigned *a, const unsigned *b, const int *c) {                 \
      asm volatile("mma.sync.aligned." #shape ".row.col." #sum "." #left "." #right "." #sum                      \
                   " {%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};\n"                                      \
                   : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])                                               \
                   : "r"(a[0]), "r"(a[1]), "r"(b[0]),                                                             \
                     "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]));                                                 \
    }                                                                                                             \
  };
FLOATS_OF_FOUR(HalfK16, m16n8k16, f32, f16, f16)
FLOATS_OF_TWO(HalfK8, m16n8k8, f32, f16, f16)
FLOATS_OF_FOUR(BrainK16, m16n8k16, f32, bf16, bf16)
FLOATS_OF_TWO(BrainK8, m16n8k8, f32, bf16, bf16)
FLOATS_OF_FOUR(TensorK8, m16n8k8, f32, tf32, tf32)
FLOATS_OF_TWO(TensorK4, m16n8k4, f32, tf32, tf32)
FLOATS_OF_FOUR(Eight4K32, m16n8k32, f32, e4m3, e4m3)
FLOATS_OF_FOUR(Eight5K32, m16n8k32, f32, e5m2, e4m3)
INTEGERS_OF_FOUR(ByteK32, m16n8k32, s32, s8, s8)
INTEGERS_OF_FOUR(UnsignedByteK32, m16n8k32, s32, u8, s8)
INTEGERS_OF_TWO(ByteK16, m16n8k16, s32, s8, u8)
INTEGERS_OF_FOUR(NibbleK64, m16n8k64, s32, s4, s4)
INTEGERS_OF_TWO(NibbleK32, m16n8k32, s32, u4, s4)

// With sums of half, two in a word. The sum is added to itself, and starts at constants.
struct HalfSums {
  static constexpr int a = 4, b = 2, d = 2;
  static __device__ void multiply(unsigned *d, const unsigned *a, const unsigned *b, const unsigned *c) {
    half2 *sums = reinterpret_cast<half2 *>(d);
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};\n"
                 : "=r"(reinterpret_cast<unsigned &>(sums[0])), "=r"(reinterpret_cast<unsigned &>(sums[1]))
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(0), "r"(0));
    sums[0] = __hadd2(sums[0], reinterpret_cast<const half2 *>(c)[0]);
    sums[1] = __hadd2(sums[1], reinterpret_cast<const half2 *>(c)[1]);
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3}, {%4}, {%0, %1};\n"
                 : "+r"(d[0]), "+r"(d[1])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]));
  }
};
struct Saturating {
  static constexpr int a = 4, b = 2, d = 4;
  static __device__ void multiply(int *d, const unsigned *a, const unsigned *b, const int *c) {
    for (int i = 0; i < 4; ++i)
      d[i] = c[i];
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\n"
                 : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  }
};
struct SmallBytes {
  static constexpr int a = 1, b = 1, d = 2;
  static __device__ void multiply(int *d, const unsigned *a, const unsigned *b, const int *c) {
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0, %1}, {%2}, {%3}, {%4, %5};\n"
                 : "=r"(d[0]), "=r"(d[1])
                 : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1]));
  }
};

template <class Kind, class S>
__global__ void products(const unsigned *a, const unsigned *b, const S *c, S *d) {
  unsigned left[Kind::a], right[Kind::b];
  S start[Kind::d], sums[Kind::d];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < Kind::a; ++k)
    left[k] = a[i * Kind::a + k];
  for (int k = 0; k < Kind::b; ++k)
    right[k] = b[i * Kind::b + k];
  for (int k = 0; k < Kind::d; ++k)
    start[k] = c[i * Kind::d + k];
  Kind::multiply(sums, left, right, start);
  for (int k = 0; k < Kind::d; ++k)
    d[i * Kind::d + k] = sums[k];
}

__global__ void doubles(const double *a, const double *b, const double *c, double *d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%4, %5};\n"
               : "=d"(d[2 * i]), "=d"(d[2 * i + 1])
               : "d"(a[i]), "d"(b[i]), "d"(c[2 * i]), "d"(c[2 * i + 1]));
}

// A numbers is what a code of `bits` bits stands for.
enum class Type { Half, Brain, Tensor, E4m3, E5m2, Signed, Unsigned };

double valueOf(unsigned code, Type type, int bits) {
  auto real = [&](int exponentBits, int fractionBits) {
    int sign = code >> (exponentBits + fractionBits) & 1, bias = (1 << (exponentBits - 1)) - 1;
    int exponent = code >> fractionBits & ((1 << exponentBits) - 1);
    double fraction = double(code & ((1u << fractionBits) - 1)) / (1u << fractionBits);
    double value = exponent ? std::ldexp(1 + fraction, exponent - bias) : std::ldexp(fraction, 1 - bias);
    return sign ? -value : value;
  };
  switch (type) {
  case Type::Half: return real(5, 10);
  case Type::Brain: return real(8, 7);
  case Type::Tensor: return real(8, 23);
  case Type::E4m3: return real(4, 3);
  case Type::E5m2: return real(5, 2);
  case Type::Signed: return code >> (bits - 1) ? double(code) - (1 << bits) : code;
  default: return code;
  }
}

// The code of a number that the type has. A search takes long, so each is done once.
unsigned codeOf(int value, Type type, int bits) {
  if (type == Type::Signed || type == Type::Unsigned)
    return unsigned(value) & ((1u << bits) - 1);
  static std::map<std::pair<Type, int>, unsigned> known;
  auto [found, isNew] = known.try_emplace({type, value}, 0);
  for (unsigned code = 0; isNew && code < (1u << (bits < 16 ? bits : 16)); ++code) {
    unsigned whole = type == Type::Tensor ? code << 16 : code;
    if (valueOf(whole, type, bits) == value) {
      found->second = whole;
      break;
    }
  }
  return found->second;
}

uint64_t state = 1;
int random(int from, int to) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return from + int((state >> 33) % unsigned(to - from + 1));
}

int wrong = 0;

/// Fills the registers of all lanes with random numbers of m x k and k x 8 matrices, and compares.
template <class Kind, class S>
void test(const char *name, int m, int k, Type left, Type right, int bits, bool isHalf = false, int start = 0) {
  const int perWord = 32 / bits, width = 4 * perWord; // numbers of a row in the words of four lanes
  bool isUnsigned = left == Type::Unsigned;
  std::vector<int> a(warps * m * k), b(warps * k * 8), c(warps * m * 8);
  for (int &x : a)
    x = isUnsigned ? random(0, 15) : random(left >= Type::Signed ? -8 : -4, left >= Type::Signed ? 7 : 4);
  for (int &x : b)
    x = right == Type::Unsigned ? random(0, 15) : random(right >= Type::Signed ? -8 : -4, right >= Type::Signed ? 7 : 4);
  for (int &x : c)
    x = start ? start - random(0, 200) : random(-9, 9);
  std::vector<unsigned> aWords(threads * Kind::a), bWords(threads * Kind::b);
  std::vector<S> cWords(threads * Kind::d), dWords(threads * Kind::d);
  auto sumAt = [&](int lane, int j, int &row, int &column) {
    row = lane / 4 + 8 * (j / 2);
    column = 2 * (lane % 4) + j % 2;
  };
  for (int i = 0; i < threads; ++i) {
    int warp = i / warpWidth, lane = i % warpWidth, row, column;
    for (int word = 0; word < Kind::a; ++word)
      for (int part = 0; part < perWord; ++part) {
        row = lane / 4 + (m == 16 ? 8 * (word % 2) : 0);
        column = lane % 4 * perWord + part + width * (m == 16 ? word / 2 : word);
        aWords[i * Kind::a + word] |= codeOf(a[(warp * m + row) * k + column], left, bits) << part * bits;
      }
    for (int word = 0; word < Kind::b; ++word)
      for (int part = 0; part < perWord; ++part) {
        row = lane % 4 * perWord + part + width * word;
        column = lane / 4;
        bWords[i * Kind::b + word] |= codeOf(b[(warp * k + row) * 8 + column], right, bits) << part * bits;
      }
    for (int j = 0; j < m / 4; ++j) {
      sumAt(lane, j, row, column);
      int value = c[(warp * m + row) * 8 + column];
      if (isHalf)
        reinterpret_cast<uint16_t *>(&cWords[0])[i * 4 + j] = codeOf(value, Type::Half, 16);
      else
        cWords[i * Kind::d + j] = value;
    }
  }
  unsigned *aDevice, *bDevice;
  S *cDevice, *dDevice;
  CHECK(cudaMalloc(&aDevice, aWords.size() * 4));
  CHECK(cudaMalloc(&bDevice, bWords.size() * 4));
  CHECK(cudaMalloc(&cDevice, cWords.size() * sizeof(S)));
  CHECK(cudaMalloc(&dDevice, dWords.size() * sizeof(S)));
  CHECK(cudaMemcpy(aDevice, aWords.data(), aWords.size() * 4, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(bDevice, bWords.data(), bWords.size() * 4, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(cDevice, cWords.data(), cWords.size() * sizeof(S), cudaMemcpyHostToDevice));
  products<Kind, S><<<2, threads / 2>>>(aDevice, bDevice, cDevice, dDevice);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(dWords.data(), dDevice, dWords.size() * sizeof(S), cudaMemcpyDeviceToHost));
  int bad = 0;
  double check = 0;
  for (int i = 0; i < threads; ++i)
    for (int j = 0; j < m / 4; ++j) {
      int warp = i / warpWidth, row, column;
      sumAt(i % warpWidth, j, row, column);
      double expected = c[(warp * m + row) * 8 + column];
      for (int x = 0; x < k; ++x)
        expected += double(a[(warp * m + row) * k + x]) * b[(warp * k + x) * 8 + column];
      if (isHalf) // the second product there has a k of 8
        for (int x = 0; x < 8; ++x)
          expected += double(a[(warp * m + row) * k + x]) * b[(warp * k + x) * 8 + column];
      if (start)
        expected = std::fmin(expected, 2147483647.0);
      double found = isHalf ? valueOf(reinterpret_cast<uint16_t *>(&dWords[0])[i * 4 + j], Type::Half, 16)
                            : double(dWords[i * Kind::d + j]);
      bad += found != expected;
      check += found * ((i * 4 + j) % 17);
    }
  wrong += bad;
  std::printf("%s: %.0f, %d wrong\n", name, check, bad);
  CHECK(cudaFree(aDevice));
  CHECK(cudaFree(bDevice));
  CHECK(cudaFree(cDevice));
  CHECK(cudaFree(dDevice));
}

void testDoubles() {
  std::vector<double> a(threads), b(threads), c(2 * threads), d(2 * threads);
  for (int i = 0; i < threads; ++i) {
    a[i] = random(-99, 99) / 8.0;
    b[i] = random(-99, 99) / 16.0;
    c[2 * i] = random(-99, 99);
    c[2 * i + 1] = random(-99, 99);
  }
  double *device;
  CHECK(cudaMalloc(&device, 6 * threads * sizeof(double)));
  CHECK(cudaMemcpy(device, a.data(), threads * sizeof(double), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(device + threads, b.data(), threads * sizeof(double), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(device + 2 * threads, c.data(), 2 * threads * sizeof(double), cudaMemcpyHostToDevice));
  doubles<<<1, threads>>>(device, device + threads, device + 2 * threads, device + 4 * threads);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(d.data(), device + 4 * threads, 2 * threads * sizeof(double), cudaMemcpyDeviceToHost));
  int bad = 0;
  double check = 0;
  for (int i = 0; i < threads; ++i)
    for (int j = 0; j < 2; ++j) {
      int base = i / warpWidth * warpWidth, lane = i % warpWidth;
      double expected = c[2 * i + j];
      for (int k = 0; k < 4; ++k)
        expected += a[base + lane / 4 * 4 + k] * b[base + (lane % 4 * 2 + j) * 4 + k];
      bad += d[2 * i + j] != expected;
      check += d[2 * i + j] * (i % 13);
    }
  wrong += bad;
  std::printf("doubles: %.4f, %d wrong\n", check, bad);
  CHECK(cudaFree(device));
}

// Four products of 8 x 4 and 4 x 8 matrices in a warp, by lanes 4p to 4p + 3 and 4p + 16 to 4p + 19.
#define QUADS(name, layoutOfA, layoutOfB)                                                                         \
  struct name {                                                                                                   \
    static __device__ void multiply(float *d, const unsigned *a, const unsigned *b) {                             \
      asm volatile("mma.sync.aligned.m8n8k4." #layoutOfA "." #layoutOfB ".f32.f16.f16.f32"                        \
                   " {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9}, {%10, %11}, {%0, %1, %2, %3, %4, %5, %6, %7};\n" \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]),          \
                     "+f"(d[7])                                                                                   \
                   : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]));                                                 \
    }                                                                                                             \
    static __device__ void multiply(unsigned *d, const unsigned *a, const unsigned *b) {                          \
      asm volatile("mma.sync.aligned.m8n8k4." #layoutOfA "." #layoutOfB ".f16.f16.f16.f16"                        \
                   " {%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%0, %1, %2, %3};\n"                                   \
                   : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])                                               \
                   : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]));                                                 \
    }                                                                                                             \
  };
QUADS(RowCol, row, col)
QUADS(ColRow, col, row)
QUADS(RowRow, row, row)

template <class Kind, class S, int count>
__global__ void quads(const unsigned *a, const unsigned *b, S *d) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  S sums[count];
  for (int k = 0; k < count; ++k)
    sums[k] = d[i * count + k];
  Kind::multiply(sums, a + 2 * i, b + 2 * i);
  for (int k = 0; k < count; ++k)
    d[i * count + k] = sums[k];
}

template <class Kind, class S> void testQuads(const char *name, bool isRowA, bool isRowB) {
  constexpr bool isWide = sizeof(S) == 4 && S(0.5f) != 0; // float
  constexpr int count = isWide ? 8 : 4;
  std::vector<int> a(threads * 4), b(threads * 4), c(threads * 8); // 32 and 64 numbers for each product
  std::vector<unsigned> aWords(threads * 2), bWords(threads * 2);
  std::vector<S> words(threads * count);
  for (std::vector<int> *numbers : {&a, &b, &c})
    for (int &x : *numbers)
      x = random(-9, 9);
  auto place = [](int i, int j, int &row, int &column) {
    const int lane = i % warpWidth, upper = lane / 16 * 4;
    row = upper + (isWide ? lane % 2 + (j & 2) : lane % 4);
    column = isWide ? (j & 4) + (lane & 2) + j % 2 : j;
  };
  auto product = [](int i) { return i / warpWidth * 4 + i % 16 / 4; };
  for (int i = 0; i < threads; ++i) {
    const int line = i % 4 + i % warpWidth / 16 * 4, upper = i % warpWidth / 16 * 4;
    for (int j = 0; j < 4; ++j) {
      const int ofA = isRowA ? line * 4 + j : (upper + j) * 4 + i % 4,
                ofB = isRowB ? (upper + j) * 4 + i % 4 : line * 4 + j; // B by columns
      aWords[2 * i + j / 2] |= codeOf(a[product(i) * 32 + ofA], Type::Half, 16) << j % 2 * 16;
      bWords[2 * i + j / 2] |= codeOf(b[product(i) * 32 + ofB], Type::Half, 16) << j % 2 * 16;
    }
    for (int j = 0; j < 8; ++j) {
      int row, column;
      place(i, j, row, column);
      const int value = c[product(i) * 64 + row * 8 + column];
      if (isWide)
        words[i * count + j] = S(value);
      else
        reinterpret_cast<uint16_t *>(&words[0])[i * 8 + j] = codeOf(value, Type::Half, 16);
    }
  }
  unsigned *operands;
  S *sums;
  CHECK(cudaMalloc(&operands, threads * 16));
  CHECK(cudaMalloc(&sums, words.size() * sizeof(S)));
  CHECK(cudaMemcpy(operands, aWords.data(), threads * 8, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(operands + 2 * threads, bWords.data(), threads * 8, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(sums, words.data(), words.size() * sizeof(S), cudaMemcpyHostToDevice));
  quads<Kind, S, count><<<1, threads>>>(operands, operands + 2 * threads, sums);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(words.data(), sums, words.size() * sizeof(S), cudaMemcpyDeviceToHost));
  int bad = 0;
  double check = 0;
  for (int i = 0; i < threads; ++i)
    for (int j = 0; j < 8; ++j) {
      int row, column;
      place(i, j, row, column);
      int expected = c[product(i) * 64 + row * 8 + column];
      for (int k = 0; k < 4; ++k)
        expected += a[product(i) * 32 + row * 4 + k] * b[product(i) * 32 + column * 4 + k];
      double found = isWide ? double(words[i * count + j])
                            : valueOf(reinterpret_cast<uint16_t *>(&words[0])[i * 8 + j], Type::Half, 16);
      bad += found != expected;
      check += found * ((i * 8 + j) % 17);
    }
  wrong += bad;
  std::printf("%s: %.0f, %d wrong\n", name, check, bad);
  CHECK(cudaFree(operands));
  CHECK(cudaFree(sums));
}

// A tile of C for each warp, of a product with A by rows and B by rows or columns, all in shared memory.
#define LDMATRIX_X4(R, address)                                                                    \
  asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"                \
               : "=r"((R)[0]), "=r"((R)[1]), "=r"((R)[2]), "=r"((R)[3])                            \
               : "r"(address))

template <bool byRows> __device__ void loadB(unsigned *b, const half *rows, int lane) {
  if (byRows) {
    auto address = static_cast<unsigned>(__cvta_generic_to_shared(rows + lane % 16 * 8));
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];\n"
                 : "=r"(b[0]), "=r"(b[1])
                 : "r"(address)
                 : "memory");
  } else {
    auto address = static_cast<unsigned>(__cvta_generic_to_shared(rows + lane % 8 * 16));
    for (int i = 0; i < 2; ++i)
      asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 {%0}, [%1];" : "=r"(b[i]) : "r"(address + 16 * i));
  }
}

template <bool byRows, bool isStored>
__global__ void tiles(const half *a, const half *b, float *c, half *stored, int depth) {
  __shared__ alignas(16) half left[warps][16 * 16], right[warps][16 * 8], out[warps][16 * 8];
  const int lane = threadIdx.x % warpWidth, warp = threadIdx.x / warpWidth;
  a += warp * 16 * depth;
  b += warp * depth * 8;
  float sums[4] = {};
  for (int k = 0; k < depth; k += 16) {
    for (int i = lane; i < 16 * 16; i += warpWidth)
      left[warp][i] = a[i / 16 * depth + k + i % 16];
    for (int i = lane; i < 16 * 8; i += warpWidth)
      right[warp][i] = byRows ? b[(k + i / 8) * 8 + i % 8] : b[(k + i % 16) * 8 + i / 16];
    __syncthreads();
    unsigned leftWords[4], rightWords[2];
    LDMATRIX_X4(leftWords, (unsigned)__cvta_generic_to_shared(&left[warp][lane % 16 * 16 + lane / 16 * 8]));
    loadB<byRows>(rightWords, right[warp], lane);
    HalfK16::multiply(sums, leftWords, rightWords, sums);
    __syncthreads();
  }
  for (int j = 0; j < 4; ++j)
    c[(warp * 16 + lane / 4 + 8 * (j / 2)) * 8 + 2 * (lane % 4) + j % 2] = sums[j];
  // The same as halves: tiles of rows 0 to 7 and 8 to 15, each of them transposed if it is not stored so.
  half2 pairs[2] = {__floats2half2_rn(sums[0], sums[1]), __floats2half2_rn(sums[2], sums[3])};
  unsigned words[2];
  for (int i = 0; i < 2; ++i)
    words[i] = reinterpret_cast<unsigned &>(pairs[i]);
  auto to = static_cast<unsigned>(__cvta_generic_to_shared(&out[warp][lane % 16 * 8]));
  if (isStored) {
    asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(to), "r"(words[0]), "r"(words[1]));
  } else {
    for (int i = 0; i < 2; ++i)
      asm("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(words[i]) : "r"(words[i]));
    asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0], {%1};" ::"r"(to), "r"(words[0]) : "memory");
    asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0 + 128], {%1};" ::"r"(to), "r"(words[1]) : "memory");
  }
  __syncthreads();
  for (int i = lane; i < 16 * 8; i += warpWidth)
    stored[warp * 16 * 8 + i] = out[warp][i];
}

template <bool byRows, bool isStored> void testTiles(const char *name) {
  constexpr int depth = 48;
  std::vector<half> a(warps * 16 * depth), b(warps * depth * 8), stored(warps * 16 * 8);
  std::vector<float> c(warps * 16 * 8);
  for (half &x : a)
    x = __float2half(float(random(-4, 4)));
  for (half &x : b)
    x = __float2half(float(random(-4, 4)));
  half *aDevice, *bDevice, *storedDevice;
  float *cDevice;
  CHECK(cudaMalloc(&aDevice, a.size() * sizeof(half)));
  CHECK(cudaMalloc(&bDevice, b.size() * sizeof(half)));
  CHECK(cudaMalloc(&cDevice, c.size() * sizeof(float)));
  CHECK(cudaMalloc(&storedDevice, stored.size() * sizeof(half)));
  CHECK(cudaMemcpy(aDevice, a.data(), a.size() * sizeof(half), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(bDevice, b.data(), b.size() * sizeof(half), cudaMemcpyHostToDevice));
  tiles<byRows, isStored><<<1, threads>>>(aDevice, bDevice, cDevice, storedDevice, depth);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(c.data(), cDevice, c.size() * sizeof(float), cudaMemcpyDeviceToHost));
  CHECK(cudaMemcpy(stored.data(), storedDevice, stored.size() * sizeof(half), cudaMemcpyDeviceToHost));
  int bad = 0;
  double check = 0;
  for (int warp = 0; warp < warps; ++warp)
    for (int i = 0; i < 16 * 8; ++i) {
      int row = warp * 16 + i / 8, column = i % 8;
      float expected = 0;
      for (int k = 0; k < depth; ++k)
        expected += __half2float(a[row * depth + k]) * __half2float(b[(warp * depth + k) * 8 + column]);
      bad += c[row * 8 + column] != expected;
      // Row and column of its tile are exchanged.
      int place = (warp * 16 + i / 64 * 8 + column) * 8 + i / 8 % 8;
      bad += __half2float(stored[place]) != expected;
      check += c[row * 8 + column] * (i % 19);
    }
  wrong += bad;
  std::printf("%s: %.0f, %d wrong\n", name, check, bad);
  CHECK(cudaFree(aDevice));
  CHECK(cudaFree(bDevice));
  CHECK(cudaFree(cDevice));
  CHECK(cudaFree(storedDevice));
}

int main() {
  test<HalfK16, float>("f16, k 16", 16, 16, Type::Half, Type::Half, 16);
  test<HalfK8, float>("f16, k 8", 16, 8, Type::Half, Type::Half, 16);
  test<HalfSums, unsigned>("f16 sums", 16, 16, Type::Half, Type::Half, 16, true);
  test<BrainK16, float>("bf16, k 16", 16, 16, Type::Brain, Type::Brain, 16);
  test<BrainK8, float>("bf16, k 8", 16, 8, Type::Brain, Type::Brain, 16);
  test<TensorK8, float>("tf32, k 8", 16, 8, Type::Tensor, Type::Tensor, 32);
  test<TensorK4, float>("tf32, k 4", 16, 4, Type::Tensor, Type::Tensor, 32);
  test<Eight4K32, float>("e4m3, k 32", 16, 32, Type::E4m3, Type::E4m3, 8);
  test<Eight5K32, float>("e5m2, k 32", 16, 32, Type::E5m2, Type::E4m3, 8);
  test<ByteK32, int>("s8, k 32", 16, 32, Type::Signed, Type::Signed, 8);
  test<UnsignedByteK32, int>("u8, k 32", 16, 32, Type::Unsigned, Type::Signed, 8);
  test<Saturating, int>("s32, saturating", 16, 32, Type::Unsigned, Type::Signed, 8, false, 2147483647);
  test<ByteK16, int>("s8, k 16", 16, 16, Type::Signed, Type::Unsigned, 8);
  test<SmallBytes, int>("s8, m 8", 8, 16, Type::Signed, Type::Signed, 8);
  test<NibbleK64, int>("s4, k 64", 16, 64, Type::Signed, Type::Signed, 4);
  test<NibbleK32, int>("u4, k 32", 16, 32, Type::Unsigned, Type::Signed, 4);
  testDoubles();
  testQuads<RowCol, float>("quads, f32", true, false);
  testQuads<ColRow, float>("quads by columns, f32", false, true);
  testQuads<RowRow, unsigned>("quads by rows, f16", true, true);
  testQuads<ColRow, unsigned>("quads by columns, f16", false, true);
  testTiles<false, false>("B by columns, movmatrix");
  testTiles<false, true>("B by columns, stmatrix");
  testTiles<true, false>("B by rows, movmatrix");
  testTiles<true, true>("B by rows, stmatrix");
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
