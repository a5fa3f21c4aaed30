// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "libraries/Jacobi.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace tranship::emulator {

namespace {

double conjugate(double x) { return x; }
float conjugate(float x) { return x; }
template <class R> std::complex<R> conjugate(std::complex<R> x) { return std::conj(x); }

/// A matrix by columns.
template <class N> struct Matrix {
  int rows, columns;
  std::vector<N> elements;

  Matrix(int rows, int columns) : rows(rows), columns(columns), elements(size_t(rows) * columns) {}
  N &operator()(int row, int column) { return elements[row + size_t(column) * rows]; }
  N operator()(int row, int column) const { return elements[row + size_t(column) * rows]; }
};

template <class N> Matrix<N> identity(int n) {
  Matrix<N> result(n, n);
  for (int i = 0; i < n; ++i)
    result(i, i) = N(1);
  return result;
}

template <class N> double normOf(const Matrix<N> &matrix) {
  double sum = 0;
  for (N element : matrix.elements)
    sum += double(std::norm(element));
  return std::sqrt(sum);
}

/// The rotation of two coordinates that makes the symmetric matrix ((p, q), (conj(q), r)) diagonal.
template <class N, class R> struct Rotation {
  R cosine;
  N sine;

  Rotation(R p, N q, R r) {
    R size = std::abs(q), theta = (r - p) / (2 * size);
    R tangent = (theta >= 0 ? 1 : -1) / (std::abs(theta) + std::sqrt(1 + theta * theta));
    cosine = 1 / std::sqrt(1 + tangent * tangent);
    sine = N(tangent * cosine) * (q / size);
  }
  void apply(N &first, N &second) const {
    N one = first, two = second;
    first = cosine * one - conjugate(sine) * two;
    second = sine * one + cosine * two;
  }
};

/// Makes columns of the matrix that `isGiven` leaves out orthogonal to all others, of length 1.
template <class N> void completeBasis(Matrix<N> &matrix, std::vector<bool> isGiven) {
  int next = 0; // the axis to try
  for (int column = 0; column < matrix.columns; ++column) {
    while (!isGiven[column] && next < matrix.rows) {
      std::vector<N> candidate(matrix.rows);
      candidate[next++] = N(1);
      for (int pass = 0; pass < 2; ++pass) // once leaves rounding errors
        for (int other = 0; other < matrix.columns; ++other) {
          if (!isGiven[other])
            continue;
          N product{};
          for (int row = 0; row < matrix.rows; ++row)
            product += conjugate(matrix(row, other)) * candidate[row];
          for (int row = 0; row < matrix.rows; ++row)
            candidate[row] -= product * matrix(row, other);
        }
      double length = 0;
      for (N element : candidate)
        length += double(std::norm(element));
      if (length < 1e-4) // nearly a combination of the others
        continue;
      for (int row = 0; row < matrix.rows; ++row)
        matrix(row, column) = candidate[row] / N(std::sqrt(length));
      isGiven[column] = true;
    }
  }
}

template <class R> std::vector<int> order(const std::vector<R> &values, bool descends) {
  std::vector<int> result(values.size());
  std::iota(result.begin(), result.end(), 0);
  std::sort(result.begin(), result.end(), [&](int a, int b) {
    return values[a] == values[b] ? a < b : descends == (values[a] > values[b]);
  });
  return result;
}

template <class R> R toleranceOf(const TranshipJacobi &jacobi) {
  return jacobi.tolerance > 0 ? R(jacobi.tolerance) : std::numeric_limits<R>::epsilon();
}

} // namespace

template <class T>
void jacobiEigen(char job, char uplo, int n, T *elements, int lda, RealOf<T> *values, int *info,
                 TranshipJacobi &jacobi) {
  using N = typename Number<T>::type;
  using R = RealOf<T>;
  N *given = reinterpret_cast<N *>(elements);
  Matrix<N> a(n, n), vectors = identity<N>(n);
  for (int column = 0; column < n; ++column)
    for (int row = 0; row <= column; ++row) {
      N element = uplo == 'U' ? given[row + size_t(column) * lda]
                              : conjugate(given[column + size_t(row) * lda]);
      if (row == column)
        element = N(std::real(element));
      a(row, column) = element;
      a(column, row) = conjugate(element);
    }
  const Matrix<N> original = a;
  const double small = toleranceOf<R>(jacobi) * normOf(a);
  auto offDiagonal = [&] {
    double sum = 0;
    for (int q = 0; q < n; ++q)
      for (int p = 0; p < q; ++p)
        sum += 2 * double(std::norm(a(p, q)));
    return std::sqrt(sum);
  };
  int sweeps = 0;
  for (; offDiagonal() > small && sweeps < jacobi.maxSweeps; ++sweeps)
    for (int p = 0; p < n; ++p)
      for (int q = p + 1; q < n; ++q) {
        if (a(p, q) == N{})
          continue;
        Rotation<N, R> rotation(std::real(a(p, p)), a(p, q), std::real(a(q, q)));
        for (int row = 0; row < n; ++row) {
          rotation.apply(a(row, p), a(row, q));
          rotation.apply(vectors(row, p), vectors(row, q));
        }
        for (int column = 0; column < n; ++column) {
          N one = conjugate(a(p, column)), two = conjugate(a(q, column));
          rotation.apply(one, two);
          a(p, column) = conjugate(one);
          a(q, column) = conjugate(two);
        }
      }
  *info = offDiagonal() > small ? n + 1 : 0;
  std::vector<R> found(n);
  for (int i = 0; i < n; ++i)
    found[i] = std::real(a(i, i));
  std::vector<int> places = order(found, false);
  if (!jacobi.sorts)
    std::iota(places.begin(), places.end(), 0);
  double residual = 0;
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < n; ++row) {
      N sum = original(row, column);
      for (int i = 0; i < n; ++i)
        sum -= vectors(row, i) * N(found[i]) * conjugate(vectors(column, i));
      residual += double(std::norm(sum));
    }
  jacobi.residual = std::sqrt(residual);
  jacobi.sweeps = sweeps;
  for (int i = 0; i < n; ++i) {
    values[i] = found[places[i]];
    for (int row = 0; job == 'V' && row < n; ++row)
      given[row + size_t(i) * lda] = vectors(row, places[i]);
  }
}

