// Types that code tells apart in CUDA.
#include <any>
#include <hipblaslt/hipblaslt.h>
#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <type_traits>

void destroy(std::any &box) {
  if (auto *blas = std::any_cast<hipblasHandle_t>(&box))
    hipblasDestroy(*blas);
  else if (auto *solver = std::any_cast<hipsolverHandle_t>(&box)) // DIFFERS
    hipsolverDnDestroy(*solver);
}
template <class T> void destroy(T handle) {
  if constexpr (std::is_same_v<T, hipsparseHandle_t>) // DIFFERS
    hipsparseDestroy(handle);
  else if constexpr (std::is_same_v<T, hipblasLtHandle_t>) // DIFFERS
    hipblasLtDestroy(handle);
  else if constexpr (std::is_same<T, hiprandGenerator_t>::value)
    hiprandDestroyGenerator(handle);
}
void both(hipsparseHandle_t sparse, hipblasLtHandle_t light, hiprandGenerator_t random) {
  destroy(sparse);
  destroy(light);
  destroy(random);
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
