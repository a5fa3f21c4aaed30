// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names in the compiled-in tables that have a role (`role`).
#pragma once

#include "mapping/Roles.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::mapping {

struct RoleRow {
  /// Without namespaces.
  llvm::StringRef name;
  Role role;
  const Row *row;
};

/// By name.
llvm::ArrayRef<RoleRow> rowsWith(Role::Kind kind);

/// Whether all headers that mark a CUDA toolkit exist, by `exists`.
bool isToolkitFolder(llvm::function_ref<bool(llvm::StringRef header)> exists);

bool hasRole(llvm::StringRef name, Role::Kind kind);

/// The name with a role in the table of a library; empty if it has none.
llvm::StringRef nameIn(llvm::StringRef library, Role::Kind kind);

} // namespace tranship::mapping
