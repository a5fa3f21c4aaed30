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
    const llvm::DenseSet<const clang::Expr *> used = usedCalls(unit.index);
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf("printf")) {
      if (!runsOnDevice(call.in))
        continue;
      if (used.contains(call.node))
        unit.report(
            {DiagnosticKind::Meaning, call.node->getSourceRange(), call.in,
             "in device code, `printf` returns the number of arguments in CUDA, and another "
             "number in HIP",
             "do not use its result"});
      if (reported.insert(call.in).second)
        unit.report({DiagnosticKind::DevicePrintf, call.node->getSourceRange(), call.in,
                     "`printf` in device code calls out to the host on AMD GPUs, which needs PCIe "
                     "atomics and uses registers",
                     "synchronize before you expect the output, and keep `printf` out of "
                     "performance-critical kernels"});
    }
  }

private:
  /// The calls of `printf` whose results are used. One pass over the unit: macros and instances of templates
  /// have many calls.
  static llvm::DenseSet<const clang::Expr *> usedCalls(const CodeIndex &index) {
    llvm::DenseSet<const clang::Expr *> calls, used;
    for (const Indexed<clang::CallExpr> &call : index.callsOf("printf"))
      calls.insert(call.node);
    if (calls.empty())
      return used;
    auto use = [&](const clang::Expr *value) {
      if (value && calls.contains(stripImplicit(value)))
        used.insert(stripImplicit(value));
    };
    for (const auto &operation : index.operators) {
      use(operation.node->getRHS());
      if (!operation.node->isCommaOp())
        use(operation.node->getLHS());
    }
    for (const auto &variable : index.variables)
      use(variable.node->getInit());
    for (const auto &end : index.returns)
      use(end.node->getRetValue());
    for (const auto &cast : index.casts)
      if (!cast.node->getType()->isVoidType())
        use(cast.node->getSubExpr());
    return used;
  }
};

} // namespace

std::unique_ptr<Check> makeDevicePrintfCheck() { return std::make_unique<DevicePrintfCheck>(); }

} // namespace tranship::checks