template <class T>
void jacobiSingular(char job, bool economy, int m, int n, T *elements, int lda, RealOf<T> *s, T *u,
                    int ldu, T *v, int ldv, int *info, TranshipJacobi &jacobi) {
  using N = typename Number<T>::type;
  using R = RealOf<T>;
  const N *given = reinterpret_cast<const N *>(elements);
  // A = U S V* with at least as many rows as columns; else that of A*, which exchanges U and V.
  const bool isWide = m < n;
  const int rows = std::max(m, n), columns = std::min(m, n);
  Matrix<N> work(rows, columns), right = identity<N>(columns);
  for (int row = 0; row < m; ++row)
    for (int column = 0; column < n; ++column)
      if (N element = given[row + size_t(column) * lda]; isWide)
        work(column, row) = conjugate(element);
      else
        work(row, column) = element;
  const Matrix<N> original = work;
  const R small = toleranceOf<R>(jacobi);
  int sweeps = 0;
  bool isDone = false;
  for (; !isDone && sweeps < jacobi.maxSweeps; ++sweeps) {
    isDone = true;
    for (int p = 0; p < columns; ++p)
      for (int q = p + 1; q < columns; ++q) {
        R first = 0, second = 0;
        N product{};
        for (int row = 0; row < rows; ++row) {
          first += std::norm(work(row, p));
          second += std::norm(work(row, q));
          product += conjugate(work(row, p)) * work(row, q);
        }
        if (std::abs(product) <= small * std::sqrt(first) * std::sqrt(second) || product == N{})
          continue;
        isDone = false;
        Rotation<N, R> rotation(first, product, second);
        for (int row = 0; row < rows; ++row)
          rotation.apply(work(row, p), work(row, q));
        for (int row = 0; row < columns; ++row)
          rotation.apply(right(row, p), right(row, q));
      }
  }
  *info = isDone ? 0 : columns + 1;
  std::vector<R> found(columns);
  for (int column = 0; column < columns; ++column) {
    R sum = 0;
    for (int row = 0; row < rows; ++row)
      sum += std::norm(work(row, column));
    found[column] = std::sqrt(sum);
  }
  std::vector<int> places = order(found, true);
  if (!jacobi.sorts)
    std::iota(places.begin(), places.end(), 0);
  Matrix<N> left(rows, rows), sortedRight(columns, columns);
  std::vector<bool> isGiven(rows);
  R largest = columns ? *std::max_element(found.begin(), found.end()) : R(0);
  for (int i = 0; i < columns; ++i) {
    R value = s[i] = found[places[i]];
    isGiven[i] = value > largest * std::numeric_limits<R>::epsilon() * rows;
    for (int row = 0; row < rows && isGiven[i]; ++row)
      left(row, i) = work(row, places[i]) / N(value);
    for (int row = 0; row < columns; ++row)
      sortedRight(row, i) = right(row, places[i]);
  }
  completeBasis(left, isGiven);
  double residual = 0;
  for (int column = 0; column < columns; ++column)
    for (int row = 0; row < rows; ++row) {
      N sum = original(row, column);
      for (int i = 0; i < columns; ++i)
        sum -= left(row, i) * N(s[i]) * conjugate(sortedRight(column, i));
      residual += double(std::norm(sum));
    }
  jacobi.residual = std::sqrt(residual);
  jacobi.sweeps = sweeps;
  if (job != 'V')
    return;
  auto store = [](const Matrix<N> &from, int count, T *to, int ld) {
    for (int column = 0; column < count; ++column)
      for (int row = 0; row < from.rows; ++row)
        reinterpret_cast<N *>(to)[row + size_t(column) * ld] = from(row, column);
  };
  int leftCount = economy ? columns : rows;
  store(isWide ? sortedRight : left, isWide ? columns : leftCount, u, ldu);
  store(isWide ? left : sortedRight, isWide ? leftCount : columns, v, ldv);
}

#define INSTANTIATE(T)                                                                             \
  template void jacobiEigen(char, char, int, T *, int, RealOf<T> *, int *, TranshipJacobi &);      \
  template void jacobiSingular(char, bool, int, int, T *, int, RealOf<T> *, T *, int, T *, int,    \
                               int *, TranshipJacobi &);
INSTANTIATE(float)
INSTANTIATE(double)
INSTANTIATE(float2)
INSTANTIATE(double2)

} // namespace tranship::emulator
