// Matrix products of four warps (wgmma), with operands in shared memory in all of its patterns, by rows and by columns,
// and in registers. Plain loops on the host compute the same; all sums are exact.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int groups = 2, threads = groups * 128, columns = 16;

// Where a number of a row or column is, in bytes: groups of 8 lines and of 16 bytes are `stride` and `leading` apart.
__host__ __device__ unsigned placeOf(int pattern, bool isTransposed, int bytes, int line, int k, unsigned leading,
                                     unsigned stride) {
  const int width = pattern == 0 ? 1 : 16 >> pattern; // chunks of 16 bytes
  unsigned place;
  if (!isTransposed) {
    const int chunk = k * bytes / 16;
    place = line / 8 * stride + line % 8 * 16 * width + (pattern ? 16 * chunk : leading * chunk) + k * bytes % 16;
  } else {
    const int chunk = line / 8;
    place = pattern ? chunk / width * leading + chunk % width * 16 + k / 8 * stride + k % 8 * 16 * width
                    : chunk * stride + k / 8 * leading + k % 8 * 16;
    place += line % 8 * bytes;
  }
  return place ^ (place >> 7 & (width - 1)) << 4;
}

__device__ unsigned long long descriptorOf(const void *matrix, int pattern, unsigned leading, unsigned stride) {
  const unsigned long long address = __cvta_generic_to_shared(matrix);
  return (address & 0x3ffff) >> 4 | static_cast<unsigned long long>(leading >> 4) << 16 |
         static_cast<unsigned long long>(stride >> 4) << 32 | static_cast<unsigned long long>(pattern) << 62;
}

struct Half {
  using Number = __half;
  using Sum = float;
  template <int transA, int transB> static __device__ void multiply(float (&d)[8], unsigned long long a, unsigned long long b) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, %10, 0;\n"
                 "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, %8, %9, p, 1, 1, %11, %12;\n}"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
                 : "l"(a), "l"(b), "r"(1), "n"(transA), "n"(transB));
  }
  static __device__ void multiply(float (&d)[8], const unsigned (&a)[4], unsigned long long b) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, 1, -1, 1, 0;\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
  }
};
struct Brain {
  using Number = __nv_bfloat16;
  using Sum = float;
  template <int transA, int transB> static __device__ void multiply(float (&d)[8], unsigned long long a, unsigned long long b) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7}, %8, %9, 1, 1, 1, %10, %11;\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
                 : "l"(a), "l"(b), "n"(transA), "n"(transB));
  }
  static __device__ void multiply(float (&d)[8], const unsigned (&a)[4], unsigned long long b) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, 1, -1, 1, 0;\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
  }
};
#define OTHER(name, number, shape, left, right)                                                                        \
  struct name {                                                                                                        \
    using Number = number;                                                                                             \
    using Sum = float;                                                                                                 \
    template <int transA, int transB>                                                                                  \
    static __device__ void multiply(float (&d)[8], unsigned long long a, unsigned long long b) {                       \
      asm volatile("wgmma.mma_async.sync.aligned." #shape ".f32." #left "." #right                                     \
                   " {%0, %1, %2, %3, %4, %5, %6, %7}, %8, %9, 1, 1, 1;\n"                                             \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])    \
                   : "l"(a), "l"(b));                                                                                  \
    }                                                                                                                  \
    static __device__ void multiply(float (&d)[8], const unsigned (&a)[4], unsigned long long b) {                     \
      asm volatile("wgmma.mma_async.sync.aligned." #shape ".f32." #left "." #right                                     \
                   " {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, 1, -1, 1;\n"                           \
                   : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])    \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));                                              \
    }                                                                                                                  \
  };
