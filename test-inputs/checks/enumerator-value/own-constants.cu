// The user's own names for the numbers of CUDA's enumerators.
#include <cublas_v2.h>
#include <cuda_runtime.h>

enum { OK = 0, NOT_INITIALIZED = 1, ALLOC_FAILED = 3 };
enum class Code { invalid = 7 };
constexpr int executionFailed = 13;
static const int internalError = 14;
#define ARCH_MISMATCH 8
#define NOT_SUPPORTED 15

struct Result {
  int status;
};

static int create(cublasHandle_t *handle) { return cublasCreate(handle); }

static bool isOutOfMemory(int code) { return code == ALLOC_FAILED; } // DIAG: enumerator-value
static bool hasFailed(const Result &result) { return result.status == executionFailed; } // DIAG: enumerator-value
static const char *text(int code) {
  switch (code) {
  case OK:
    return "ok";
  case (int)Code::invalid: // DIAG: enumerator-value
    return "invalid";
  case internalError:      // DIAG: enumerator-value
    return "internal";
  case ARCH_MISMATCH:
    return "architecture";
  case NOT_SUPPORTED:      // DIAG: enumerator-value
    return "unsupported";
  default:
    return "other";
  }
}
void run(cublasHandle_t handle) {
  int code = create(&handle);
  Result result{cublasDestroy(handle)};
  if (isOutOfMemory(code) || hasFailed(result))
    text(create(&handle));
}
enum class Status { ok = 0, allocFailed = 3, other = 100 };
Status convert(cublasStatus_t status) { return static_cast<Status>(status); } // DIAG: enumerator-value

// Near misses: CUDA's errors have the same numbers in HIP, and other integers are no enumerators.
enum { INVALID = 1, OUT_OF_MEMORY = 2, NOT_READY = 600 };
static bool isBusy(int code) { return code == NOT_READY || code == OUT_OF_MEMORY || code == INVALID; }
static bool isThree(int number) { return number == ALLOC_FAILED; }
int check(cublasStatus_t status) { return status == CUBLAS_STATUS_SUCCESS ? OK : ALLOC_FAILED; }
bool others(cublasHandle_t handle, int count) {
  int code = cudaStreamQuery(0), own = check(cublasDestroy(handle)), mixed = create(&handle);
  if (count)
    mixed = ALLOC_FAILED;
  return isBusy(code) || isThree(count) || own == ALLOC_FAILED || mixed == executionFailed || code == OK;
}
enum class Outcome { ok = 0, failed = 1000 };
Outcome narrow(cublasStatus_t status) { return static_cast<Outcome>(status); }
