// CHECKED
// Accesses to memory that is none: each is told with its line, and the program goes on unharmed.
#include <cstdio>

struct Pair {
  int a, b, c;
};

__global__ void overrun(int *data, int n) {
  data[n] = 1;                 // REPORT: out-of-bounds
  int before = data[-1];       // REPORT: out-of-bounds
  atomicAdd(data + n, before); // REPORT: out-of-bounds
  data[n - 1] = 1;
}
__global__ void copies(Pair *from, Pair *to, int n) {
  to[0] = from[n]; // REPORT: out-of-bounds
}
__global__ void afterFree(int *data) {
  data[0] = 7; // REPORT: use-after-free
}

__device__ int table[8], neighbour[8];
__constant__ int fixed[4];
__global__ void variables(int n, int *out) {
  table[n] = 1;      // REPORT: out-of-bounds
  out[0] = fixed[n]; // REPORT: out-of-bounds
  out[1] = fixed[n - 5];
  neighbour[n - 1] = 1;
}

__device__ void through(int *box, int n) {
  box[n] = 1; // REPORT: out-of-bounds
}
__global__ void shared(int n) {
  __shared__ int box[16], next[16];
  next[threadIdx.x] = 0;
  box[n + threadIdx.x] = 1; // REPORT: out-of-bounds
  through(box, 32 + n);
}
__global__ void dynamic(int n) {
  extern __shared__ char buffer[];
  buffer[n - 1] = 1;
  buffer[n] = 1; // REPORT: out-of-bounds
}

__global__ void null(int *nothing) {
  *nothing = 1; // REPORT: out-of-bounds
}
__global__ void hosts(int *memory) {
  *memory = 1; // REPORT: out-of-bounds
}
__global__ void heap() {
  int *memory = new int[4];
  memory[threadIdx.x] = 1; // REPORT: out-of-bounds
  delete[] memory;
  *memory = 1; // REPORT: use-after-free
}

// What is a thread's own is no business of the checks.
struct Big {
  int values[40];
  __host__ __device__ Big() {}
  __host__ __device__ Big(const Big &other) {
    for (int i = 0; i < 40; ++i)
      values[i] = other.values[i];
  }
};
__device__ int __attribute__((noinline)) sum(const Big *big, int n) {
  int result = 0;
  for (int i = 0; i < n; ++i)
    result += big->values[i];
  return result;
}
__global__ void own(Big big, int n, int *out) {
  Big copy = big;
  copy.values[n] += 1;
  const char *text = n ? "first" : "second";
  *out = sum(&copy, n) + text[n % 4];
}

int main() {
  int *data, *freed;
  cudaMalloc(&data, 100);
  cudaMalloc(&freed, 100);
  cudaMemset(data, 0, 100);
  cudaFree(freed);
  overrun<<<1, 1>>>(data, 25);
  copies<<<1, 1>>>((Pair *)data, (Pair *)data, 8);
  afterFree<<<1, 1>>>(freed);
  variables<<<1, 1>>>(8, data);
  variables<<<1, 1>>>(7, data);
  shared<<<1, 16>>>(1);
  dynamic<<<1, 1, 100>>>(100);
  null<<<1, 1>>>(nullptr);
  int local = 3;
  hosts<<<1, 1>>>(&local);
  printf("%d %s\n", local, cudaGetErrorString(cudaDeviceSynchronize()));
  heap<<<1, 5>>>();
  Big big;
  for (int i = 0; i < 40; ++i)
    big.values[i] = i;
  own<<<1, 32>>>(big, 40 - 1, data);
  int result;
  cudaMemcpy(&result, data, sizeof result, cudaMemcpyDeviceToHost);
  printf("%d %s\n", result, cudaGetErrorString(cudaDeviceSynchronize()));
  return 0;
}