OTHER(Tensor, float, m64n16k8, tf32, tf32)
OTHER(Eight, __nv_fp8_e4m3, m64n16k32, e4m3, e4m3)
struct Byte {
  using Number = signed char;
  using Sum = int;
  template <int, int> static __device__ void multiply(int (&d)[8], unsigned long long a, unsigned long long b) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {%0, %1, %2, %3, %4, %5, %6, %7}, %8, %9, 1;\n"
                 : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7])
                 : "l"(a), "l"(b));
  }
  // The first product replaces what is there, and the result becomes negative as that of the others.
  static __device__ void multiply(int (&d)[8], const unsigned (&a)[4], unsigned long long b) {
    int c[8];
    for (int i = 0; i < 8; ++i)
      c[i] = d[i];
    asm volatile("wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9, %10, %11}, %12, 0;\n"
                 : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
    for (int i = 0; i < 8; ++i)
      d[i] = c[i] - d[i];
  }
};

__host__ __device__ int elementOfA(int group, int row, int k) { return (group + row * 3 + k * 5) % 7 - 3; }
__host__ __device__ int elementOfB(int group, int k, int column) { return (group + k * 2 + column * 3) % 5 - 2; }

// A - or, if the operands are in registers, minus the - product of 64 x k and k x 16, added to what was there.
template <class Kind, int pattern, int transA, int transB, bool isInRegisters>
__global__ void product(typename Kind::Sum *out) {
  using Number = typename Kind::Number;
  constexpr int bytes = sizeof(Number), depth = 32 / bytes;
  extern __shared__ __align__(1024) unsigned char memory[];
  const int group = threadIdx.x / 128, thread = threadIdx.x % 128, lane = thread % 32;
  unsigned char *const a = memory + group * 12288, *const b = a + 8192;
  const int width = pattern == 0 ? 1 : 16 >> pattern;
  // Lines of the pattern follow each other where there is one. Where there is none, chunks are apart.
  const unsigned strideA = transA ? (pattern ? 4096 : 128) : pattern ? 128 * width : 256, leadingA = pattern ? 1024 : transA ? 2048 : 128;
  const unsigned strideB = transB ? (pattern ? 2048 : 128) : pattern ? 128 * width : 256, leadingB = pattern ? 1024 : transB ? 1024 : 128;
  for (int i = thread; i < 64 * depth; i += 128)
    *reinterpret_cast<Number *>(a + placeOf(pattern, transA, bytes, i / depth, i % depth, leadingA, strideA)) =
        Number(float(elementOfA(group, i / depth, i % depth)));
  for (int i = thread; i < columns * depth; i += 128)
    *reinterpret_cast<Number *>(b + placeOf(pattern, transB, bytes, i / depth, i % depth, leadingB, strideB)) =
        Number(float(elementOfB(group, i % depth, i / depth)));
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  __syncthreads();
  typename Kind::Sum d[8];
  for (int i = 0; i < 8; ++i)
    d[i] = i * 100 - thread;
  const unsigned long long ofA = descriptorOf(a, pattern, leadingA, strideA),
                           ofB = descriptorOf(b, pattern, leadingB, strideB);
  unsigned words[4] = {};
  for (int word = 0; word < 4; ++word)
    for (int i = 0; i < 4 / bytes; ++i) {
      const int row = thread / 32 * 16 + lane / 4 + word % 2 * 8, k = (word / 2 * 4 + lane % 4) * (4 / bytes) + i;
      const Number number = Number(float(elementOfA(group, row, k)));
      unsigned bits = 0;
      for (int byte = 0; byte < bytes; ++byte)
        bits |= unsigned(reinterpret_cast<const unsigned char *>(&number)[byte]) << 8 * byte;
      words[word] |= bits << 8 * bytes * i;
    }
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  if (isInRegisters)
    Kind::multiply(d, words, ofB);
  else
    Kind::template multiply<transA, transB>(d, ofA, ofB);
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  for (int i = 0; i < 8; ++i)
    out[threadIdx.x * 8 + i] = d[i];
}

