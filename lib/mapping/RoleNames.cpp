// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mapping/RoleNames.h"

#include "mapping/Table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::mapping {
namespace {

struct NamesOfRole {
  std::vector<RoleRow> rows;
  llvm::StringSet<> names;
};

const NamesOfRole &namesOf(Role::Kind kind) {
  static const std::vector<NamesOfRole> known = [] {
    std::vector<NamesOfRole> byRole(Role::numKinds);
    for (const Row &row : builtinTables().rows)
      if (!row.role.empty())
        for (const Role &role : llvm::cantFail(Role::parseList(row.role))) { // it was read before
          llvm::StringRef name = row.name.ref().substr(row.name.ref().rfind(':') + 1);
          byRole[role.kind].rows.push_back({name, role, &row});
          byRole[role.kind].names.insert(name);
        }
    return byRole;
  }();
  return known[kind];
}

} // namespace

llvm::ArrayRef<RoleRow> rowsWith(Role::Kind kind) { return namesOf(kind).rows; }

bool isToolkitFolder(llvm::function_ref<bool(llvm::StringRef header)> exists) {
  return llvm::all_of(rowsWith(Role::ToolkitHeader),
                      [&](const RoleRow &header) { return exists(header.name); });
}

bool hasRole(llvm::StringRef name, Role::Kind kind) { return namesOf(kind).names.contains(name); }

llvm::StringRef nameIn(llvm::StringRef library, Role::Kind kind) {
  for (const RoleRow &known : rowsWith(kind))
    if (known.row->library == library)
      return known.name;
  return {};
}

} // namespace tranship::mapping
