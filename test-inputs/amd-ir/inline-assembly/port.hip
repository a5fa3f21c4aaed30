// Inline assembly as AMD's libraries have it: loads and stores that pass caches, 16 bytes at once in the look-back of a scan
// as in rocPRIM, and texts that hide values from the optimizer.
#include <cstdint>
#include <cstdio>

#include <hip/hip_runtime.h>

constexpr int kinds = 5, blocks = 24, threads = 128;

__device__ void expect(int *wrong, int kind, long found, long expected) {
  if (found != expected)
    atomicAdd(&wrong[kind], 1);
}

#define LOAD(instruction, result, address)                                                         \
  asm volatile(instruction "\n\ts_waitcnt vmcnt(0) lgkmcnt(0)"                                     \
               : "=v"(result)                                                                      \
               : "v"(address)                                                                      \
               : "memory")
#define STORE(instruction, address, value)                                                         \
  asm volatile(instruction "\n\ts_waitcnt(%2)" : : "v"(address), "v"(value), "I"(0) : "memory")

using Global = const __attribute__((address_space(1))) char *;
using Shared = __attribute__((address_space(3))) char *;

__device__ __uint128_t loadWide(const __uint128_t *from) {
  __uint128_t result;
  LOAD("global_load_dwordx4 %0, %1 off glc\t", result, (Global)from);
  return result;
}

__device__ void storeWide(__uint128_t *to, __uint128_t value) {
  asm volatile("global_store_dwordx4 %0, %1 off \t\n"
               "s_waitcnt vmcnt(0)"
               :
               : "v"((__attribute__((address_space(1))) __uint128_t *)to), "v"(value)
               : "memory");
}

__global__ void access(int *wrong, const unsigned char *bytes, unsigned char *target) {
  const int lane = threadIdx.x;
  const unsigned char *from = bytes + 16 * lane;
  int8_t byte;
  memcpy(&byte, from, 1);
  int32_t extended;
  LOAD("flat_load_sbyte %0, %1 glc slc", extended, from);
  expect(wrong, 0, extended, byte);
  uint32_t plain;
  LOAD("flat_load_ubyte %0, %1 sc0 nt", plain, from);
  expect(wrong, 0, plain, from[0]);
  LOAD("flat_load_u16 %0, %1 offset:2", plain, from);
  expect(wrong, 0, plain, from[2] | from[3] << 8);
  uint64_t pair, expected;
  memcpy(&expected, from + 8, 8);
  LOAD("global_load_b64 %0, %1, off offset:0x8 ; a comment", pair, (Global)from);
  expect(wrong, 0, pair, expected);
  asm volatile("global_load_dwordx2 %0, %1, %2\n\ts_waitcnt vmcnt(0)"
               : "=v"(pair)
               : "v"(16 * lane + 8), "s"(bytes));
  expect(wrong, 0, pair, expected);
  float real;
  uint32_t word;
  memcpy(&word, from + 4, 4);
  LOAD("flat_load_dword %0, %1", real, from + 4);
  expect(wrong, 0, __float_as_uint(real), word);

  unsigned char *to = target + 16 * lane;
  STORE("flat_store_dwordx2 %0, %1", to, expected);
  STORE("flat_store_short %0, %1 glc", to + 8, word);
  STORE("flat_store_byte %0, %1", to + 10, word >> 16);
  STORE("flat_store_b32 %0, %1", to + 12, real);
  uint64_t stored;
  uint32_t upper;
  memcpy(&stored, to, 8);
  memcpy(&upper, to + 12, 4);
  expect(wrong, 1, stored, expected);
  expect(wrong, 1, to[8] | to[9] << 8 | to[10] << 16, word & 0xffffff);
  expect(wrong, 1, to[11], 0);
  expect(wrong, 1, upper, word);

  __shared__ __uint128_t exchanged[threads];
  const __uint128_t value = (__uint128_t)expected << 64 | unsigned(lane);
  asm volatile("ds_write_b128 %0, %1\n\ts_waitcnt lgkmcnt(0)"
               :
               : "v"((Shared)&exchanged[lane]), "v"(value)
               : "memory");
  __syncthreads();
  const int other = (lane + 70) % threads;
  __uint128_t received;
  LOAD("ds_read_b128 %0, %1", received, (Shared)&exchanged[other]);
  memcpy(&expected, bytes + 16 * other + 8, 8);
  expect(wrong, 2, received, other);
  expect(wrong, 2, received >> 64, expected);
}

// Each block adds to what the block before it has found, and waits for that.
__global__ void lookBack(int *wrong, __uint128_t *states) {
  if (threadIdx.x == 0) {
    __uint128_t before = 0;
    if (blockIdx.x > 0)
      do
        before = loadWide(&states[blockIdx.x - 1]);
      while (!(before >> 64));
    const uint64_t sum = uint64_t(before) + blockIdx.x + 1;
    storeWide(&states[blockIdx.x], (__uint128_t)1 << 64 | sum);
    expect(wrong, 3, sum, (blockIdx.x + 1) * (blockIdx.x + 2) / 2);
  }
}

__global__ void values(int *wrong) {
  int hidden = threadIdx.x, moved;
  asm volatile("" : "+v"(hidden));
  expect(wrong, 4, hidden, threadIdx.x);
  asm volatile("v_mov_b32 %0, %1 ; another register\n s_nop 1" : "=v"(moved) : "v"(hidden + 1));
  expect(wrong, 4, moved, threadIdx.x + 1);
  int a = 2 * hidden, b = 3 * hidden;
  asm volatile("; both" : "+v"(a), "+v"(b));
  expect(wrong, 4, a * 1000 + b, 2003 * threadIdx.x);
}

int main() {
  int *wrong;
  unsigned char *bytes, *target, given[16 * threads];
  __uint128_t *states;
  for (int i = 0; i < 16 * threads; ++i)
    given[i] = (unsigned char)(i * 37 + i / 7);
  if (hipMalloc(&wrong, kinds * sizeof(int)) != hipSuccess ||
      hipMemset(wrong, 0, kinds * sizeof(int)) != hipSuccess ||
      hipMalloc(&bytes, sizeof given) != hipSuccess ||
      hipMemcpy(bytes, given, sizeof given, hipMemcpyHostToDevice) != hipSuccess ||
      hipMalloc(&target, sizeof given) != hipSuccess ||
      hipMemset(target, 0, sizeof given) != hipSuccess ||
      hipMalloc(&states, blocks * sizeof *states) != hipSuccess ||
      hipMemset(states, 0, blocks * sizeof *states) != hipSuccess)
    return 1;
  hipLaunchKernelGGL(access, dim3(1), dim3(threads), 0, 0, wrong, bytes, target);
  hipLaunchKernelGGL(lookBack, dim3(blocks), dim3(threads), 0, 0, wrong, states);
  hipLaunchKernelGGL(values, dim3(2), dim3(threads), 0, 0, wrong);
  int found[kinds];
  if (hipMemcpy(found, wrong, sizeof found, hipMemcpyDeviceToHost) != hipSuccess)
    return 1;
  const char *names[kinds] = {"loads", "stores", "shared memory", "look-back", "values"};
  for (int i = 0; i < kinds; ++i)
    std::printf("%s: wrong %d\n", names[i], found[i]);
  return hipFree(wrong) != hipSuccess || hipFree(bytes) != hipSuccess ||
         hipFree(target) != hipSuccess || hipFree(states) != hipSuccess;
}
