// Kernel launches of a unit, whichever way they are written: `<<<>>>`, cudaLaunchKernel,
// cudaLaunchCooperativeKernel, cuLaunchKernel.
#pragma once

#include "checks/analysis/UnitContext.h"

#include <array>

namespace tranship::checks {

/// Of a grid in blocks, or of a block in threads; unknown where the unit does not show it.
using Extent = std::array<std::optional<int64_t>, 3>;

struct Launch {
  const clang::CallExpr *call;
  /// The function that launches.
  const clang::FunctionDecl *in;
  /// Its definition where there is one; null: not known.
  const clang::FunctionDecl *kernel;
  Extent grid, block;
  /// Dynamic shared memory in bytes; null: none.
  const clang::Expr *shared;

  /// Threads of a block.
  std::optional<int64_t> threads() const;
};

std::vector<Launch> launchesOf(const UnitContext &unit);

/// The kernel whose name or address an expression is; null: not known.
const clang::FunctionDecl *referencedKernel(const clang::Expr *expression);

/// Bytes of the `__shared__` variables of a kernel and of the functions that it calls, as far as
/// their sizes are known.
int64_t staticSharedBytes(const UnitContext &unit, const clang::FunctionDecl *kernel);

} // namespace tranship::checks
