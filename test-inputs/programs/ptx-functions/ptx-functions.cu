// The functions of <cuda/ptx> in kernels, against plain loops on the host.
#include <cstdint>
#include <cstdio>
#include <cuda/ptx>

namespace ptx = cuda::ptx;

constexpr int count = 256;

__host__ __device__ uint64_t number(int i) {
  uint64_t x = (i + 1) * 0x9e3779b97f4a7c15ull;
  x ^= x >> 29;
  return i == 0 ? 0 : i == 1 ? ~0ull : x >> i % 64;
}

__global__ void bits(int64_t *to) {
  int i = ptx::get_sreg_ctaid_x() * ptx::get_sreg_ntid_x() + ptx::get_sreg_tid_x();
  uint64_t x = number(i);
  uint32_t low = uint32_t(x), by = i % 70;
  int64_t *out = to + 12 * i;
  out[0] = int32_t(ptx::bfind(low));
  out[1] = int32_t(ptx::bfind(x));
  out[2] = int32_t(cuda::ptx::bfind(int32_t(low)));
  out[3] = int32_t(ptx::bfind_shiftamt(int64_t(x)));
  out[4] = ptx::shl(low, by);
  out[5] = int64_t(ptx::shl(x, by));
  out[6] = ptx::shr(int32_t(low), by);
  out[7] = ptx::shr(int16_t(low), by);
  out[8] = ptx::prmt(low, ~low, uint32_t(x >> 7 & 0x7777));
  out[9] = ptx::prmt_rc8(low, by);
  out[10] = ptx::prmt_f4e(low, ~low, by);
  out[11] = ptx::prmt_rc16(low, by);
}

int64_t highest(uint64_t x, int width) {
  int64_t at = -1;
  for (int i = 0; i < width; ++i)
    if (x >> i & 1)
      at = i;
  return at;
}
uint32_t bytes(uint32_t a, uint32_t b, uint32_t selector) {
  uint64_t all = a | uint64_t(b) << 32;
  uint32_t result = 0;
  for (int i = 0; i < 4; ++i)
    result |= uint32_t(all >> 8 * (selector >> 4 * i & 7) & 0xff) << 8 * i;
  return result;
}
int64_t expected(int i, int what) {
  uint64_t x = number(i);
  uint32_t low = uint32_t(x);
  int by = i % 70;
  int64_t at = highest(int64_t(x) < 0 ? ~x : x, 64);
  switch (what) {
  case 0: return highest(low, 32);
  case 1: return highest(x, 64);
  case 2: return highest(int32_t(low) < 0 ? ~low : low, 32);
  case 3: return at < 0 ? -1 : 63 - at;
  case 4: return by > 31 ? 0 : uint32_t(low << by);
  case 5: return by > 63 ? 0 : int64_t(x << by);
  case 6: return int32_t(low) >> (by > 31 ? 31 : by);
  case 7: return int16_t(low) >> (by > 15 ? 15 : by);
  case 8: return bytes(low, ~low, uint32_t(x >> 7 & 0x7777));
  case 9: return (low >> 8 * (by % 4) & 0xff) * 0x01010101u;
  case 10: return bytes(low, ~low, 0x3210 + by % 4 * 0x1111);
  default: return (low >> 16 * (by % 2) & 0xffff) * 0x10001u;
  }
}

// Sums and ranks in warps of 32 threads.
__device__ float warpSum(float x) {
  for (uint32_t lanes = 16; lanes > 0; lanes /= 2)
    x += ptx::shfl_sync_bfly(x, lanes, 0x1fu, 0xffffffffu);
  return x;
}
__global__ void lanes(uint32_t *to) {
  uint32_t lane = ptx::get_sreg_laneid(), thread = ptx::get_sreg_tid_x();
  uint32_t odd = __ballot_sync(0xffffffffu, number(thread) & 1);
  bool isIn = false;
  uint32_t left = ptx::shfl_sync_up(thread, isIn, 3u, 0u, 0xffffffffu);
  uint32_t right = ptx::shfl_sync_down(thread, 2u, 0x1fu, 0xffffffffu);
  uint32_t *out = to + 8 * thread;
  out[0] = lane;
  out[1] = __popc(odd & ptx::get_sreg_lanemask_lt());
  out[2] = __popc(odd & ptx::get_sreg_lanemask_ge());
  out[3] = __popc(ptx::get_sreg_lanemask_le() & ~ptx::get_sreg_lanemask_eq());
  out[4] = isIn ? left : 1000;
  out[5] = right;
  out[6] = ptx::shfl_sync_idx(thread * 3, lane ^ 5u, 0x1fu, 0xffffffffu);
  out[7] = uint32_t(warpSum(float(thread)));
}
uint32_t expectedOfLane(int thread, int what) {
  int lane = thread % 32, first = thread - lane;
  uint32_t before = 0, from = 0;
  for (int i = first; i < first + 32; ++i)
    (i < thread ? before : from) += number(i) & 1;
  switch (what) {
  case 0: return lane;
  case 1: return before;
  case 2: return from;
  case 3: return lane;
  case 4: return lane < 3 ? 1000 : thread - 3;
  case 5: return lane > 29 ? thread : thread + 2;
  case 6: return (first + (lane ^ 5)) * 3;
  default: return 32 * first + 496;
  }
}

