// nvcc takes a literal and the name after it apart; Clang rejects them without a space between.
#include <cinttypes>
#include <cstdio>
#include <hip/hip_runtime.h>

#define ID "%d.%d"
#define LINE "node " ID": "
#define QUOTED(x) #x"" ID

constexpr unsigned long long operator""_kb(unsigned long long n) { return n * 1024; }
constexpr const char *operator""_text(const char *text, decltype(sizeof 0)) { return text; }

__global__ void show(uint64_t n, int id, int part) {
  printf("%" PRIu64" of " ID"\n", n, id, part);
  printf(LINE"%s\n", id, part, "as it is"_text);
}

int main() {
  const char *text = "bytes: %" PRId64"\n"; // "%"PRIu64 in a comment stays
  printf(text, static_cast<int64_t>(4_kb));
  printf("a literal \"%\"PRIu64 in a literal stays\n");
  hipLaunchKernelGGL(show, dim3(1), dim3(1), 0, 0, 1, 2, 3);
  return hipDeviceSynchronize() != hipSuccess;
}

extern "C" __global__ void scale(float *x) { x[threadIdx.x] *= 2; }
extern "C++" __device__ float doubled(float x);
extern "C" __device__ float tripled(float x) { return 3 * x; }
