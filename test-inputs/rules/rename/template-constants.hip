// ARGS: -std=c++20
// Constants of templates that depend on types or enumerators of CUDA.
#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>
#include <hipsolver/hipsolver.h>

template <int Operation> struct Layout {
  static constexpr bool swapped = false;
};
template <> struct Layout<1> {
  static constexpr bool swapped = true;
};
bool isSwapped() { return Layout<HIPBLAS_OP_T>::swapped; } // DIFFERS

template <class T> struct Rank {
  static constexpr int value = 0;
};
template <template <class, unsigned> class V, class T, unsigned N> struct Rank<V<T, N>> {
  static constexpr int value = N;
};
template <class T, unsigned N> struct Array {
  T elements[N];
};
int ranks() { return Rank<Array<float, 3>>::value; }
int rankOfVector() { return Rank<float4>::value; } // DIFFERS

template <class T> constexpr int identity = 0;
template <> constexpr int identity<hipblasHandle_t> = 1;
int identities() { return identity<hipsolverHandle_t>; } // DIFFERS
