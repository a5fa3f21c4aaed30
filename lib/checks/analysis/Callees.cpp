// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Callees.h"

#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/StringExtras.h"

namespace tranship::checks {

const clang::FunctionDecl *definitionOfCallee(const UnitContext &unit,
                                              const clang::CallExpr *call) {
  const clang::FunctionDecl *callee = call->getDirectCallee();
  callee = callee ? callee->getDefinition() : nullptr;
  return callee && callee->getBody() && !runsOnDevice(callee) &&
                 !unit.recorder.isSystem(callee->getLocation())
             ? callee
             : nullptr;
}

llvm::StringRef cudaFunctionName(const clang::CallExpr *call) {
  const clang::FunctionDecl *callee = call->getDirectCallee();
  if (!callee || !callee->getIdentifier())
    return {};
  llvm::StringRef name = callee->getName();
  bool isDriver = name.starts_with("cu") && name.size() > 2 && llvm::isUpper(name[2]);
  return name.starts_with("cuda") || isDriver ? name : llvm::StringRef();
}

} // namespace tranship::checks
