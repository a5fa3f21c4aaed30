// Lanes in inline PTX: scans and reductions with the predicates of shuffles, over whole warps and over
// segments, and bytes that run-time selectors choose.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t status = (call);                                                                   \
    if (status != cudaSuccess) {                                                                   \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));         \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

constexpr int warpWidth = 32;

// The direction, the operation and the type are words of the instructions.
#define SHUFFLE_AND(direction, first, operation, type, letter, T)                                  \
  __device__ inline T shuffle_##direction##_##operation(T x, int distance, int width) {            \
    T result;                                                                                      \
    int range = (warpWidth - width) << 8 | (first ? 0 : width - 1);                                \
    asm volatile("{ .reg ." #type " r0; .reg .pred p;"                                             \
                 "  shfl.sync." #direction ".b32 r0|p, %1, %2, %3, 0xffffffff;"                    \
                 "  @p " #operation "." #type " r0, r0, %4;"                                       \
                 "  mov." #type " %0, r0; }"                                                       \
                 : "=" letter(result) : letter(x), "r"(distance), "r"(range), letter(x));          \
    return result;                                                                                 \
  }
SHUFFLE_AND(up, true, add, s32, "r", int)
SHUFFLE_AND(down, false, max, s32, "r", int)
SHUFFLE_AND(up, true, xor, b32, "r", unsigned)
SHUFFLE_AND(down, false, min, u32, "r", unsigned)

__device__ long long addDown(long long x, int distance, int width) {
  int range = (warpWidth - width) << 8 | (width - 1);
  asm volatile("{ .reg .pred p; .reg .u32 lo, hi; .reg .s64 r1;"
               "  mov.b64 {lo, hi}, %0;"
               "  shfl.sync.down.b32 lo,   lo, %1, %2, 0xffffffff;"
               "  shfl.sync.down.b32 hi|p, hi, %1, %2, 0xffffffff;"
               "  @p mov.b64 r1, {lo, hi};"
               "  @p add.s64 %0, r1, %0; }"
               : "+l"(x) : "r"(distance), "r"(range));
  return x;
}

__device__ unsigned permute(unsigned a, unsigned b, unsigned selector) {
  unsigned result;
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(selector));
  return result;
}

/// Exchanges with the lane across, and counts the lanes that had none in their part of the warp.
__device__ int across(int x, int lanes, int range, int &missing) {
  int other, isThere;
  asm volatile("{ .reg .pred p; shfl.sync.bfly.b32 %0|p, %2, %3, %4, 0xffffffff; selp.s32 %1, 1, 0, p; }"
               : "=r"(other), "=r"(isThere) : "r"(x), "r"(lanes), "r"(range));
  missing += !isThere;
  return other;
}

__global__ void scans(const int *in, int *sums, int *tops, unsigned *others, long long *totals, unsigned *words, int n,
                      int width) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) // whole warps
    return;
  const int lane = threadIdx.x & (warpWidth - 1);
  int sum = in[i], top = in[i], missing = 0;
  unsigned odd = in[i], least = in[i];
  long long total = in[i] * 0x100000001ll;
  for (int distance = 1; distance < width; distance *= 2) {
    sum = shuffle_up_add(sum, distance, width);
    top = shuffle_down_max(top, distance, width);
    odd = shuffle_up_xor(odd, distance, width);
    least = shuffle_down_min(least, distance, width);
    total = addDown(total, distance, width);
  }
  int other = across(sum, lane % 7 + 1, (warpWidth - width) << 8 | (width / 2 - 1), missing);
  unsigned from;
  asm volatile("shfl.sync.idx.b32 %0, %1, %2, %3, -1;" : "=r"(from) : "r"(lane), "r"(i * 5), "r"((warpWidth - width) << 8 | 31));
  sums[i] = sum + 1000 * missing + (other & 3);
  tops[i] = top;
  others[i] = odd + least;
  totals[i] = total;
  words[i] = permute(0x81c07f00u + i, 0x9d8e7f60u ^ i, 0x3210 + 0x1357 * i) + from;
}

int main() {
  constexpr int threads = 192, n = 416;
  std::vector<int> values(n), sums(n), tops(n);
  std::vector<unsigned> others(n);
  std::vector<long long> totals(n);
  std::vector<unsigned> words(n);
  for (int i = 0; i < n; ++i)
    values[i] = i * 37 % 101 - 50;
  int *in, *sum, *top;
  unsigned *rest;
  long long *total;
  unsigned *word;
  CHECK(cudaMalloc(&in, n * sizeof(int)));
  CHECK(cudaMalloc(&sum, n * sizeof(int)));
  CHECK(cudaMalloc(&top, n * sizeof(int)));
  CHECK(cudaMalloc(&rest, n * sizeof(unsigned)));
  CHECK(cudaMalloc(&total, n * sizeof(long long)));
  CHECK(cudaMalloc(&word, n * sizeof(unsigned)));
  CHECK(cudaMemcpy(in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice));
  int wrong = 0;
  for (int width = 32; width >= 4; width /= 2) {
    scans<<<(n + threads - 1) / threads, threads>>>(in, sum, top, rest, total, word, n, width);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(sums.data(), sum, n * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(tops.data(), top, n * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(others.data(), rest, n * sizeof(unsigned), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(totals.data(), total, n * sizeof(long long), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(words.data(), word, n * sizeof(unsigned), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i += width) { // whole segments on the host
      int most = values[i];
      long long all = 0;
      for (int k = 0; k < width; ++k) {
        most = values[i + k] > most ? values[i + k] : most;
        all += values[i + k] * 0x100000001ll;
      }
      wrong += tops[i] != most;
      wrong += totals[i] != all;
    }
    unsigned check = 0;
    for (int i = 0; i < n; ++i)
      check = check * 31 + unsigned(sums[i]) + unsigned(tops[i]) * 3 + others[i] * 5 + words[i];
    std::printf("width %d: %u, sum %d, top %d, other %u, total %lld, word %08x\n", width, check, sums[n - 1], tops[100],
                others[77], totals[64], words[200]);
  }
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
