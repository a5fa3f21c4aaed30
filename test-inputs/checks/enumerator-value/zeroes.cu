// Enumerators that are zero without being named.
#include <cublas_v2.h>

#include <cstring>
#include <vector>

struct Solve {
  cublasSideMode_t side;
  cublasOperation_t op;
  float alpha;
};
struct Chosen {
  cublasOperation_t op = CUBLAS_OP_N;
};

static cublasOperation_t global;     // DIAG: enumerator-value
static cublasOperation_t known = CUBLAS_OP_T;

cublasOperation_t zeroes() {
  Solve solve = {};                                     // DIAG: enumerator-value
  Solve half = {CUBLAS_SIDE_RIGHT};                     // DIAG: enumerator-value
  cublasOperation_t ops[3] = {CUBLAS_OP_T};             // DIAG: enumerator-value
  cublasOperation_t one{};                              // DIAG: enumerator-value
  std::vector<cublasOperation_t> many(3);               // DIAG: enumerator-value
  memset(&solve, 0, sizeof(solve));                     // DIAG: enumerator-value
  Solve *made = new Solve();                            // DIAG: enumerator-value
  delete made;

  // Near misses.
  Chosen chosen = {};
  Solve whole = {CUBLAS_SIDE_LEFT, CUBLAS_OP_N, 1};
  cublasOperation_t two[2] = {CUBLAS_OP_N, CUBLAS_OP_N};
  std::vector<cublasOperation_t> filled(3, CUBLAS_OP_N), none;
  cudaMemcpy3DParms copy = {};
  cudaStream_t stream = {};
  float numbers[4] = {};
  return cublasOperation_t();                           // DIAG: enumerator-value
}

// In a function without a name of CUDA.
Solve make() {
  Solve solve = {}; // DIAG: enumerator-value
  return solve;
}

// In the standard library's aggregates.
#include <array>
int aggregates() {
  std::array<cublasOperation_t, 2> ops{};               // DIAG: enumerator-value
  std::array<Solve, 2> jobs = {};                       // DIAG: enumerator-value
  // Near misses.
  std::array<cublasOperation_t, 2> named = {CUBLAS_OP_N, CUBLAS_OP_T};
  std::array<float, 2> numbers{};
  return ops[0] == named[1] && jobs[0].op == named[0] && numbers[0] == 0;
}
