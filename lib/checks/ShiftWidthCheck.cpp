// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shifts in device code by the width of the type or more. C++ leaves the result open. NVIDIA GPUs shift all bits out; AMD GPUs
// take the amount modulo the width, so that nothing is shifted.
//   (1u << __popc(mask)) - 1      32 lanes: all ones in CUDA, 0 in HIP
//   ~0u >> (32 - lane)            lane 0: 0 in CUDA, all ones in HIP
//   1u << (lane - 1)              lane 0: 0 in CUDA, the highest bit in HIP
// Only amounts whose bounds are known are judged, unless the shift depends on a condition that looks at them.
// Source: PTX ISA, `shl` and `shr`; RDNA and CDNA ISA, `S_LSHL_B32` and `V_LSHLREV_B32`.
#include "checks/Check.h"
#include "checks/analysis/Bounds.h"
#include "checks/analysis/Statements.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <fmt/format.h>

namespace tranship::checks {
namespace {

using Variables = llvm::SmallPtrSet<const clang::VarDecl *, 8>;

class ShiftWidthCheck : public Check {
public:
  void run(UnitContext &unit) const override {
    llvm::SmallPtrSet<const clang::Expr *, 8> rotations;
    for (const auto &[operation, in] : unit.index.operators)
      if (operation->getOpcode() == clang::BO_Or) // x << 0 | x >> 32 is x in both
        if (const clang::VarDecl *left = shiftedVariable(operation->getLHS()))
          if (left == shiftedVariable(operation->getRHS()))
            for (const clang::Expr *part : {operation->getLHS(), operation->getRHS()})
              rotations.insert(stripCasts(part));
    for (const auto &[operation, in] : unit.index.operators)
      if ((operation->isShiftOp() || operation->isShiftAssignOp()) && runsOnDevice(in) &&
          !rotations.contains(operation) && !operation->isInstantiationDependent())
        judge(unit, operation, in);
  }

private:
  static const clang::VarDecl *shiftedVariable(const clang::Expr *shift) {
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(stripCasts(shift));
    return operation && operation->isShiftOp() ? referencedVariable(stripCasts(operation->getLHS()))
                                               : nullptr;
  }

  static void judge(UnitContext &unit, const clang::BinaryOperator *shift,
                    const clang::FunctionDecl *in) {
    const clang::Expr *amount = shift->getRHS();
    const auto *assignment = llvm::dyn_cast<clang::CompoundAssignOperator>(shift);
    clang::QualType type = assignment ? assignment->getComputationLHSType() : shift->getType();
    int64_t width = unit.ast.getTypeSize(type);
    std::optional<Bounds> bounds = type->isIntegerType() ? boundsOf(unit, amount) : std::nullopt;
    bool isLarge = bounds && bounds->hasHigh && bounds->high >= width,
         isNegative = bounds && bounds->hasLow && bounds->low < 0;
    if (!isLarge && !isNegative)
      return;
    Variables variables;
    addVariables(unit, amount, variables);
    if (isZeroThen(shift) || (in->getBody() && isTested(unit, in->getBody(), shift, variables)))
      return;
    int64_t most = isLarge ? bounds->high : bounds->low;
    unit.report(
        {DiagnosticKind::ShiftWidth, shift->getSourceRange(), in,
         fmt::format("this shifts {} bits by {}{}: NVIDIA GPUs shift all bits out, AMD GPUs "
                     "take the amount modulo {}",
                     width,
                     bounds->low == bounds->high ? ""
                     : isLarge                   ? "up to "
                                                 : "down to ",
                     most, width),
         isLarge ? fmt::format("test the amount: `n < {} ? x << n : 0`", width)
                 : "test the amount: `n >= 0 ? x << n : 0`"});
  }

  /// `x << __clz(x)`: if the amount is the width, no bit is set.
  static bool isZeroThen(const clang::BinaryOperator *shift) {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(stripCasts(shift->getRHS()));
    const clang::FunctionDecl *counts = call ? call->getDirectCallee() : nullptr;
    const clang::VarDecl *shifted = referencedVariable(stripCasts(shift->getLHS()));
    return counts && counts->getIdentifier() && counts->getName().starts_with("__clz") && shifted &&
           call->getNumArgs() == 1 && referencedVariable(stripCasts(call->getArg(0))) == shifted;
  }

  static void addVariables(const UnitContext &unit, const clang::Stmt *code, Variables &variables) {
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(code))
      if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl());
          variable && variables.insert(variable).second && !unit.index.isModified(variable))
        for (const clang::Expr *value : unit.index.valuesOf(variable))
          addVariables(unit, value, variables);
    for (const clang::Stmt *part : code->children())
      if (part)
        addVariables(unit, part, variables);
  }

  /// Whether a condition on which the shift depends looks at one of the variables.
  static bool isTested(const UnitContext &unit, const clang::Stmt *body, const clang::Stmt *shift,
                       const Variables &variables) {
    // The bounds of a counter say what its loop's condition does.
    llvm::SmallPtrSet<const clang::Stmt *, 4> counting;
    for (const clang::VarDecl *variable : variables)
      counting.insert(loopOf(unit, variable));
    return findNode(body, [&](const clang::Stmt *code) {
      const clang::Expr *condition = counting.contains(code) ? nullptr : conditionOf(code);
      bool leaves = false;
      if (const auto *branch = llvm::dyn_cast<clang::IfStmt>(code)) {
        condition = branch->getCond();
        leaves = findNode(branch->getThen(), [](const clang::Stmt *part) {
          return llvm::isa<clang::ReturnStmt, clang::ContinueStmt, clang::BreakStmt>(part);
        });
      } else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(code)) {
        condition = choice->getCond();
      }
      return condition && (leaves || contains(code, shift)) &&
             findNode(condition, [&](const clang::Stmt *part) {
               const auto *name = llvm::dyn_cast<clang::Expr>(part);
               return name && variables.contains(referencedVariable(name));
             });
    });
  }
};

} // namespace

std::unique_ptr<Check> makeShiftWidthCheck() { return std::make_unique<ShiftWidthCheck>(); }

} // namespace tranship::checks
