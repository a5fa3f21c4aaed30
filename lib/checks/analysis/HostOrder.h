// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which host code runs. A function's body is walked in that order, along with the
// bodies of the user's functions that it calls. A loop is walked once. Branches are walked
// separately, and what holds after one of them holds after both.
#pragma once

#include "checks/analysis/Launches.h"

#include <functional>

namespace tranship::checks {

/// A launch that was seen and is not settled yet.
struct Pending {
  /// The launch for which the host has neither waited nor checked errors; null: none.
  const clang::CallExpr *launch = nullptr;
  /// The first CUDA call after the launch.
  const clang::CallExpr *between = nullptr;
  /// The memory that was passed to the kernel.
  llvm::SmallVector<clang::SourceLocation, 4> memory;

  void settle() { *this = {}; }
};

class HostOrder {
public:
  using Visit = std::function<void(const clang::Stmt *, const clang::FunctionDecl *, Pending &)>;

  HostOrder(const UnitContext &unit, Visit visit) : unit_(unit), visit_(std::move(visit)) {}

  /// Calls `visit` for each expression of the function, operands first.
  void walk(const clang::FunctionDecl *function);

private:
  void walk(const clang::Stmt *statement, Pending &pending);
  void walkBranch(const clang::IfStmt *branch, Pending &pending);
  void enter(const clang::CallExpr *call, Pending &pending);

  const UnitContext &unit_;
  Visit visit_;
  /// The number of expressions since the walk began.
  unsigned steps_ = 0;
  llvm::SmallVector<const clang::FunctionDecl *> stack_;
};

} // namespace tranship::checks
