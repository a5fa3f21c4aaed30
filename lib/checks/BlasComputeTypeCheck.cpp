// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Precisions that cuBLAS supports and rocBLAS, which hipBLAS calls, does not. The call compiles and
// returns HIPBLAS_STATUS_NOT_SUPPORTED at run time; nothing is computed.
//   cublasGemmEx(..., CUBLAS_COMPUTE_32F_FAST_TF32, algo)
//   cublasSetMathMode(handle, CUBLAS_TF32_TENSOR_OP_MATH)
// Source: hipBLAS's hipblas.h ("not supported in rocBLAS") and its conversion to rocBLAS's types;
// hipBLAS issue 753.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class BlasComputeTypeCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const RoleCall &call : callsWith(unit.index, Role::TakesPrecision))
      for (const clang::Expr *argument : call.node->arguments())
        forEachOrigin(unit.index, argument, [&](const clang::Expr *origin) {
          llvm::StringRef value = enumeratorName(origin);
          const bool isType = hasRole(value, Role::RefusedComputeType);
          if (isType || hasRole(value, Role::RefusedMathMode))
            report(unit, call, origin, value, isType);
        });
  }

private:
  static void report(UnitContext &unit, const RoleCall &call, const clang::Expr *origin,
                     llvm::StringRef value, bool isType) {
    UnitFinding finding{
        DiagnosticKind::BlasComputeType, origin->getSourceRange(), call.in,
        fmt::format("hipBLAS rejects `{}` with HIPBLAS_STATUS_NOT_SUPPORTED because "
                    "rocBLAS does not support this precision",
                    value.str()),
        isType ? "use CUBLAS_COMPUTE_32F, 16F or 64F on AMD GPUs"
               : "use CUBLAS_DEFAULT_MATH on AMD GPUs"};
    if (origin->getBeginLoc() < call.node->getBeginLoc() ||
        call.node->getEndLoc() < origin->getBeginLoc())
      finding.related.push_back(
          {call.node->getBeginLoc(), fmt::format("passed to `{}` here", call.name().str())});
    unit.report(finding);
  }
};

} // namespace

std::unique_ptr<Check> makeBlasComputeTypeCheck() {
  return std::make_unique<BlasComputeTypeCheck>();
}

} // namespace tranship::checks
