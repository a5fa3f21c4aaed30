// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Masks of the lanes that were active elsewhere, in code whose lanes run independently, as on
// NVIDIA GPUs since Volta. The lanes of an AMD wavefront share one program counter.
//   unsigned m = __activemask();                    a lane that is active here
//   if (…) v = __shfl_sync(m, v, 0);                may be inactive here
// Source: CUDA programming guide, "independent thread scheduling"; chipStar's documentation.
#include "checks/analysis/SpinLocks.h"
#include "checks/analysis/Statements.h"
#include "checks/analysis/UnitContext.h"
#include "checks/analysis/WaveFinders.h"
#include "frontend/record/UnitRecorder.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {
namespace {

class DivergentSyncs {
public:
  DivergentSyncs(const WaveCode &code, WaveFacts &facts)
      : code_(code), unit_(code.unit), facts_(facts) {}

  /// SpinLockCheck reports the locks; here they count for the verdict.
  void findLocks() {
    for (const SpinLock &lock : findSpinLocks(unit_))
      facts_.add({.effect = WaveFact::Breaks,
                  .range = lock.attempt->getSourceRange(),
                  .in = lock.loop.in,
                  .message = "lanes of a wavefront wait for a lock that another of its lanes holds",
                  .isVerdictOnly = true});
  }

  void findStaleMasks() {
    for (const WarpOperation &operation : code_.operations) {
      const clang::VarDecl *mask = operation.mask ? referencedVariable(operation.mask) : nullptr;
      if (!mask || !operation.in)
        continue;
      for (const clang::Expr *value : unit_.index.valuesOf(mask))
        if (const clang::CallExpr *asked = activeMask(value))
          if (const clang::Stmt *branch = divergenceBetween(asked, operation)) {
            facts_.add({WaveFact::Breaks,
                        operation.mask->getSourceRange(),
                        operation.in,
                        "this mask holds the lanes that were active when it was queried, but fewer "
                        "of them may get here",
                        "compute the mask of the participating lanes with `__ballot_sync` before "
                        "the branch",
                        {{branch->getBeginLoc(), "lanes diverge here"}}});
            break;
          }
    }
  }

private:
  const clang::CallExpr *activeMask(const clang::Expr *value) const {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(stripImplicit(value));
    return call && llvm::any_of(code_.operations,
                                [&](const WarpOperation &operation) {
                                  return operation.call == call &&
                                         operation.kind == WarpOperation::ActiveMask;
                                })
               ? call
               : nullptr;
  }

  /// A branch or loop that not all lanes may take, with the operation inside and the query of the
  /// mask outside; null: there is none.
  const clang::Stmt *divergenceBetween(const clang::CallExpr *asked,
                                       const WarpOperation &operation) const {
    auto parts = [&](const clang::Stmt *statement, const clang::Expr *condition) {
      return condition && !isUniform(condition) && !contains(condition, operation.call) &&
             contains(statement, operation.call) && !contains(statement, asked);
    };
    for (const auto &[branch, in] : unit_.index.branches)
      if (in == operation.in && parts(branch, branch->getCond()))
        return branch;
    for (const auto &[statement, in] : unit_.index.loops) {
      if (in != operation.in)
        continue;
      const auto *loop = llvm::dyn_cast<clang::WhileStmt>(statement);
      const auto *counted = llvm::dyn_cast<clang::ForStmt>(statement);
      if (parts(statement, loop ? loop->getCond() : counted ? counted->getCond() : nullptr))
        return statement;
    }
    return nullptr;
  }

  /// Whether all lanes agree on a condition: it uses only constants, and counters that start with
  /// one.
  bool isUniform(const clang::Stmt *condition, unsigned depth = 4) const {
    if (const auto *expression = llvm::dyn_cast<clang::Expr>(condition)) {
      if (unit_.valueOf(expression) || llvm::isa<clang::CXXBoolLiteralExpr>(expression))
        return true;
      if (!memberOfBuiltin(expression, "blockDim").empty() ||
          !memberOfBuiltin(expression, "gridDim").empty())
        return true;
      if (llvm::isa<clang::CallExpr, clang::ArraySubscriptExpr, clang::MemberExpr>(expression))
        return false;
      if (const clang::VarDecl *variable = referencedVariable(expression))
        return !code_.values.startValues(expression).empty() ||
               variable->getType().isConstQualified() || isUniform(variable, depth);
    }
    return llvm::all_of(condition->children(),
                        [&](const clang::Stmt *child) { return child && isUniform(child, depth); });
  }

  /// The width of a warp, an argument of the kernel, or a variable that only gets values on which all
  /// lanes agree: `for (int offset = warpSize / 2; …; offset >>= 1)`.
  bool isUniform(const clang::VarDecl *variable, unsigned depth) const {
    if (unit_.isWarpSize(variable))
      return true;
    if (depth == 0 || unit_.recorder.ownerOf(variable) == frontend::Owner::System)
      return false;
    llvm::ArrayRef<const clang::Expr *> values = unit_.index.valuesOf(variable);
    if (llvm::isa<clang::ParmVarDecl>(variable)) {
      const auto *function = llvm::dyn_cast<clang::FunctionDecl>(variable->getDeclContext());
      return function && function->hasAttr<clang::CUDAGlobalAttr>() &&
             !unit_.index.isModified(variable);
    }
    return !values.empty() && llvm::all_of(values, [&](const clang::Expr *value) {
      const auto *step = llvm::dyn_cast<clang::BinaryOperator>(stripImplicit(value));
      bool isStep =
          step && step->isCompoundAssignmentOp() && referencedVariable(step->getLHS()) == variable;
      return isUniform(isStep ? step->getRHS() : value, depth - 1);
    });
  }

  const WaveCode &code_;
  const UnitContext &unit_;
  WaveFacts &facts_;
};

} // namespace

void findWaveDivergentSync(const WaveCode &code, WaveFacts &facts) {
  DivergentSyncs syncs(code, facts);
  syncs.findLocks();
  syncs.findStaleMasks();
}

} // namespace tranship::checks
