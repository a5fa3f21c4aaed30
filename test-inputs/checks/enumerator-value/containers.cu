// Values that containers, allocations and library types set to zero.
#include <cublas_v2.h>

#include <cstdlib>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

struct Job {
  cublasSideMode_t side;
  int rows;
};
struct Built {
  cublasOperation_t operation;
  Built(cublasOperation_t given = CUBLAS_OP_N) : operation(given) {}
};

void zeroes(Job *onDevice) {
  Job *jobs = (Job *)calloc(2, sizeof(Job));                    // DIAG: enumerator-value
  cudaMemset(onDevice, 0, sizeof(Job));                         // DIAG: enumerator-value
  std::pair<cublasOperation_t, int> pair;                       // DIAG: enumerator-value
  std::tuple<int, cublasSideMode_t> tuple;                      // DIAG: enumerator-value
  auto owned = std::make_unique<cublasOperation_t[]>(2);        // DIAG: enumerator-value
  auto *raw = new cublasDiagType_t[2]();                        // DIAG: enumerator-value
  std::vector<Built> built(3);
  std::optional<cublasOperation_t> maybe;
  maybe = CUBLAS_OP_T;
  std::pair<cublasOperation_t, int> set(CUBLAS_OP_T, 1);
  auto *uninitialized = new cublasDiagType_t[2];
}
