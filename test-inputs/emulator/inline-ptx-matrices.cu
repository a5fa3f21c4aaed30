// Matrix products of warps in PTX, against plain loops, with operands by ldmatrix; barriers of some threads; exit; parts of registers.
#include <cstdio>

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

__device__ unsigned failures;

#define EXPECT(actual, expected)                                                                   \
  do {                                                                                             \
    auto is = (actual);                                                                            \
    decltype(is) shouldBe = (expected);                                                            \
    if (is != shouldBe && atomicAdd(&failures, 1) < 8)                                             \
      printf("line %d: %g, expected %g\n", __LINE__, double(is), double(shouldBe));                \
  } while (0)

// Small numbers, so that sums are exact in every format.
__device__ int elementOfA(int row, int k) { return (row * 3 + k * 5) % 7 - 3; }
__device__ int elementOfB(int k, int column) { return (k * 2 + column * 3) % 5 - 2; }
__device__ int product(int row, int column, int depth) {
  int sum = row - column;
  for (int k = 0; k < depth; ++k)
    sum += elementOfA(row, k) * elementOfB(k, column);
  return sum;
}

__device__ unsigned pair(__half low, __half high) {
  return __half_as_ushort(low) | unsigned(__half_as_ushort(high)) << 16;
}
__device__ unsigned pairOfB(float low, float high) {
  return __float_as_uint(high) & 0xffff0000 | __float_as_uint(low) >> 16; // exact
}

__global__ void halves() {
  __shared__ alignas(16) __half a[16][16], b[16][8];
  const int lane = threadIdx.x % 32, g = lane / 4, t = lane % 4;
  for (int i = lane; i < 256; i += 32)
    a[i / 16][i % 16] = elementOfA(i / 16, i % 16);
  for (int i = lane; i < 128; i += 32)
    b[i / 8][i % 8] = elementOfB(i / 8, i % 8);
  __syncwarp();
  unsigned x[4], y[2];
  unsigned from = __cvta_generic_to_shared(&a[lane % 16][lane / 16 * 8]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3])
               : "r"(from));
  EXPECT(x[1], pair(a[g + 8][2 * t], a[g + 8][2 * t + 1]));
  EXPECT(x[2], pair(a[g][2 * t + 8], a[g][2 * t + 9]));
  from = __cvta_generic_to_shared(&b[lane % 16][0]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 {%0, %1}, [%2];"
               : "=r"(y[0]), "=r"(y[1])
               : "r"(from));
  EXPECT(y[0], pair(b[2 * t][g], b[2 * t + 1][g]));
  float d[4];
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
               "{%10, %11, %12, %13};"
               : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]), "f"(float(g - 2 * t)),
                 "f"(float(g - 2 * t - 1)), "f"(float(g + 8 - 2 * t)), "f"(float(g + 8 - 2 * t - 1)));
  for (int i = 0; i < 4; ++i)
    EXPECT(int(d[i]), product(g + i / 2 * 8, 2 * t + i % 2, 16));
  unsigned h[2] = {pair(g - 2 * t, g - 2 * t - 1), pair(g + 8 - 2 * t, g + 8 - 2 * t - 1)};
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3}, {%4}, {%0, %1};"
               : "+r"(h[0]), "+r"(h[1])
               : "r"(x[0]), "r"(x[1]), "r"(y[0]));
  EXPECT(h[1], pair(product(g + 8, 2 * t, 8), product(g + 8, 2 * t + 1, 8)));
}

__global__ void others() {
  const int lane = threadIdx.x % 32, g = lane / 4, t = lane % 4;
  float start[4], d[4];
  int n[4];
  for (int i = 0; i < 4; ++i) {
    start[i] = g + i / 2 * 8 - (2 * t + i % 2);
    n[i] = int(start[i]);
  }
  unsigned x[4], y[2];
  for (int i = 0; i < 4; ++i) { // bf16: row g + 8 * (i & 1), k = 2t + 8 * (i >> 1)
    int row = g + i % 2 * 8, k = 2 * t + i / 2 * 8;
    x[i] = pairOfB(elementOfA(row, k), elementOfA(row, k + 1));
  }
  for (int i = 0; i < 2; ++i)
    y[i] = pairOfB(elementOfB(2 * t + 8 * i, g), elementOfB(2 * t + 8 * i + 1, g));
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
               "{%10, %11, %12, %13};"
               : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]), "f"(start[0]), "f"(start[1]),
                 "f"(start[2]), "f"(start[3]));
  for (int i = 0; i < 4; ++i)
    EXPECT(int(d[i]), product(g + i / 2 * 8, 2 * t + i % 2, 16));
  for (int i = 0; i < 4; ++i)
    x[i] = __float_as_uint(elementOfA(g + i % 2 * 8, t + i / 2 * 4));
  for (int i = 0; i < 2; ++i)
    y[i] = __float_as_uint(elementOfB(t + 4 * i, g));
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
               "{%10, %11, %12, %13};"
               : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]), "f"(start[0]), "f"(start[1]),
                 "f"(start[2]), "f"(start[3]));
  for (int i = 0; i < 4; ++i)
    EXPECT(int(d[i]), product(g + i / 2 * 8, 2 * t + i % 2, 8));
  for (int i = 0; i < 4; ++i) {
    x[i] = 0;
    for (int j = 0; j < 4; ++j)
      x[i] |= (elementOfA(g + i % 2 * 8, 4 * t + j + i / 2 * 16) & 255) << 8 * j;
  }
  for (int i = 0; i < 2; ++i) {
    y[i] = 0;
    for (int j = 0; j < 4; ++j)
      y[i] |= (elementOfB(4 * t + j + i * 16, g) & 255) << 8 * j;
  }
  asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
               "{%0, %1, %2, %3};"
               : "+r"(n[0]), "+r"(n[1]), "+r"(n[2]), "+r"(n[3])
               : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]));
  for (int i = 0; i < 4; ++i)
    EXPECT(n[i], product(g + i / 2 * 8, 2 * t + i % 2, 32));
}

