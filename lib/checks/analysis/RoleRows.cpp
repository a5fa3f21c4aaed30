// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/RoleRows.h"

#include "mapping/Table.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

namespace tranship::checks {
namespace {

using RowsByRole = std::map<Role::Kind, std::vector<RoleRow>>;

const RowsByRole &rowsByRole() {
  static const RowsByRole known = [] {
    RowsByRole byRole;
    for (const mapping::Row &row : mapping::builtinTables().rows)
      if (!row.role.empty())
        for (const Role &role : llvm::cantFail(Role::parseList(row.role))) // it was read before
          byRole[role.kind].push_back(
              {row.name.ref().substr(row.name.ref().rfind(':') + 1), role, &row});
    return byRole;
  }();
  return known;
}

} // namespace

llvm::ArrayRef<RoleRow> rowsWith(Role::Kind kind) {
  auto known = rowsByRole().find(kind);
  return known == rowsByRole().end() ? llvm::ArrayRef<RoleRow>() : llvm::ArrayRef(known->second);
}

bool hasRole(llvm::StringRef name, Role::Kind kind) {
  return llvm::any_of(rowsWith(kind), [&](const RoleRow &known) { return known.name == name; });
}

llvm::StringRef nameIn(llvm::StringRef library, Role::Kind kind) {
  for (const RoleRow &known : rowsWith(kind))
    if (known.row->library == library)
      return known.name;
  return {};
}

const clang::Expr *RoleCall::argument(Role::Part part) const {
  int position = known->role.at(part);
  return position >= 0 && unsigned(position) < node->getNumArgs() ? node->getArg(position)
                                                                  : nullptr;
}

std::vector<RoleCall> callsWith(const CodeIndex &index, Role::Kind kind) {
  std::vector<RoleCall> calls;
  for (const RoleRow &known : rowsWith(kind))
    for (const Indexed<clang::CallExpr> &call : index.callsOf(known.name))
      calls.push_back({call, &known});
  return calls;
}

} // namespace tranship::checks
