// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assertions in kernels. In CUDA a failed assertion ends the kernel, and the host's next call
// returns cudaErrorAssert; on AMD GPUs it aborts the whole process.
// Source: HIP documentation, "assert"; clr issue 126.
#include "checks/Check.h"

namespace tranship::checks {
namespace {

class DeviceAssertCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    llvm::DenseSet<const clang::FunctionDecl *> reported;
    for (const Indexed<clang::CallExpr> &call : unit.index.callsOf("__assert_fail"))
      if (runsOnDevice(call.in) && reported.insert(call.in).second)
        unit.report({DiagnosticKind::DeviceAssert, call.node->getSourceRange(), call.in,
                     "on AMD GPUs, a failed assertion in device code aborts the process; no API "
                     "call returns an error",
                     "report errors that the host must handle through memory; build with -DNDEBUG "
                     "where speed matters"});
  }
};

} // namespace

std::unique_ptr<Check> makeDeviceAssertCheck() { return std::make_unique<DeviceAssertCheck>(); }

} // namespace tranship::checks
