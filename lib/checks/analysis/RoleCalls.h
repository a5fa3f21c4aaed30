// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The calls of functions that have a role in the tables.
#pragma once

#include "checks/analysis/CodeIndex.h"
#include "mapping/RoleNames.h"

namespace tranship::checks {

using mapping::hasRole;
using mapping::Role;

/// A call of a function that has a role.
struct RoleCall : Indexed<clang::CallExpr> {
  const mapping::RoleRow *known;

  llvm::StringRef name() const { return known->name; }
  /// Null: the call does not have the argument, or the role does not name it.
  const clang::Expr *argument(Role::Part part) const;
};

/// Calls of all functions that have a role, function by function.
std::vector<RoleCall> callsWith(const CodeIndex &index, Role::Kind kind);

} // namespace tranship::checks
