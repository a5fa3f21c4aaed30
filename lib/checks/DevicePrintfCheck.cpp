// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Output from kernels. In HIP the host prints it: the running kernel calls out to the host, which
// needs atomics over PCIe, uses registers, and shows text only when a buffer is flushed, at the
// latest when the host synchronizes.
// Source: HIP documentation, "printf() function"; TheRock issue 4604.
#include "checks/Check.h"

namespace tranship::checks {
namespace {

class DevicePrintfCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    llvm::DenseSet<const clang::FunctionDecl *> reported;
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf("printf"))
      if (runsOnDevice(call.in) && reported.insert(call.in).second)
        unit.report({DiagnosticKind::DevicePrintf, call.node->getSourceRange(), call.in,
                     "`printf` in device code calls out to the host on AMD GPUs, which needs PCIe "
                     "atomics and uses registers",
                     "synchronize before you expect the output, and keep `printf` out of "
                     "performance-critical kernels"});
  }
};

} // namespace

std::unique_ptr<Check> makeDevicePrintfCheck() { return std::make_unique<DevicePrintfCheck>(); }

} // namespace tranship::checks
