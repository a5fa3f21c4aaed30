// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Floating-point sums that many threads add to. The order of the additions, and so the last bits of
// the result, differ from run to run and from NVIDIA to AMD. There is nothing to fix, but
// comparisons of results need a tolerance.
#include "checks/Check.h"
#include "checks/analysis/RoleCalls.h"

#include "clang/AST/ASTContext.h"

#include <fmt/format.h>

#include <map>

namespace tranship::checks {
namespace {

class AtomicOrderCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    // Once per function, at the first addition.
    llvm::DenseMap<const clang::FunctionDecl *, std::vector<const clang::CallExpr *>> byFunction;
    std::vector<const clang::FunctionDecl *> order;
    for (const RoleCall &call : callsWith(unit.index, Role::AtomicAdd)) {
      if (call.node->getNumArgs() != 2 || !isFloat(call.node->getType()) ||
          isConstant(unit, call.node->getArg(1)))
        continue;
      std::vector<const clang::CallExpr *> &calls = byFunction[call.in];
      if (calls.empty())
        order.push_back(call.in);
      calls.push_back(call.node);
    }
    for (const clang::FunctionDecl *function : order) {
      llvm::ArrayRef<const clang::CallExpr *> calls = byFunction[function];
      std::string others =
          calls.size() > 1 ? fmt::format(" (and {} more in this function)", calls.size() - 1) : "";
      unit.report({DiagnosticKind::AtomicOrder, calls.front()->getSourceRange(), function,
                   fmt::format("the order of these floating-point additions is undefined, so the "
                               "last bits of the result differ from run to run{}",
                               others),
                   "compare results with a tolerance, or add in a fixed order"});
    }
  }

private:
  /// Whether all threads add the same number, so that any order gives the same sum.
  static bool isConstant(const UnitContext &unit, const clang::Expr *addend) {
    return !addend->isInstantiationDependent() && addend->isEvaluatable(unit.ast);
  }

  static bool isFloat(clang::QualType type) {
    if (type->isRealFloatingType())
      return true;
    const clang::RecordDecl *record = type->getAsRecordDecl();
    llvm::StringRef name = record && record->getIdentifier() ? record->getName() : "";
    return hasRole(name, Role::ShortFloat) || name.starts_with("float");
  }
};

} // namespace

std::unique_ptr<Check> makeAtomicOrderCheck() { return std::make_unique<AtomicOrderCheck>(); }

} // namespace tranship::checks
