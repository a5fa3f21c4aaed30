// What kernels that run in loops must get right: where control flow, barriers and warp operations
// meet, values that live across them, and threads that have returned.
// FIBERS: lockedAdd indirect
// SETTING: TRANSHIP_THREADS=1
#include <cstdio>

// Values of many kinds live across a barrier in a loop; some are the same for all threads.
struct Pair {
  double a;
  short b;
};
__global__ void carry(int *out, int rounds) {
  __shared__ int turn[96];
  int local[4] = {int(threadIdx.x), 1, 2, 3};
  bool odd = threadIdx.x & 1;
  Pair pair = {threadIdx.x * 0.5, short(threadIdx.x)};
  for (int i = 0; i < rounds; ++i) {
    turn[threadIdx.x] = local[i & 3] + (odd ? i : -i);
    __syncthreads();
    local[(i + threadIdx.x) & 3] += turn[(threadIdx.x + i) % blockDim.x];
    pair.a += turn[0];
    pair.b -= short(i);
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] =
      local[0] + 3 * local[1] + 5 * local[2] + 7 * local[3] + int(pair.a * 2) + pair.b;
}

// Threads in three dimensions, and blocks whose rows are no multiple of anything.
__global__ void rows(int *out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  out[(threadIdx.z * height + y) * width + x] += 100 * threadIdx.z + 10 * threadIdx.y + threadIdx.x;
}

// The sum of the index overflows for some blocks, so that the test does not hold for all before it.
__global__ void wraps(int *out, int base, int n) {
  int i = base + int(threadIdx.x);
  if (i < n)
    out[threadIdx.x] = i;
}
__global__ void bounds(int *out, unsigned low, unsigned high) {
  unsigned i = threadIdx.x;
  int value = 0;
  if (i > low && i <= high)
    value = 1;
  if (i == 7)
    value += 10;
  if (i != blockDim.x - 1)
    value += 100;
  out[i] = value;
}

// Some threads return before a barrier.
__global__ void early(int *out, int n) {
  __shared__ int sum;
  if (threadIdx.x == 0)
    sum = 0;
  __syncthreads();
  if (threadIdx.x >= n)
    return;
  atomicAdd(&sum, 1);
  __syncthreads(); // REPORT: barrier-missed
  out[threadIdx.x] = sum;
}
__global__ void earlyOdd(int *out) {
  __shared__ int sum;
  if (threadIdx.x == 0)
    sum = 0;
  __syncthreads();
  if (threadIdx.x & 1)
    return;
  atomicAdd(&sum, int(threadIdx.x));
  __syncthreads(); // REPORT: barrier-missed
  out[threadIdx.x] = sum;
}

__global__ void votes(int *out, int limit) {
  int i = 0;
  while (__syncthreads_or(i + int(threadIdx.x) < limit))
    ++i;
  int even = __syncthreads_count(threadIdx.x % 2 == 0), all = __syncthreads_and(i == limit);
  out[threadIdx.x] = i * 10000 + even * 10 + all;
}

// Warp operations that only some warps, or some lanes, reach.
__global__ void lastWarp(int *out) {
  __shared__ int parts[32];
  int lane = threadIdx.x % 32, group = threadIdx.x / 32, value = threadIdx.x;
  for (int step = 16; step; step /= 2)
    value += __shfl_down_sync(0xffffffff, value, step, 32); // REPORT-64: mask-too-narrow
  if (lane == 0)
    parts[group] = value;
  __syncthreads();
  if (group == 0) {
    value = lane < blockDim.x / 32 ? parts[lane] : 0;
    for (int step = 16; step; step /= 2)
      value += __shfl_xor_sync(0xffffffff, value, step, 32);
    out[lane] = value;
  }
}
// A lane that does not take part passes a variable without a value.
__device__ int claim(int *counter, unsigned mask) {
  int leader = __ffs(mask) - 1, lane = threadIdx.x % 32, place;
  if (lane == leader)
    place = atomicAdd(counter, __popc(mask));
  place = __shfl_sync(mask, place, leader, 32);
  return place + __popc(mask & ((1u << lane) - 1));
}
__global__ void compact(int *out, int *counter) {
  if (threadIdx.x < 32) {
    bool keep = threadIdx.x % 3 == 0;
    unsigned mask = __ballot_sync(0xffffffff, keep);
    if (keep)
      out[claim(counter, mask)] = threadIdx.x;
  }
}
// Lanes leave a loop of shuffles one after the other.
__global__ void leaving(int *out) {
  int lane = threadIdx.x, sum = 0;
  unsigned mask = 0xffffffff;
  for (int i = 0; i < 32; ++i) {
    sum += __reduce_add_sync(mask, 1);
    mask = __ballot_sync(mask, lane > i);
    if (lane <= i)
      break;
  }
  out[lane] = sum;
}

