// Types that code tells apart in CUDA.
#include <any>
#include <cublasLt.h>
#include <cublas_v2.h>
#include <cuda.h>
#include <cuda_runtime.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <type_traits>

void destroy(std::any &box) {
  if (auto *blas = std::any_cast<cublasHandle_t>(&box))
    cublasDestroy(*blas);
  else if (auto *solver = std::any_cast<cusolverDnHandle_t>(&box)) // DIFFERS
    cusolverDnDestroy(*solver);
}
template <class T> void destroy(T handle) {
  if constexpr (std::is_same_v<T, cusparseHandle_t>) // DIFFERS
    cusparseDestroy(handle);
  else if constexpr (std::is_same_v<T, cublasLtHandle_t>) // DIFFERS
    cublasLtDestroy(handle);
  else if constexpr (std::is_same<T, curandGenerator_t>::value)
    curandDestroyGenerator(handle);
}
void both(cusparseHandle_t sparse, cublasLtHandle_t light, curandGenerator_t random) {
  destroy(sparse);
  destroy(light);
  destroy(random);
}
bool isNumber(cufftHandle plan) {
  std::any box = plan;
  return std::any_cast<int>(&box) != nullptr; // DIFFERS
}

template <class T> int layer() { return 0; }
template <> int layer<cudaError_t>() { return 1; }
int driver() { return layer<CUresult>(); } // DIFFERS
template <class T> int level() { return 0; }
template <> int level<cudaError_t>() { return 1; }
int taken() {
  int (*ask)() = &level<CUresult>; // DIFFERS
  return ask();
}

// Near misses: types that differ, or are the same, on both sides.
int same(std::any &box, cudaStream_t stream) {
  std::any other = stream;
  int (*ask)() = &layer<cudaError_t>;
  return std::any_cast<cudaStream_t>(&other) != nullptr && std::any_cast<cudaEvent_t>(&box) &&
         std::is_same_v<cudaStream_t, CUstream> && layer<cudaStream_t>() + ask();
}
