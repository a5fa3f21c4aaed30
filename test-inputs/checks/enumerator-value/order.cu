// The order of enumerators, which HIP's have in another way.
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

static const std::map<cudaDeviceAttr, std::string> names = {{cudaDevAttrWarpSize, "warp"}, {cudaDevAttrClockRate, "clock"}};
static const std::set<cublasComputeType_t> types = {CUBLAS_COMPUTE_64F, CUBLAS_COMPUTE_32F_FAST_TF32, CUBLAS_COMPUTE_32F};

void ordered(std::vector<cublasComputeType_t> list, std::vector<std::tuple<cublasComputeType_t, int>> runs) {
  for (const auto &name : names)          // DIAG: enumerator-value
    puts(name.second.c_str());
  for (auto type = types.begin(); type != types.end(); ++type) // DIAG: enumerator-value
    printf("%d\n", *type == CUBLAS_COMPUTE_64F);
  cublasComputeType_t first = *types.rbegin();                          // DIAG: enumerator-value
  std::sort(list.begin(), list.end());                                  // DIAG: enumerator-value
  std::sort(runs.begin(), runs.end());                                  // DIAG: enumerator-value
  first = std::max(first, list[0]);                                     // DIAG: enumerator-value
  auto widest = std::max_element(list.begin(), list.end());             // DIAG: enumerator-value
}
const char *group(cublasStatus_t status) {
  switch (status) {
  case CUBLAS_STATUS_ALLOC_FAILED ... CUBLAS_STATUS_EXECUTION_FAILED: // DIAG: enumerator-value
    return "run";
  case CUBLAS_STATUS_NOT_INITIALIZED ... CUBLAS_STATUS_NOT_INITIALIZED:
    return "start";
  default:
    return "other";
  }
}

// Near misses: searches, sums, the user's order, enumerators in the same order.
int nearMisses(std::vector<cublasComputeType_t> list, std::map<cublasComputeType_t, int> counts,
               std::vector<cudaMemcpyKind> kinds, std::set<cudaMemcpyKind> seen) {
  int sum = 0;
  for (const auto &count : counts)
    sum += count.second;
  for (cudaMemcpyKind kind : seen)
    printf("%d\n", kind == cudaMemcpyHostToDevice);
  std::sort(list.begin(), list.end(), [](auto a, auto b) { return a == CUBLAS_COMPUTE_32F && a != b; });
  std::sort(kinds.begin(), kinds.end());
  bool has = std::find(list.begin(), list.end(), CUBLAS_COMPUTE_64F) != list.end();
  return counts.count(CUBLAS_COMPUTE_64F) + (names.find(cudaDevAttrWarpSize) != names.end()) + has + sum +
         std::max(kinds.size(), list.size());
}