// The sum in pairs of halves, where the first product replaces it.
__global__ void halves(unsigned *out) {
  __shared__ alignas(128) __half a[64 * 16], b[8 * 16];
  for (int i = threadIdx.x; i < 64 * 16; i += 128)
    a[placeOf(0, false, 2, i / 16, i % 16, 128, 256) / 2] = __half(float(elementOfA(0, i / 16, i % 16)));
  for (int i = threadIdx.x; i < 8 * 16; i += 128)
    b[placeOf(0, false, 2, i / 16, i % 16, 128, 256) / 2] = __half(float(elementOfB(0, i % 16, i / 16)));
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  unsigned d[2] = {0x7c007c00, 0x7c007c00};
  const unsigned long long ofA = descriptorOf(a, 0, 128, 256), ofB = descriptorOf(b, 0, 128, 256);
  for (int i = 0; i < 2; ++i)
    asm volatile("{ .reg .pred p; setp.ne.b32 p, %4, 0; wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {%0, %1}, %2, %3, p, 1, 1, 0, 0; }"
                 : "+r"(d[0]), "+r"(d[1]) : "l"(ofA), "l"(ofB), "r"(i));
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  out[2 * threadIdx.x] = d[0];
  out[2 * threadIdx.x + 1] = d[1];
}

int wrong = 0;

template <class Kind, int pattern, int transA, int transB, bool isInRegisters> void test(const char *name) {
  using Sum = typename Kind::Sum;
  constexpr int depth = 32 / sizeof(typename Kind::Number);
  Sum *device;
  std::vector<Sum> found(threads * 8);
  CHECK(cudaMalloc(&device, found.size() * sizeof(Sum)));
  product<Kind, pattern, transA, transB, isInRegisters><<<1, threads, groups * 12288>>>(device);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(found.data(), device, found.size() * sizeof(Sum), cudaMemcpyDeviceToHost));
  int bad = 0;
  for (int i = 0; i < threads * 8; ++i) {
    const int thread = i / 8 % 128, group = i / 8 / 128, j = i % 8;
    const int row = thread / 32 * 16 + thread % 32 / 4 + j / 2 % 2 * 8, column = j / 4 * 8 + thread % 4 * 2 + j % 2;
    int expected = j * 100 - thread;
    for (int k = 0; k < depth; ++k)
      expected += (isInRegisters ? -1 : 1) * elementOfA(group, row, k) * elementOfB(group, k, column);
    bad += found[i] != expected;
  }
  wrong += bad;
  std::printf("%s, pattern %d, %d %d: %d wrong\n", name, pattern, transA, transB, bad);
  CHECK(cudaFree(device));
}

template <class Kind> void testRows(const char *name) {
  test<Kind, 0, 0, 0, false>(name);
  test<Kind, 1, 0, 0, false>(name);
  test<Kind, 2, 0, 0, false>(name);
  test<Kind, 3, 0, 0, false>(name);
  test<Kind, 1, 0, 0, true>(name);
}

template <class Kind> void testColumns(const char *name) {
  test<Kind, 0, 1, 1, false>(name);
  test<Kind, 1, 1, 0, false>(name);
  test<Kind, 2, 0, 1, false>(name);
  test<Kind, 3, 1, 1, false>(name);
}

void testHalves() {
  unsigned *device;
  std::vector<unsigned> found(256);
  CHECK(cudaMalloc(&device, found.size() * 4));
  halves<<<1, 128>>>(device);
  CHECK(cudaGetLastError());
  CHECK(cudaMemcpy(found.data(), device, found.size() * 4, cudaMemcpyDeviceToHost));
  int bad = 0;
  for (int i = 0; i < 512; ++i) {
    const int thread = i / 4, row = thread / 32 * 16 + thread % 32 / 4 + i / 2 % 2 * 8, column = thread % 4 * 2 + i % 2;
    int expected = 0;
    for (int k = 0; k < 16; ++k)
      expected += 2 * elementOfA(0, row, k) * elementOfB(0, k, column);
    __half_raw raw;
    raw.x = static_cast<unsigned short>(found[i / 2] >> i % 2 * 16);
    bad += __half2float(__half(raw)) != expected;
  }
  wrong += bad;
  std::printf("f16 sums: %d wrong\n", bad);
  CHECK(cudaFree(device));
}

int main() {
  testRows<Half>("f16");
  testColumns<Half>("f16");
  testRows<Brain>("bf16");
  testColumns<Brain>("bf16");
  testRows<Tensor>("tf32");
  testRows<Eight>("e4m3");
  testRows<Byte>("s8");
  testHalves();
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
