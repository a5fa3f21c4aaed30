// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ErrorNames.h"

#include "frontend/record/UnitRecorder.h"

namespace tranship::checks {

ErrorNames::ErrorNames(const UnitContext &unit) : unit_(unit) {
  for (const auto &calls : unit.index.calls())
    for (const mapping::Row &row : unit.options.table->rowsOf(calls.first()))
      if (!row.names.empty())
        noteCalls(row, calls.second);
}

void ErrorNames::noteCalls(const mapping::Row &row,
                           llvm::ArrayRef<Indexed<clang::CallExpr>> calls) {
  naming_.insert(row.name.ref());
  enumerations_.insert(row.names.ref());
  // `cuGetErrorName(result, &name)`
  for (const Indexed<clang::CallExpr> &call : calls)
    for (const clang::Expr *argument : call.node->arguments())
      if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(argument->IgnoreParenCasts());
          address && address->getOpcode() == clang::UO_AddrOf)
        if (const clang::VarDecl *variable = referencedVariable(address->getSubExpr()))
          named_.insert(variable);
}

bool ErrorNames::isName(const clang::Expr *text) const {
  if (const clang::VarDecl *variable = referencedVariable(text))
    return named_.contains(variable);
  const auto *call = llvm::dyn_cast<clang::CallExpr>(text);
  const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
  return callee && callee->getIdentifier() && naming_.contains(callee->getName()) &&
         unit_.recorder.isSystem(callee->getLocation());
}

} // namespace tranship::checks
