// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Output from kernels. In HIP the host prints it: the running kernel calls out to the host, which
// needs atomics over PCIe, uses registers, and shows text only when a buffer is flushed, at the
// latest when the host synchronizes.
// Source: HIP documentation, "printf() function"; TheRock issue 4604.
#include "checks/Check.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class DevicePrintfCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    llvm::DenseSet<const clang::FunctionDecl *> reported;
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf("printf")) {
      if (runsOnDevice(call.in) && isUsed(unit.index, call.node))
        unit.report(
            {DiagnosticKind::Meaning, call.node->getSourceRange(), call.in,
             "in device code, `printf` returns the number of arguments in CUDA, and another "
             "number in HIP",
             "do not use its result"});
      if (runsOnDevice(call.in) && reported.insert(call.in).second)
        unit.report({DiagnosticKind::DevicePrintf, call.node->getSourceRange(), call.in,
                     "`printf` in device code calls out to the host on AMD GPUs, which needs PCIe "
                     "atomics and uses registers",
                     "synchronize before you expect the output, and keep `printf` out of "
                     "performance-critical kernels"});
    }
  }

private:
  static bool isUsed(const CodeIndex &index, const clang::CallExpr *call) {
    auto is = [&](const clang::Expr *value) { return value && stripImplicit(value) == call; };
    return llvm::any_of(index.operators,
                        [&](const auto &operation) {
                          return is(operation.node->getRHS()) ||
                                 (is(operation.node->getLHS()) && !operation.node->isCommaOp());
                        }) ||
           llvm::any_of(index.variables,
                        [&](const auto &variable) { return is(variable.node->getInit()); }) ||
           llvm::any_of(index.returns,
                        [&](const auto &end) { return is(end.node->getRetValue()); }) ||
           llvm::any_of(index.casts, [&](const auto &cast) {
             return !cast.node->getType()->isVoidType() && is(cast.node->getSubExpr());
           });
  }
};

} // namespace

std::unique_ptr<Check> makeDevicePrintfCheck() { return std::make_unique<DevicePrintfCheck>(); }

} // namespace tranship::checks