// What stays a call has to know its thread.
__device__ int depth(int n) { return n == 0 ? int(threadIdx.x) : depth(n - 1) + int(blockIdx.x); }
__global__ void recursive(int *out) { out[threadIdx.x] = depth(threadIdx.x % 5); }
__global__ void prints() {
  if (threadIdx.x % 50 == 3)
    printf("thread %u of block %u\n", threadIdx.x, blockIdx.x);
}

// Large arguments, read at an index and changed.
struct Table {
  int values[24];
};
__global__ void reads(int *out, Table table) { out[threadIdx.x] = table.values[threadIdx.x % 24]; }
__global__ void changes(int *out, Table table) {
  table.values[threadIdx.x % 24] += 5;
  out[threadIdx.x] = table.values[0] + table.values[threadIdx.x % 24];
}

__global__ void shared(int *out) {
  extern __shared__ int dynamic[];
  __shared__ int fixed[64];
  dynamic[threadIdx.x] = threadIdx.x;
  fixed[threadIdx.x] = -int(threadIdx.x);
  __syncthreads();
  int other = blockDim.x - 1 - threadIdx.x;
  out[threadIdx.x] = dynamic[other] * 1000 + fixed[other];
}

// These have to stay fibers.
__global__ void lockedAdd(int *lock, int *sum) {
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  *sum += threadIdx.x;
  atomicExch(lock, 0);
}
__device__ int twice(int x) { return 2 * x; }
__device__ int square(int x) { return x * x; }
__global__ void indirect(int *out, int which) {
  int (*volatile table[2])(int) = {twice, square};
  out[threadIdx.x] = table[which](threadIdx.x);
}
// This need not: the loop ends unless others interfere.
__global__ void largest(unsigned long long *place) {
  unsigned long long old = *place, seen, mine = threadIdx.x * 37 % 101;
  do {
    seen = old;
    if (seen >= mine)
      break;
    old = atomicCAS(place, seen, mine);
  } while (old != seen);
}

constexpr int count = 4096;
int *out;

void show(const char *name) {
  static int host[count];
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  unsigned hash = 0;
  for (int value : host)
    hash = hash * 31 + unsigned(value);
  printf("%s: %d %d %d %d, %08x\n", name, host[0], host[1], host[31], host[40], hash);
  cudaMemset(out, 0, sizeof host);
}

int main() {
  cudaMalloc(&out, count * sizeof(int));
  cudaMemset(out, 0, count * sizeof(int));
  carry<<<3, 96>>>(out, 9);
  show("carry");
  rows<<<dim3(3, 4), dim3(5, 3, 2)>>>(out, 13, 11);
  show("rows");
  wraps<<<1, 64>>>(out, 2147483647 - 40, 2147483647);
  show("wraps");
  wraps<<<1, 64>>>(out, -30, 20);
  show("negative");
  for (unsigned low : {0u, 5u, 40u, 4000000000u}) {
    bounds<<<1, 64>>>(out, low, 50);
    show("bounds");
  }
  early<<<1, 70>>>(out, 50);
  show("early");
  earlyOdd<<<1, 70>>>(out);
  show("earlyOdd");
  votes<<<1, 50>>>(out, 20);
  show("votes");
  lastWarp<<<1, 256>>>(out);
  show("lastWarp");
  compact<<<1, 96>>>(out, out + 100);
  show("compact");
  leaving<<<1, 32>>>(out);
  show("leaving");
  recursive<<<2, 40>>>(out);
  show("recursive");
  prints<<<2, 64>>>();
  Table table;
  for (int i = 0; i < 24; ++i)
    table.values[i] = i * i;
  reads<<<1, 64>>>(out, table);
  show("reads");
  changes<<<1, 64>>>(out, table);
  show("changes");
  shared<<<1, 64, 64 * sizeof(int)>>>(out);
  show("shared");
  lockedAdd<<<1, 64>>>(out, out + 1);
  show("lockedAdd");
  indirect<<<1, 64>>>(out, 1);
  show("indirect");
  largest<<<1, 128>>>((unsigned long long *)out);
  show("largest");
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
