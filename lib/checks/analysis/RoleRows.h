// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names that have a role in the tables (`role`), and the calls of those that are functions.
#pragma once

#include "checks/analysis/CodeIndex.h"
#include "mapping/Roles.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::checks {

using mapping::Role;

struct RoleRow {
  /// Without namespaces.
  llvm::StringRef name;
  Role role;
  const mapping::Row *row;
};

/// By name.
llvm::ArrayRef<RoleRow> rowsWith(Role::Kind kind);

bool hasRole(llvm::StringRef name, Role::Kind kind);

/// The name with a role in the table of a library; empty if it has none.
llvm::StringRef nameIn(llvm::StringRef library, Role::Kind kind);

/// A call of a function that has a role.
struct RoleCall : Indexed<clang::CallExpr> {
  const RoleRow *known;

  llvm::StringRef name() const { return known->name; }
  /// Null: the call does not have the argument, or the role does not name it.
  const clang::Expr *argument(Role::Part part) const;
};

/// Calls of all functions that have a role, function by function.
std::vector<RoleCall> callsWith(const CodeIndex &index, Role::Kind kind);

} // namespace tranship::checks
