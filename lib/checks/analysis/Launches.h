// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernel launches of a unit, in all their forms: `<<<>>>`, cudaLaunchKernel,
// cudaLaunchCooperativeKernel, cuLaunchKernel.
#pragma once

#include "checks/analysis/UnitContext.h"

#include <array>

namespace tranship::checks {

/// The size of a grid in blocks, or of a block in threads; dimensions may be unknown.
using Extent = std::array<std::optional<int64_t>, 3>;

struct Launch {
  const clang::CallExpr *call;
  /// The function that contains the launch.
  const clang::FunctionDecl *in;
  /// The definition if there is one, else a declaration; null: it is not known.
  const clang::FunctionDecl *kernel;
  Extent grid, block;
  /// Dynamic shared memory in bytes; null: none.
  const clang::Expr *shared;

  /// The number of threads per block.
  std::optional<int64_t> threads() const;
};

std::vector<Launch> launchesOf(const UnitContext &unit);

/// The kernel that an expression names or takes the address of; null: none.
const clang::FunctionDecl *referencedKernel(const clang::Expr *expression);

/// The size in bytes of all `__shared__` variables of a kernel and of the functions that it calls,
/// as far as their sizes are known.
int64_t staticSharedBytes(const UnitContext &unit, const clang::FunctionDecl *kernel);

} // namespace tranship::checks
