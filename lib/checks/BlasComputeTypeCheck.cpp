// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Precisions that cuBLAS supports and rocBLAS, which hipBLAS calls, does not. The call compiles and
// returns HIPBLAS_STATUS_NOT_SUPPORTED at run time; nothing is computed.
//   cublasGemmEx(..., CUBLAS_COMPUTE_32F_FAST_TF32, algo)
//   cublasSetMathMode(handle, CUBLAS_TF32_TENSOR_OP_MATH)
// Source: hipBLAS's hipblas.h ("not supported in rocBLAS") and its conversion to rocBLAS's types;
// hipBLAS issue 753.
#include "checks/Check.h"
#include "checks/analysis/Origins.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class BlasComputeTypeCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const auto &entry : unit.index.calls()) {
      llvm::StringRef name = entry.getKey();
      bool isProduct = name.starts_with("cublasGemm") && name.contains("Ex");
      if (!isProduct && name != "cublasSetMathMode")
        continue;
      for (const Indexed<clang::CallExpr> &call : entry.getValue())
        for (const clang::Expr *argument : call.node->arguments())
          forEachOrigin(unit.index, argument, [&](const clang::Expr *origin) {
            llvm::StringRef value = enumeratorName(origin);
            if (isProduct ? isRefusedType(value) : isRefusedMode(value))
              report(unit, call, origin, name, value);
          });
    }
  }

private:
  static bool isRefusedType(llvm::StringRef value) {
    return value.starts_with("CUBLAS_COMPUTE_") &&
           (value.contains("_FAST_") || value.ends_with("_PEDANTIC"));
  }
  /// The tables translate modes that only allow less precision to the default.
  static bool isRefusedMode(llvm::StringRef value) {
    return value.starts_with("CUBLAS_") && value.contains("MATH") &&
           !llvm::is_contained(
               {"CUBLAS_DEFAULT_MATH", "CUBLAS_TENSOR_OP_MATH", "CUBLAS_TF32_TENSOR_OP_MATH"},
               value);
  }

  static void report(UnitContext &unit, const Indexed<clang::CallExpr> &call,
                     const clang::Expr *origin, llvm::StringRef function, llvm::StringRef value) {
    UnitFinding finding{
        DiagnosticKind::BlasComputeType, origin->getSourceRange(), call.in,
        fmt::format("hipBLAS rejects `{}` with HIPBLAS_STATUS_NOT_SUPPORTED because "
                    "rocBLAS does not support this precision",
                    value.str()),
        value.contains("COMPUTE") ? "use CUBLAS_COMPUTE_32F, 16F or 64F on AMD GPUs"
                                  : "use CUBLAS_DEFAULT_MATH on AMD GPUs"};
    if (origin->getBeginLoc() < call.node->getBeginLoc() ||
        call.node->getEndLoc() < origin->getBeginLoc())
      finding.related.push_back(
          {call.node->getBeginLoc(), fmt::format("passed to `{}` here", function.str())});
    unit.report(finding);
  }
};

} // namespace

std::unique_ptr<Check> makeBlasComputeTypeCheck() {
  return std::make_unique<BlasComputeTypeCheck>();
}

} // namespace tranship::checks
