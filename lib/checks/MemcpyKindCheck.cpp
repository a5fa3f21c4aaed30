// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies to or from a symbol with a kind that does not fit. CUDA goes by the addresses; HIP rejects
// the call.
//   cudaMemcpyToSymbol(table, values, n, 0, cudaMemcpyDefault);   hipErrorInvalidMemcpyDirection
// Source: hipMemcpyToSymbol's and hipMemcpyFromSymbol's validation in HIP's runtime
// (hip_memory.cpp).
#include "checks/Check.h"
#include "checks/analysis/Origins.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

struct SymbolCopy {
  llvm::StringLiteral name, kind;
};

constexpr SymbolCopy copies[] = {
    {"cudaMemcpyToSymbol", "cudaMemcpyHostToDevice"},
    {"cudaMemcpyToSymbolAsync", "cudaMemcpyHostToDevice"},
    {"cudaMemcpyFromSymbol", "cudaMemcpyDeviceToHost"},
    {"cudaMemcpyFromSymbolAsync", "cudaMemcpyDeviceToHost"},
};
constexpr unsigned kindPosition = 4;

class MemcpyKindCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    for (const SymbolCopy &copy : copies)
      for (const Indexed<clang::CallExpr> &call : unit.index.callsOf(copy.name))
        if (call.node->getNumArgs() > kindPosition)
          check(unit, copy, call.node->getArg(kindPosition), call.in);
  }

private:
  static void check(UnitContext &unit, const SymbolCopy &copy, const clang::Expr *argument,
                    const clang::FunctionDecl *in) {
    llvm::StringRef kind = enumeratorName(argument);
    if (kind.empty() || kind == "cudaMemcpyDeviceToDevice" || kind == copy.kind)
      return;
    unit.report({DiagnosticKind::MemcpyKind, argument->getSourceRange(), in,
                 fmt::format("HIP rejects `{}` for a symbol", kind.str()),
                 fmt::format("use {}", copy.kind.str())});
  }
};

} // namespace

std::unique_ptr<Check> makeMemcpyKindCheck() { return std::make_unique<MemcpyKindCheck>(); }

} // namespace tranship::checks
