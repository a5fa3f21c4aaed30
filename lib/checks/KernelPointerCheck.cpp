// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The address of a kernel as a value. In HIP host code it is the address of a handle, a variable
// that the runtime looks up, and not that of a function. Calls and launches work, but numbers,
// orders and hashes made from it differ, and tools that resolve it find no code.
//   std::sort by (uintptr_t)kernel;  table[hash((void *)kernel)]
// Source: clang's HIP support ("kernel handles"); HIPIFY 6.2 changelog (casts of kernel arguments).
#include "checks/Check.h"
#include "checks/analysis/Launches.h"

namespace tranship::checks {
namespace {

class KernelPointerCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const Indexed<clang::CastExpr> &cast : unit.index.casts)
      if (llvm::isa<clang::ExplicitCastExpr>(cast.node) && cast.node->getType()->isIntegerType() &&
          referencedKernel(cast.node->getSubExpr()))
        report(unit, cast.node->getSourceRange(), cast.in,
               "the address of a kernel is used as a number");
    for (const Indexed<clang::BinaryOperator> &operation : unit.index.operators)
      if (operation.node->isRelationalOp() && (referencedKernel(operation.node->getLHS()) ||
                                               referencedKernel(operation.node->getRHS())))
        report(unit, operation.node->getSourceRange(), operation.in,
               "addresses of kernels are compared by size");
    for (llvm::StringRef name : {"dladdr", "backtrace_symbols", "memcmp"})
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(name))
        for (const clang::Expr *argument : call.node->arguments())
          if (referencedKernel(argument))
            report(unit, argument->getSourceRange(), call.in,
                   "the address of a kernel is used as that of code");
  }

private:
  static void report(UnitContext &unit, clang::SourceRange range, const clang::FunctionDecl *in,
                     std::string message) {
    unit.report({DiagnosticKind::KernelPointer, range, in,
                 std::move(message) +
                     "; in HIP, the address of a kernel is that of a handle, not of the function",
                 "identify kernels by your own names or numbers"});
  }
};

} // namespace

std::unique_ptr<Check> makeKernelPointerCheck() { return std::make_unique<KernelPointerCheck>(); }

} // namespace tranship::checks
