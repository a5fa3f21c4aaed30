// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/ForeignAnswers.h"

#include "checks/analysis/PropertyRows.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

class ForeignAnswers {
public:
  ForeignAnswers(UnitContext &unit, const DeviceQueries &queries)
      : unit_(unit), queries_(queries) {}

  void visit() {
    for (const Indexed<clang::BinaryOperator> &test : unit_.index.operators) {
      const clang::Expr *left = test.node->getLHS(), *right = test.node->getRHS();
      if (test.node->isEqualityOp()) {
        judge(left, right, test.node->getSourceRange(), test.in);
        judge(right, left, test.node->getSourceRange(), test.in);
      } else if (test.node->getOpcode() == clang::BO_Assign) {
        if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(stripImplicit(left)))
          if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()))
            visitRequest(propertyOfField(field), right, test.in);
      }
    }
    for (const Indexed<clang::SwitchStmt> &choice : unit_.index.switches)
      for (const clang::SwitchCase *label = choice.node->getSwitchCaseList(); label;
           label = label->getNextSwitchCase())
        if (const auto *number = llvm::dyn_cast<clang::CaseStmt>(label))
          judge(choice.node->getCond(), number->getLHS(), number->getLHS()->getSourceRange(),
                choice.in);
    for (const auto &calls : unit_.index.calls())
      for (const Indexed<clang::CallExpr> &call : calls.second)
        for (const clang::Expr *argument : call.node->arguments())
          visitSize(call, argument);
    forEachPropertyUse(unit_, [this](const PropertyUse &use) {
      if (!use.receiver())
        visitRequest(use.property, use.argument, use.call.in);
    });
  }

private:
  /// Whether NVIDIA GPUs alone have the number.
  bool isForeign(const PropertyAnswers *answers, const clang::Expr *number) const {
    std::optional<int64_t> value = answers ? unit_.valueOf(number) : std::nullopt;
    return value && answers->nvidia.contains(*value) && !answers->amd.contains(*value);
  }

  void judge(const clang::Expr *property, const clang::Expr *number, clang::SourceRange range,
             const clang::FunctionDecl *in) {
    if (property->isInstantiationDependent() || !property->getType()->isIntegerType())
      return;
    llvm::StringRef name = queries_.propertyOf(property);
    if (const PropertyAnswers *answers = answersFor(name); isForeign(answers, number))
      unit_.report({DiagnosticKind::Meaning, range, in,
                    fmt::format("this tests for {}, but `{}` is {} on AMD GPUs",
                                *unit_.valueOf(number), name.str(), answers->amd.inWords()),
                    "test for what the code needs of the GPU"});
  }

  /// `memset(table, 0, prop.totalConstMem)`: the array has room for what NVIDIA GPUs have.
  void visitSize(const Indexed<clang::CallExpr> &call, const clang::Expr *size) {
    if (size->isInstantiationDependent() || !size->getType()->isIntegerType())
      return;
    llvm::StringRef name = queries_.propertyOf(size);
    const PropertyAnswers *answers = answersFor(name);
    if (!answers)
      return;
    for (const clang::Expr *argument : call.node->arguments())
      if (const auto *array = unit_.ast.getAsConstantArrayType(stripCasts(argument)->getType())) {
        int64_t bytes = unit_.ast.getTypeSizeInChars(array).getQuantity();
        if (answers->nvidia.high <= bytes && bytes < answers->amd.low)
          return unit_.report({DiagnosticKind::Meaning, size->getSourceRange(), call.in,
                               fmt::format("`{}` is {} on AMD GPUs, but the array has {} bytes",
                                           name.str(), answers->amd.inWords(), bytes),
                               "use the size of the array"});
      }
  }

  /// A value that the runtime is asked for: it takes the nearest one that the GPU has.
  void visitRequest(llvm::StringRef property, const clang::Expr *number,
                    const clang::FunctionDecl *in) {
    if (const PropertyAnswers *answers = answersFor(property);
        isForeign(answers, number) && queries_.askFor(property))
      unit_.report({DiagnosticKind::Meaning, number->getSourceRange(), in,
                    fmt::format("`{}` is {} on AMD GPUs, so the code will not read back {}",
                                property.str(), answers->amd.inWords(), *unit_.valueOf(number)),
                    "keep the number that was asked for, or ask for one that both have"});
  }

  UnitContext &unit_;
  const DeviceQueries &queries_;
};

} // namespace

void findForeignAnswers(UnitContext &unit, const DeviceQueries &queries) {
  ForeignAnswers(unit, queries).visit();
}

} // namespace tranship::checks
