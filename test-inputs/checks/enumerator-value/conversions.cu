// Integers that become enumerators: truth values, choices, arithmetic, numbers of the user's own enums and tables.
// And enumerators that become integers in a call.
#include <cublas_v2.h>

#include <cstdlib>

enum class Transposition { no, yes };
enum Symbolic { plain = CUBLAS_OP_N, turned = CUBLAS_OP_T };

struct Layer {
  bool transposed;
  cublasOperation_t operation() const { return static_cast<cublasOperation_t>(transposed); } // DIAG: enumerator-value
};
static const struct {
  int id;
  const char *name;
} rows[] = {{10, "warp"}, {16, "processors"}};

void convert(bool flag, int way, Transposition own, Symbolic symbolic, cublasFillMode_t mode) {
  cublasOperation_t a = cublasOperation_t(flag ? 1 : 0);         // DIAG: enumerator-value
  cublasOperation_t b = (cublasOperation_t)own;                  // DIAG: enumerator-value
  cublasFillMode_t c = (cublasFillMode_t)(way ^ 1);              // DIAG: enumerator-value
  cublasOperation_t d = (cublasOperation_t)atoi("1");            // DIAG: enumerator-value
  int value = 0;
  cudaDeviceGetAttribute(&value, (cudaDeviceAttr)rows[0].id, 0); // DIAG: enumerator-value
  unsigned bits = 1u << (mode & 31);                             // DIAG: enumerator-value
  cublasOperation_t e = (cublasOperation_t)symbolic;
  cublasOperation_t f = (cublasOperation_t)way;
}

static const char *label(int operation) {
  switch (operation) {
  case 0: // DIAG: enumerator-value
    return "none";
  default:
    return "other";
  }
}
const char *labels() { return label(CUBLAS_OP_C); }

bool retries(cublasStatus_t status) { return status < CUBLAS_STATUS_ARCH_MISMATCH; } // DIAG: enumerator-value
bool fails(cublasStatus_t status, int) { return status > CUBLAS_STATUS_NOT_INITIALIZED; }
bool isOfLaunch(cudaError_t status) { return (int)status >= 700 && (int)status < 800; }
bool fails(cublasStatus_t status) { return status > CUBLAS_STATUS_SUCCESS; }

// The argument of a template is written as an enumerator.
template <cublasOperation_t A, cublasOperation_t B = A> int size(int m, int k) { return A == CUBLAS_OP_N && B == CUBLAS_OP_N ? m : k; }
int sizes() { return size<CUBLAS_OP_T>(1, 2) + size<CUBLAS_OP_N>(1, 2); }

// Numbers that the program reads.
#include <iostream>
#include <string>
cublasOperation_t readIn(const std::string &text, const char *line) {
  auto parsed = (cublasOperation_t)std::stoi(text); // DIAG: enumerator-value
  int typed, scanned;
  std::cin >> typed;
  sscanf(line, "%d", &scanned);
  if (static_cast<cublasOperation_t>(typed) == parsed) // DIAG: enumerator-value
    return parsed;
  // Near miss: a function of CUDA wrote the number.
  cublasMath_t mode;
  cublasGetMathMode(nullptr, &mode);
  int kept = mode;
  if (static_cast<cublasMath_t>(kept) == CUBLAS_DEFAULT_MATH)
    return CUBLAS_OP_N;
  return static_cast<cublasOperation_t>(scanned); // DIAG: enumerator-value
}
