// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies to or from a symbol with a kind that does not fit. CUDA goes by the addresses; HIP rejects
// the call.
//   cudaMemcpyToSymbol(table, values, n, 0, cudaMemcpyDefault);   hipErrorInvalidMemcpyDirection
// Source: hipMemcpyToSymbol's and hipMemcpyFromSymbol's validation in HIP's runtime
// (hip_memory.cpp).
#include "checks/Check.h"
#include "checks/analysis/Expressions.h"
#include "checks/analysis/Origins.h"
#include "checks/analysis/RoleCalls.h"

#include "clang/AST/Attr.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class MemcpyKindCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const RoleCall &call : callsWith(unit.index, Role::CopiesToSymbol))
      check(unit, call, Role::Part::Source, Role::HostToDevice);
    for (const RoleCall &call : callsWith(unit.index, Role::CopiesFromSymbol))
      check(unit, call, Role::Part::Target, Role::DeviceToHost);
  }

private:
  /// `other` is the argument that is not a symbol.
  static void check(UnitContext &unit, const RoleCall &call, Role::Part other, Role::Kind right) {
    const clang::Expr *argument = call.argument(Role::Part::Kind);
    llvm::StringRef kind = argument ? enumeratorName(argument) : "";
    if (kind.empty() || hasRole(kind, Role::DeviceToDevice) || hasRole(kind, right))
      return;
    llvm::StringRef rightKind = mapping::nameIn(call.known->row->library, right);
    UnitFinding finding{DiagnosticKind::MemcpyKind, argument->getSourceRange(), call.in,
                        fmt::format("HIP rejects `{}` for a symbol", kind.str()),
                        fmt::format("use {}", rightKind.str())};
    if (isHostVariable(call.argument(other)))
      finding.fix.push_back({argument->getSourceRange(), rightKind.str()});
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
