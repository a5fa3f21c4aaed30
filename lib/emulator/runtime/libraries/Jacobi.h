// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Settings of the Jacobi methods, and the results of the last run that programs can query.
#pragma once

#include "libraries/SolverCalls.h"

struct TranshipJacobi {
  double tolerance = 0; ///< 0: that of the type
  int maxSweeps = 100;
  bool sorts = true;
  bool hasRun = false; ///< one matrix, not a batch
  double residual = 0;
  int sweeps = 0;
};

namespace tranship::emulator {

/// Computes the eigenvalues of the symmetric matrix by rotations, and in its place the vectors if
/// `job` is 'V'. `info` becomes the order plus 1 if the sweeps do not suffice.
template <class T>
void jacobiEigen(char job, char uplo, int n, T *a, int lda, RealOf<T> *values, int *info,
                 TranshipJacobi &jacobi);

/// Computes singular values, and both sets of vectors if `job` is 'V'; all of them unless `economy`.
template <class T>
void jacobiSingular(char job, bool economy, int m, int n, T *a, int lda, RealOf<T> *s, T *u,
                    int ldu, T *v, int ldv, int *info, TranshipJacobi &jacobi);

} // namespace tranship::emulator