// One half of the block hands numbers to the other, through two barriers of 64 threads.
__global__ void roles(int *out) {
  __shared__ int numbers[32];
  for (int round = 0; round < 3; ++round) {
    if (threadIdx.x < 32) {
      numbers[threadIdx.x] = round * 100 + threadIdx.x;
      asm volatile("bar.arrive 1, 64;" ::: "memory");
      asm volatile("bar.sync %0, %1;" ::"r"(2), "r"(64) : "memory");
    } else {
      asm volatile("bar.sync 1, 64;" ::: "memory");
      out[threadIdx.x - 32] += numbers[63 - threadIdx.x];
      asm volatile("bar.sync 2, 64;" ::: "memory");
    }
  }
}

// The same through two barriers in memory, by state and by parity.
__global__ void tickets(int *out) {
  __shared__ int numbers[32];
  __shared__ unsigned long long full, empty;
  unsigned f = __cvta_generic_to_shared(&full), e = __cvta_generic_to_shared(&empty);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(f), "r"(32));
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(e));
  }
  __syncthreads();
  for (int round = 0; round < 3; ++round) {
    if (threadIdx.x < 32) {
      numbers[threadIdx.x] = round * 100 + threadIdx.x;
      asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(f) : "memory");
      asm volatile("{ .reg .pred p; WAIT: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @p bra DONE; bra WAIT; "
                   "DONE: }" ::"r"(e), "r"(round & 1) : "memory");
    } else {
      asm volatile("{ .reg .pred p; WAIT: mbarrier.test_wait.parity.shared.b64 p, [%0], %1; @!p bra WAIT; }" ::"r"(f),
                   "r"(round & 1) : "memory");
      out[threadIdx.x - 32] += numbers[63 - threadIdx.x];
      unsigned long long state;
      unsigned done = 0;
      asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1], 1;" : "=l"(state) : "r"(e) : "memory");
      while (!done)
        asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                     : "=r"(done)
                     : "r"(e), "l"(state));
    }
  }
}

__global__ void early(int *out) {
  if (threadIdx.x >= 8)
    asm volatile("exit;");
  out[threadIdx.x] = 1;
}

__global__ void parts(unsigned x, unsigned y, unsigned z) {
  unsigned r;
  asm("vadd.s32.s32.s32 %0, %1.h0, %2.h1;" : "=r"(r) : "r"(x), "r"(y));
  EXPECT(int(r), int(short(x)) + int(short(y >> 16)));
  asm("vadd.u32.u32.u32.sat %0.b1, %1.b3, %2.b0, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(z));
  EXPECT(r, z & ~0xff00u | min((x >> 24) + (y & 255), 255u) << 8);
  asm("vmad.u32.u32.u32 %0, %1.b2, %2.b1, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(z));
  EXPECT(r, (x >> 16 & 255) * (y >> 8 & 255) + z);
  asm("vset4.u32.u32.lt %0, %1, %2, %3;" : "=r"(r) : "r"(0x01ff7f80), "r"(0x0200807f), "r"(z));
  EXPECT(r, 0x01000100u);
}

int main() {
  halves<<<1, 32>>>();
  others<<<1, 64>>>();
  int *out;
  cudaMallocManaged(&out, 32 * sizeof(int));
  for (int i = 0; i < 32; ++i)
    out[i] = 0;
  roles<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  printf("%d %d\n", out[0], out[31]);
  for (int i = 0; i < 32; ++i)
    out[i] = 0;
  tickets<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  printf("%d %d\n", out[0], out[31]);
  for (int i = 0; i < 32; ++i)
    out[i] = 0;
  early<<<1, 32>>>(out);
  parts<<<1, 1>>>(0xff81fffe, 0x8000fe7f, 0x12345678);
  cudaDeviceSynchronize();
  printf("%d %d\n", out[7], out[8]);
  unsigned count;
  cudaMemcpyFromSymbol(&count, failures, sizeof count);
  printf("%u failures, %s\n", count, cudaGetErrorString(cudaGetLastError()));
}
