// Types that code tells apart in CUDA.
#include <any>
#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>
#include <hipsolver/hipsolver.h>
#include <type_traits>

void destroy(std::any &box) {
  if (auto *blas = std::any_cast<hipblasHandle_t>(&box))
    hipblasDestroy(*blas);
  else if (auto *solver = std::any_cast<hipsolverHandle_t>(&box)) // DIFFERS
    hipsolverDnDestroy(*solver);
}
template <class T> void destroy(T handle) {
  if constexpr (std::is_same_v<T, hipblasHandle_t>)
    hipblasDestroy(handle);
  else if constexpr (std::is_same<T, hipsolverHandle_t>::value)
    hipsolverDnDestroy(handle);
}
void both(hipblasHandle_t blas, hipsolverHandle_t solver) {
  destroy(blas);
  destroy(solver);
}
bool isNumber(hipfftHandle plan) {
  std::any box = plan;
  return std::any_cast<int>(&box) != nullptr; // DIFFERS
}

template <class T> int layer() { return 0; }
template <> int layer<hipError_t>() { return 1; }
int driver() { return layer<hipError_t>(); } // DIFFERS
template <class T> int level() { return 0; }
template <> int level<hipError_t>() { return 1; }
int taken() {
  int (*ask)() = &level<hipError_t>; // DIFFERS
  return ask();
}

// Near misses: types that differ, or are the same, on both sides.
int same(std::any &box, hipStream_t stream) {
  std::any other = stream;
  int (*ask)() = &layer<hipError_t>;
  return std::any_cast<hipStream_t>(&other) != nullptr && std::any_cast<hipEvent_t>(&box) &&
         std::is_same_v<hipStream_t, hipStream_t> && layer<hipStream_t>() + ask();
}
