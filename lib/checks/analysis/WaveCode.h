// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the functions of a unit do with warps, directly and in the functions that they call.
#pragma once

#include "checks/analysis/LaneValues.h"
#include "checks/analysis/WarpOperations.h"

namespace tranship::checks {

/// A kernel, or a device function that is not called in the unit, with all functions that it calls. A
/// kernel that only runs extended lambdas it is given is a root for each of them.
struct WaveRoot {
  const clang::FunctionDecl *function;
  std::vector<const clang::FunctionDecl *> reached; // including itself; see WaveCode::patternOf
};

class WaveCode {
public:
  explicit WaveCode(const UnitContext &unit);

  const UnitContext &unit;
  const std::vector<WarpOperation> operations;
  const std::vector<WarpFeature> features;
  const LaneValues values;
  /// Uses of `warpSize` in device code. Uses in default arguments are separate, because they do not
  /// show how the code works.
  std::vector<Indexed<clang::DeclRefExpr>> warpSizeUses, warpSizeDefaults;
  std::vector<WaveRoot> roots;

  /// The template that a function is an instance of, or the function itself.
  static const clang::FunctionDecl *patternOf(const clang::FunctionDecl *function);

  /// Whether an operation works on all lanes of a wavefront of any width. A shuffle with a constant
  /// width does not.
  bool isWaveWide(const WarpOperation &operation) const;
  /// Whether a function runs in a kernel with such an operation.
  bool isWaveWide(const clang::FunctionDecl *function) const;
  /// Whether a function runs in a kernel that uses `warpSize`.
  bool usesWarpSize(const clang::FunctionDecl *function) const;
  /// Whether the unit does not use warps.
  bool isEmpty() const { return operations.empty() && features.empty() && warpSizeUses.empty(); }

private:
  void findRoots();

  llvm::DenseSet<const clang::FunctionDecl *> waveWide_, withWarpSize_;
};

} // namespace tranship::checks
