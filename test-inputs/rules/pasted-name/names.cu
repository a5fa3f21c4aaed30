// Names that `##` builds: where all that a fragment builds get the same first part, it is rewritten.
#include <cstdio>
#include <cublas_v2.h>
#include <cuda_runtime.h>

#define CUDA(name) cuda##name
#define BLAS(type, function) cublas##type##function
#define CALL(name, ...)                                                                            \
  do {                                                                                             \
    cudaError_t error = cuda##name(__VA_ARGS__);                                                   \
    if (error != CUDA(Success))                                                                    \
      printf("cuda" #name ": %s\n", cudaGetErrorString(error));                                    \
  } while (0)

// The fragment is in an argument.
#define PASTE(a, b) a##b
#define JOIN(a, b) PASTE(a, b)
#define FAMILY cuda
#define TYPE(T) T##_t
#define BOTH(f, ...) f(__VA_ARGS__), f##Async(__VA_ARGS__, 0)

// A list of names.
#define ERRORS(X)                                                                                  \
  X(Success)                                                                                       \
  X(ErrorNotReady)                                                                                 \
  X(ErrorInvalidValue)
#define CASE(name)                                                                                 \
  case cuda##name:                                                                                 \
    return #name;
const char *text(cudaError_t error) {
  switch (error) {
    ERRORS(CASE)
  default:
    return "";
  }
}

#define OPERATION(x) CUBLAS_OP_##x

template <typename T> cublasStatus_t gemm(cublasHandle_t handle, int n, const T *a, T *b);
#define DEFINE_GEMM(Real, P)                                                                       \
  template <> cublasStatus_t gemm<Real>(cublasHandle_t handle, int n, const Real *a, Real *b) {    \
    Real one = 1;                                                                                  \
    return BLAS(P, gemm)(handle, OPERATION(N), OPERATION(T), n, n, n, &one, a, n, a, n, &one, b,  \
                         n);                                                                       \
  }
DEFINE_GEMM(float, S)
DEFINE_GEMM(double, D)

// Names that stay, and those of others.
#define SMALL(T) make_##T##2
#define MINE(x) cudaMine_##x
int MINE(count) = 0;

int main() {
  void *p = nullptr;
  CALL(Malloc, &p, 64);
  CALL(MemsetAsync, p, 0, 64, 0);
  CALL(MemcpyAsync, p, p, 64, cudaMemcpyDeviceToDevice, 0); // CUDA 13.2 added an overload
  JOIN(cuda, DeviceSynchronize)();
  JOIN(FAMILY, GetLastError)();
  TYPE(cudaEvent) event;
  CALL(EventCreate, &event);
  TYPE(cudaError) status = cudaSuccess;
  BOTH(cudaMemset, p, 0, 64);
  CALL(Free, p);
  float2 v = SMALL(float)(1, 2);
  return text(cudaSuccess)[0] + MINE(count) + int(v.x) + int(status);
}

// HIP keeps CUDA's names of some errors beside its own.
#define ERROR_CASE(name) case cudaError##name: return "cudaError" #name;
const char *errorName(cudaError_t error) {
  switch (error) {
    ERROR_CASE(InvalidValue)
    ERROR_CASE(MemoryAllocation)
    ERROR_CASE(InitializationError)
    ERROR_CASE(LaunchFailure)
    ERROR_CASE(InvalidResourceHandle)
  default:
    return "?";
  }
}
#define ATOMIC(name) atomic##name
__global__ void count(int *a, float *b) {
  ATOMIC(Add)(b, 1.0f);
  ATOMIC(CAS)(a, 1, 2);
}
