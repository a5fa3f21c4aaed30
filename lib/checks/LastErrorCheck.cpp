// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Before HIP 7, each API call overwrites the error of the call before it, even with success; CUDA
// and HIP 7 keep an error until the program queries it. A failed launch goes unnoticed if another
// call comes between the launch and the query.
//   kernel<<<g, b>>>(p);
//   cudaDeviceSynchronize();
//   cudaError_t error = cudaGetLastError();   before HIP 7: the error of the call above
// Source: "HIP API 7.0 changes", hipGetLastError.
#include "checks/Check.h"
#include "checks/analysis/Callees.h"
#include "checks/analysis/HostOrder.h"
#include "checks/analysis/RoleCalls.h"
#include "mapping/HipReleases.h"

#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class LastErrorCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    if (!mapping::isOlder(unit.options.target.hip, mapping::firstThatKeepsErrors))
      return;
    Launches reported;
    HostOrder order(unit, [&](const clang::Stmt *node, const clang::FunctionDecl *in,
                              Pending &pending) { visit(unit, node, in, pending, reported); });
    for (const clang::FunctionDecl *function : unit.index.functions)
      if (!runsOnDevice(function))
        order.walk(function);
  }

private:
  using Launches = llvm::SmallPtrSet<const clang::CallExpr *, 8>;

  static void visit(UnitContext &unit, const clang::Stmt *node, const clang::FunctionDecl *in,
                    Pending &pending, Launches &reported) {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(node);
    if (!call)
      return;
    if (llvm::isa<clang::CUDAKernelCallExpr>(call)) {
      pending.settle();
      pending.launch = call;
      return;
    }
    llvm::StringRef name = cudaFunctionName(call);
    if (name.empty() || hasRole(name, Role::KeepsError))
      return;
    if (!hasRole(name, Role::GivesError)) {
      if (pending.launch && !pending.between)
        pending.between = call;
      return;
    }
    // Reported at the launch, for many launches are checked in the same helper function.
    if (pending.launch && pending.between && reported.insert(pending.launch).second) {
      unit.report({DiagnosticKind::LastError,
                   pending.launch->getSourceRange(),
                   in,
                   fmt::format("before HIP 7, an error of this launch is lost: `{}` is called "
                               "before the error is checked",
                               cudaFunctionName(pending.between).str()),
                   "check for errors directly after the launch",
                   {{pending.between->getBeginLoc(), "this call overwrites the error"},
                    {call->getBeginLoc(), "checked here"}}});
    }
    pending.settle();
  }
};

} // namespace

std::unique_ptr<Check> makeLastErrorCheck() { return std::make_unique<LastErrorCheck>(); }

} // namespace tranship::checks
