// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/RoleCalls.h"

namespace tranship::checks {

const clang::Expr *RoleCall::argument(Role::Part part) const {
  int position = known->role.at(part);
  return position >= 0 && unsigned(position) < node->getNumArgs() ? node->getArg(position)
                                                                  : nullptr;
}

std::vector<RoleCall> callsWith(const CodeIndex &index, Role::Kind kind) {
  std::vector<RoleCall> calls;
  for (const mapping::RoleRow &known : mapping::rowsWith(kind))
    for (const Indexed<clang::CallExpr> &call : index.callsOf(known.name))
      calls.push_back({call, &known});
  return calls;
}

} // namespace tranship::checks
