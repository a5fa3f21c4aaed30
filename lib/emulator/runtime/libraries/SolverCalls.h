// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the functions of cuSOLVER and hipSOLVER have in common: handles, checks, and LAPACK for all
// four types of elements.
#pragma once

#include "libraries/Lapack.h"

#include "tranship/cusolver.h"

#include <complex>
#include <string>
#include <type_traits>

struct TranshipSolver {
  cudaStream_t stream = nullptr;
  int determinism = CUSOLVER_DETERMINISTIC_RESULTS; ///< in the spelling of the library that set it
};

namespace tranship::emulator {

inline constexpr cusolverStatus_t solverSuccess = CUSOLVER_STATUS_SUCCESS,
                                  solverInvalid = CUSOLVER_STATUS_INVALID_VALUE;

/// Does what a call asks for, or captures it in the graph of its stream.
template <class Work> cusolverStatus_t enqueue(cusolverDnHandle_t handle, bool isValid, Work work) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  if (deviceError())
    return CUSOLVER_STATUS_EXECUTION_FAILED;
  if (!isValid)
    return solverInvalid;
  return doneOrRecorded(handle->stream, solverSuccess, [work]() mutable {
    work();
    return solverSuccess;
  });
}

inline cusolverStatus_t noMemory(cusolverDnHandle_t handle, int *size) {
  if (!handle)
    return CUSOLVER_STATUS_NOT_INITIALIZED;
  *size = 1; // programs allocate this much, and take a size of 0 for a failure
  return solverSuccess;
}

inline char letterOf(cublasFillMode_t value) { return cblas(value) == lower ? 'L' : 'U'; }
inline char letterOf(cublasSideMode_t value) { return cblas(value) == leftSide ? 'L' : 'R'; }
inline char letterOf(cublasOperation_t value) {
  return cblas(value) == noTranspose ? 'N' : cblas(value) == transpose ? 'T' : 'C';
}
inline char letterOf(cusolverEigMode_t value) {
  constexpr int hipVector = 202;
  return value == CUSOLVER_EIG_MODE_VECTOR || int(value) == hipVector ? 'V' : 'N';
}
/// Returns the number that LAPACK has for a kind of generalized problem.
inline int numberOf(cusolverEigType_t value) {
  constexpr int beforeHip = 210;
  return int(value) > beforeHip ? int(value) - beforeHip : int(value);
}
inline char letterOf(cusolverEigRange_t value) {
  constexpr int hipValues = 222, hipIndices = 223;
  return value == CUSOLVER_EIG_RANGE_V || int(value) == hipValues    ? 'V'
         : value == CUSOLVER_EIG_RANGE_I || int(value) == hipIndices ? 'I'
                                                                     : 'A';
}

inline bool fits(int rows, int columns, int ld) {
  return rows >= 0 && columns >= 0 && ld >= std::max(rows, 1);
}

/// The type to compute with.
template <class T> struct Number { using type = T; };
template <> struct Number<float2> { using type = std::complex<float>; };
template <> struct Number<double2> { using type = std::complex<double>; };
/// The type of an absolute value.
template <class T> struct Absolute { using type = T; };
template <> struct Absolute<float2> { using type = float; };
template <> struct Absolute<double2> { using type = double; };
template <class T> using RealOf = typename Absolute<T>::type;

template <class T>
inline constexpr bool isComplex = std::is_same_v<T, float2> || std::is_same_v<T, double2>;

/// Calls LAPACK's function for elements of the type, which `name` lacks the letter for. "or" and
/// "sy" at its beginning become "un" and "he" for complex numbers if `isUnitary`.
template <class T, class... Arguments>
void lapackOf(std::string name, bool isUnitary, Arguments *...arguments) {
  constexpr bool isFloat = std::is_same_v<RealOf<T>, float>;
  if (isComplex<T> && isUnitary)
    name.replace(0, 2, name.starts_with("or") ? "un" : "he");
  name.insert(name.begin(), isComplex<T> ? (isFloat ? 'c' : 'z') : (isFloat ? 's' : 'd'));
  callLapack((name + '_').c_str(), arguments...);
}

/// Computes the eigenvalues of a symmetric matrix, and in its place the vectors if `job` is 'V'.
template <class T>
void symmetricEigen(char job, char uplo, int n, T *a, int lda, RealOf<T> *values, int *info) {
  std::vector<int> integers(5 * size_t(n) + 3);
  std::vector<RealOf<T>> reals(1 + 5 * size_t(n) + 2 * size_t(n) * n);
  int count = int(integers.size()), realCount = int(reals.size());
  withMemory<T>([&](T *work, int *size) {
    if constexpr (isComplex<T>)
      lapackOf<T>("syevd", true, &job, &uplo, &n, a, &lda, values, work, size, reals.data(),
                  &realCount, integers.data(), &count, info);
    else
      lapackOf<T>("syevd", true, &job, &uplo, &n, a, &lda, values, work, size, integers.data(),
                  &count, info);
  });
}

/// Computes singular values, and the vectors that LAPACK's letters ask for.
template <class T>
void singularValues(char jobu, char jobvt, int m, int n, T *a, int lda, RealOf<T> *s, T *u, int ldu,
                    T *vt, int ldvt, int *info) {
  std::vector<RealOf<T>> reals(5 * size_t(std::max(std::min(m, n), 1)));
  withMemory<T>([&](T *work, int *size) {
    if constexpr (isComplex<T>)
      lapackOf<T>("gesvd", false, &jobu, &jobvt, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work, size,
                  reals.data(), info);
    else
      lapackOf<T>("gesvd", false, &jobu, &jobvt, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work, size,
                  info);
  });
}

/// Computes the LU decomposition without exchanging rows. Returns the first column (from 1) whose
/// pivot is 0, or 0.
template <class T> int decomposeWithoutPivots(int m, int n, T *elements, int lda) {
  using N = typename Number<T>::type;
  N *a = reinterpret_cast<N *>(elements);
  auto at = [&](int row, int column) -> N & { return a[row + size_t(column) * lda]; };
  int zero = 0;
  for (int k = 0; k < std::min(m, n); ++k) {
    if (at(k, k) == N{}) {
      zero = zero ? zero : k + 1;
      continue;
    }
    for (int row = k + 1; row < m; ++row)
      at(row, k) /= at(k, k);
    for (int column = k + 1; column < n; ++column)
      for (int row = k + 1; row < m; ++row)
        at(row, column) -= at(row, k) * at(k, column);
  }
  return zero;
}

} // namespace tranship::emulator

#define SOLVER_API(name, ...)                                                                      \
  extern "C" cusolverStatus_t hipsolverDn##name(__VA_ARGS__)                                       \
      __attribute__((alias("cusolverDn" #name)));                                                  \
  extern "C" cusolverStatus_t cusolverDn##name(__VA_ARGS__)