// In templates, the statement is the same for numbers of all kinds.
template <class T> __device__ T neighbor(T x) {
  asm volatile("shfl.sync.bfly.b32 %0, %0, 1, 0x1f, 0xffffffff;" : "+r"(x));
  return x;
}
template <class T> __device__ T mixed(T a, T b) {
  T result;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(result) : "r"(a), "r"(b), "r"(a));
  return result;
}
template <class T> __device__ void copyPast(T *to, const T *from) { __stcg(to, __ldcg(from)); }
__global__ void templates(float *numbers, int *words) {
  int i = threadIdx.x;
  numbers[i] = neighbor(float(i) + 0.5f);
  words[i] = neighbor(-i) + mixed(i, 77) + int(mixed(5u, unsigned(i)));
  double parts = mixed(float(i), 1.0f); // the bits of 1
  float half, more;
  asm("mov.f32 %0, 0.5;" : "=f"(half));
  asm("fma.rn.f32 %0, %1, 1.5, -25e-2;" : "=f"(more) : "f"(half));
  parts += more; // 0.5
  // Past the caches, for values of several sizes.
  copyPast(numbers + i + 64, numbers + i);
  double2 pair = make_double2(i, parts), back;
  copyPast(&back, &pair);
  parts = back.y;
  numbers[i] += float(parts);
}

// One thread tells the others of its block through memory that a result is there.
__global__ void pass(const uint32_t *from, uint32_t *to, volatile uint32_t *isThere) {
  if (ptx::get_sreg_tid_y() == 0 && threadIdx.x == 0) {
    ptx::st(ptx::space_global, to, ptx::ld_nc(ptx::space_global, from) + 1);
    ptx::fence(ptx::sem_acq_rel, ptx::scope_gpu);
    *isThere = 1;
  }
  ptx::fence_proxy_async();
  __syncthreads();
  ptx::fence(ptx::sem_sc, ptx::scope_cta);
  if (!*isThere)
    ptx::trap();
  if (threadIdx.x > 0)
    to[threadIdx.x] = ptx::ld(ptx::space_global, to) + threadIdx.x;
}

int main() {
  int wrong = 0;
  int64_t *numbers;
  uint32_t *words;
  cudaMallocManaged(&numbers, 12 * count * sizeof(int64_t));
  cudaMallocManaged(&words, 8 * count * sizeof(uint32_t));
  bits<<<count / 64, 64>>>(numbers);
  cudaDeviceSynchronize();
  for (int i = 0; i < 12 * count; ++i)
    wrong += numbers[i] != expected(i / 12, i % 12);
  lanes<<<1, count>>>(words);
  cudaDeviceSynchronize();
  for (int i = 0; i < 8 * count; ++i)
    wrong += words[i] != expectedOfLane(i / 8, i % 8);
  float *reals;
  int *integers;
  cudaMallocManaged(&reals, 128 * sizeof(float));
  cudaMallocManaged(&integers, 64 * sizeof(int));
  templates<<<1, 64>>>(reals, integers);
  cudaDeviceSynchronize();
  for (int i = 0; i < 64; ++i) {
    wrong += reals[i] != float(i ^ 1) + 2.0f || reals[i + 64] != float(i ^ 1) + 0.5f;
    wrong += integers[i] != -(i ^ 1) + 77 + i;
  }
  words[0] = 41;
  words[100] = 0;
  pass<<<1, 64>>>(words, words + 101, words + 100);
  cudaDeviceSynchronize();
  for (int i = 0; i < 64; ++i)
    wrong += words[101 + i] != 42u + i;
  long long sum = 0;
  for (int i = 0; i < 12 * count; ++i)
    sum = sum * 31 + numbers[i];
  printf("%d wrong, sum %016llx\n", wrong, sum);
  return wrong != 0;
}
