// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies to or from a symbol with a kind that does not fit. CUDA goes by the addresses; HIP rejects
// the call.
//   cudaMemcpyToSymbol(table, values, n, 0, cudaMemcpyDefault);   hipErrorInvalidMemcpyDirection
// Source: hipMemcpyToSymbol's and hipMemcpyFromSymbol's validation in HIP's runtime
// (hip_memory.cpp).
#include "checks/Check.h"
#include "checks/analysis/Expressions.h"
#include "checks/analysis/Origins.h"

#include "clang/AST/Attr.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

struct SymbolCopy {
  llvm::StringLiteral name, kind;
  /// The argument that is not a symbol.
  unsigned otherPosition;
};

constexpr SymbolCopy copies[] = {
    {"cudaMemcpyToSymbol", "cudaMemcpyHostToDevice", 1},
    {"cudaMemcpyToSymbolAsync", "cudaMemcpyHostToDevice", 1},
    {"cudaMemcpyFromSymbol", "cudaMemcpyDeviceToHost", 0},
    {"cudaMemcpyFromSymbolAsync", "cudaMemcpyDeviceToHost", 0},
};
constexpr unsigned kindPosition = 4;

class MemcpyKindCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const SymbolCopy &copy : copies)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(copy.name))
        if (call.node->getNumArgs() > kindPosition)
          check(unit, copy, call);
  }

private:
  static void check(UnitContext &unit, const SymbolCopy &copy,
                    const Indexed<clang::CallExpr> &call) {
    const clang::Expr *argument = call.node->getArg(kindPosition);
    llvm::StringRef kind = enumeratorName(argument);
    if (kind.empty() || kind == "cudaMemcpyDeviceToDevice" || kind == copy.kind)
      return;
    UnitFinding finding{DiagnosticKind::MemcpyKind, argument->getSourceRange(), call.in,
                        fmt::format("HIP rejects `{}` for a symbol", kind.str()),
                        fmt::format("use {}", copy.kind.str())};
    if (isHostVariable(call.node->getArg(copy.otherPosition)))
      finding.fix.push_back({argument->getSourceRange(), copy.kind.str()});
    unit.report(finding);
  }

  /// Whether a pointer refers to a host variable, so that the direction of the copy is known.
  static bool isHostVariable(const clang::Expr *pointer) {
    pointer = stripCasts(pointer);
    if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(pointer);
        address && address->getOpcode() == clang::UO_AddrOf)
      pointer = address->getSubExpr();
    else if (!pointer->getType()->isArrayType())
      return false;
    const clang::VarDecl *variable = baseVariable(pointer);
    return variable && !variable->hasAttr<clang::CUDADeviceAttr>() &&
           !variable->hasAttr<clang::CUDAConstantAttr>() &&
           !variable->hasAttr<clang::HIPManagedAttr>() && !variable->getType()->isReferenceType();
  }
};

} // namespace

std::unique_ptr<Check> makeMemcpyKindCheck() { return std::make_unique<MemcpyKindCheck>(); }

} // namespace tranship::checks
