// What host code does one after the other. A function's body is gone through in the order in which
// it runs, with the bodies of the user's functions that it calls; a loop once; branches apart, and
// what is so after one of them is so after both.
#pragma once

#include "checks/analysis/Launches.h"

#include <functional>

namespace tranship::checks {

/// What has been seen and not been settled.
struct Pending {
  /// The launch that nobody has waited for or asked about; null: none.
  const clang::CallExpr *launch = nullptr;
  /// A call of CUDA's behind it.
  const clang::CallExpr *between = nullptr;
  /// Memory that it was given.
  llvm::SmallVector<clang::SourceLocation, 4> memory;

  void settle() { *this = {}; }
};

class HostOrder {
public:
  using Visit = std::function<void(const clang::Stmt *, const clang::FunctionDecl *, Pending &)>;

  HostOrder(const UnitContext &unit, Visit visit) : unit_(unit), visit_(std::move(visit)) {}

  /// Calls `visit` for each expression of the function, operands before what is made of them.
  void walk(const clang::FunctionDecl *function);

private:
  void walk(const clang::Stmt *statement, Pending &pending);
  void walkBranch(const clang::IfStmt *branch, Pending &pending);
  void enter(const clang::CallExpr *call, Pending &pending);

  const UnitContext &unit_;
  Visit visit_;
  /// Expressions seen since the walk began.
  unsigned steps_ = 0;
  llvm::SmallVector<const clang::FunctionDecl *> stack_;
};

} // namespace tranship::checks
