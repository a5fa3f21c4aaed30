// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/SpinLocks.h"

#include "checks/analysis/LaneValues.h"
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/Statements.h"
#include "checks/analysis/ThreadSelection.h"
#include "checks/analysis/UnitContext.h"

namespace tranship::checks {
namespace {

class SpinLockFinder {
public:
  static std::vector<SpinLock> find(const UnitContext &unit) {
    std::vector<SpinLock> locks;
    std::optional<LaneValues> values; // takes time
    auto isOwn = [&](const clang::CallExpr *attempt) {
      if (!values)
        values.emplace(unit);
      return isOfOneThread(unit, *values, attempt->getArg(0));
    };
    for (const Indexed<clang::Stmt> &loop : unit.index.loops)
      if (loop.in && runsOnDevice(loop.in))
        if (const clang::CallExpr *attempt = attemptIn(unit, loop.node);
            attempt && !triesAnother(unit, loop.node, attempt) &&
            !releases(unit, loop.node, attempt) &&
            !runsInOneThread(unit.index, loop.in, loop.node) && !isOwn(attempt))
          locks.push_back({loop, attempt});
    return locks;
  }

private:
  /// Whether a call tries to take a lock: an atomic exchange of constant values.
  static bool takesLock(const UnitContext &unit, const clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!callee || !callee->getIdentifier())
      return false;
    unsigned values = hasRole(callee->getName(), Role::AtomicCompareExchange) ? 2
                      : hasRole(callee->getName(), Role::AtomicExchange)      ? 1
                                                                              : 0;
    if (values == 0 || call->getNumArgs() != values + 1)
      return false;
    for (unsigned i = 1; i <= values; ++i)
      if (!unit.valueOf(call->getArg(i)))
        return false;
    return true;
  }

  /// The attempt that the loop's condition waits for, directly or by a variable that the loop sets.
  static const clang::CallExpr *attemptIn(const UnitContext &unit, const clang::Stmt *loop) {
    const clang::Expr *condition = conditionOf(loop);
    if (!condition)
      return nullptr;
    auto isAttempt = [&](const clang::Stmt *part) {
      const auto *call = llvm::dyn_cast<clang::CallExpr>(part);
      return call && takesLock(unit, call);
    };
    if (const clang::Stmt *found = findNode(condition, isAttempt))
      return llvm::cast<clang::CallExpr>(found);
    const clang::CallExpr *attempt = nullptr;
    findNode(condition, [&](const clang::Stmt *part) {
      const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(part);
      const clang::VarDecl *variable = reference ? referencedVariable(reference) : nullptr;
      if (variable)
        for (const clang::Expr *value : unit.index.valuesOf(variable))
          if (contains(loop, value))
            if (const clang::Stmt *found = findNode(value, isAttempt))
              attempt = llvm::cast<clang::CallExpr>(found);
      return attempt != nullptr;
    });
    return attempt;
  }

  /// Whether the loop moves on to another lock: it looks for a free one.
  static bool triesAnother(const UnitContext &unit, const clang::Stmt *loop,
                           const clang::CallExpr *attempt) {
    return findNode(attempt->getArg(0), [&](const clang::Stmt *part) {
      const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(part);
      const clang::VarDecl *variable = reference ? referencedVariable(reference) : nullptr;
      return variable && findNode(loop, [&](const clang::Stmt *inner) {
               if (const auto *store = llvm::dyn_cast<clang::BinaryOperator>(inner))
                 return store->isAssignmentOp() && referencedVariable(store->getLHS()) == variable;
               const auto *step = llvm::dyn_cast<clang::UnaryOperator>(inner);
               return step && step->isIncrementDecrementOp() &&
                      referencedVariable(step->getSubExpr()) == variable;
             });
    });
  }

  /// Whether each thread has a lock of its own, for which no other lane waits, such as a signal of another GPU:
  /// `flags + threadIdx.x`.
  static bool isOfOneThread(const UnitContext &unit, const LaneValues &values,
                            const clang::Expr *lock, unsigned depth = 0) {
    if (const clang::VarDecl *variable = referencedVariable(stripCasts(lock))) {
      llvm::ArrayRef<const clang::Expr *> known = unit.index.valuesOf(variable);
      return known.size() == 1 && depth < 3 &&
             isOfOneThread(unit, values, known.front(), depth + 1);
    }
    lock = stripCasts(lock);
    if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(lock);
        address && address->getOpcode() == clang::UO_AddrOf)
      lock = stripCasts(address->getSubExpr());
    if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(lock))
      return values.hasAny(element->getIdx(), LaneValues::Thread) ||
             isOfOneThread(unit, values, element->getBase(), depth + 1);
    const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(lock);
    if (!sum || sum->getOpcode() != clang::BO_Add)
      return false;
    auto isOwn = [&](const clang::Expr *part) {
      return part->getType()->isPointerType() ? isOfOneThread(unit, values, part, depth + 1)
                                              : values.hasAny(part, LaneValues::Thread);
    };
    return isOwn(sum->getLHS()) || isOwn(sum->getRHS());
  }

  /// Whether the loop releases the lock itself, so that a lane makes progress in each iteration.
  static bool releases(const UnitContext &unit, const clang::Stmt *loop,
                       const clang::CallExpr *attempt) {
    const clang::VarDecl *lock = lockOf(attempt->getArg(0));
    return findNode(loop, [&](const clang::Stmt *part) {
      if (const auto *call = llvm::dyn_cast<clang::CallExpr>(part))
        return call != attempt && takesLock(unit, call) && lockOf(call->getArg(0)) == lock;
      const auto *store = llvm::dyn_cast<clang::BinaryOperator>(part);
      return store && store->isAssignmentOp() && lock && lockOf(store->getLHS()) == lock;
    });
  }
  /// The variable that the lock is accessed by.
  static const clang::VarDecl *lockOf(const clang::Expr *expression) {
    const clang::VarDecl *result = nullptr;
    findNode(expression, [&](const clang::Stmt *part) {
      const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(part);
      result = reference ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
      return result != nullptr;
    });
    return result;
  }
};

} // namespace

std::vector<SpinLock> findSpinLocks(const UnitContext &unit) { return SpinLockFinder::find(unit); }

} // namespace tranship::checks
