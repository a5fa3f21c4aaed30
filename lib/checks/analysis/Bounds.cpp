// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Bounds.h"

#include "checks/analysis/MovedEnumerators.h"
#include "checks/analysis/RoleCalls.h"
#include "checks/analysis/Statements.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace tranship::checks {
namespace {

/// How far variables that refer to variables are followed.
constexpr unsigned maxBoundDepth = 8;
/// Larger numbers are of no interest, and sums and products of them do not overflow.
constexpr int64_t limit = (int64_t(1) << 31) - 1;

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer, unsigned depth);

std::optional<Bounds> joined(std::optional<Bounds> a, std::optional<Bounds> b) {
  if (!a || !b)
    return std::nullopt;
  const Bounds &lower = a->low <= b->low ? *a : *b, &upper = a->high >= b->high ? *a : *b;
  return Bounds{lower.low, upper.high, lower.hasLow, upper.hasHigh, a->isOfBits || b->isOfBits};
}

/// The results of functions that count or find bits.
std::optional<Bounds> ofCall(const clang::CallExpr *call) {
  const clang::FunctionDecl *function = call->getDirectCallee();
  if (!function || !function->getIdentifier() || !hasRole(function->getName(), Role::CountsBits) ||
      function->getNumParams() != 1)
    return std::nullopt;
  const int64_t most = function->getASTContext().getTypeSize(function->getParamDecl(0)->getType());
  return Bounds{0, most, false, true, true};
}

std::optional<Bounds> ofOperation(const UnitContext &unit, const clang::BinaryOperator *operation,
                                  unsigned depth) {
  std::optional<Bounds> left = boundsOf(unit, operation->getLHS(), depth + 1);
  std::optional<Bounds> right = boundsOf(unit, operation->getRHS(), depth + 1);
  bool isConstant = right && right->low == right->high && right->low > 0;
  switch (operation->getOpcode()) {
  case clang::BO_And:
    if (!right || right->low != right->high)
      std::swap(left, right);
    if (!right || right->low != right->high || right->low < 0)
      return std::nullopt;
    return left && left->low >= 0 && left->high <= right->low
               ? Bounds{0, left->high, false, left->hasHigh}
               : Bounds{0, right->low};
  case clang::BO_Rem:
    return isConstant && operation->getType()->isUnsignedIntegerType()
               ? std::optional(Bounds{0, right->low - 1})
               : std::nullopt;
  default:
    break;
  }
  if (!left || !right)
    return std::nullopt;
  // Where both vary, they may depend on each other.
  bool isOfOne = left->low == left->high || right->low == right->high;
  switch (operation->getOpcode()) {
  case clang::BO_Add:
    return Bounds{left->low + right->low, left->high + right->high,
                  isOfOne && left->hasLow && right->hasLow, left->hasHigh && right->hasHigh};
  case clang::BO_Sub:
    return Bounds{left->low - right->high, left->high - right->low,
                  isOfOne && left->hasLow && right->hasHigh && !right->isOfBits,
                  isOfOne && left->hasHigh && right->hasLow};
  case clang::BO_Mul:
    return left->low >= 0 && right->low >= 0
               ? std::optional(Bounds{left->low * right->low, left->high * right->high,
                                      left->hasLow && right->hasLow,
                                      left->hasHigh && right->hasHigh})
               : std::nullopt;
  case clang::BO_Div:
    return left->low >= 0 && isConstant
               ? std::optional(Bounds{left->low / right->low, left->high / right->low, left->hasLow,
                                      left->hasHigh})
               : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// Whether code uses a variable in any other way than for its value.
bool changes(const clang::Stmt *code, const clang::VarDecl *variable) {
  const auto *expression = llvm::dyn_cast_or_null<clang::Expr>(code);
  if (const auto *cast = llvm::dyn_cast_or_null<clang::ImplicitCastExpr>(expression);
      cast && cast->getCastKind() == clang::CK_LValueToRValue &&
      referencedVariable(cast->getSubExpr()))
    return false;
  if (!code || (expression && llvm::isa<clang::DeclRefExpr>(expression)))
    return code && referencedVariable(expression) == variable;
  return llvm::any_of(code->children(),
                      [&](const clang::Stmt *part) { return changes(part, variable); });
}

/// The direction in which a loop's third part moves the counter; 0: it does something else. `step`: by how much, if that is
/// constant.
int directionOf(const UnitContext &unit, const clang::Expr *third, const clang::VarDecl *counter,
                std::optional<int64_t> &step) {
  third = third->IgnoreParenImpCasts();
  if (const auto *one = llvm::dyn_cast<clang::UnaryOperator>(third)) {
    step = 1;
    return !one->isIncrementDecrementOp() || referencedVariable(one->getSubExpr()) != counter ? 0
           : one->isIncrementOp()                                                             ? 1
                                                                                              : -1;
  }
  const auto *by = llvm::dyn_cast<clang::CompoundAssignOperator>(third);
  if (!by || referencedVariable(by->getLHS()) != counter)
    return 0;
  std::optional<int64_t> amount = unit.valueOf(by->getRHS());
  switch (by->getOpcode()) {
  case clang::BO_AddAssign:
  case clang::BO_SubAssign:
    step = amount;
    return !amount || *amount <= 0 ? 0 : by->getOpcode() == clang::BO_AddAssign ? 1 : -1;
  case clang::BO_MulAssign:
  case clang::BO_ShlAssign:
    return amount && *amount > 0 ? 1 : 0;
  case clang::BO_DivAssign:
  case clang::BO_ShrAssign:
    return amount && *amount > 0 ? -1 : 0;
  default:
    return 0;
  }
}

/// The last value of a counter that a loop's condition allows, if that is constant: 31 for `i < 32`.
std::optional<int64_t> lastOf(const UnitContext &unit, const clang::Expr *condition,
                              const clang::VarDecl *counter) {
  const auto *test =
      condition ? llvm::dyn_cast<clang::BinaryOperator>(condition->IgnoreParenImpCasts()) : nullptr;
  if (!test || !test->isComparisonOp() || referencedVariable(stripCasts(test->getLHS())) != counter)
    return std::nullopt;
  std::optional<int64_t> end = unit.valueOf(test->getRHS());
  if (!end)
    return std::nullopt;
  switch (test->getOpcode()) {
  case clang::BO_LT:
    return *end - 1;
  case clang::BO_GT:
    return *end + 1;
  case clang::BO_LE:
  case clang::BO_GE:
    return *end;
  default:
    return std::nullopt;
  }
}

Bounds ofType(const UnitContext &unit, clang::QualType type) {
  unsigned bits = unit.ast.getIntWidth(type);
  bool isSigned = type->isSignedIntegerOrEnumerationType();
  int64_t most = bits - isSigned >= 31 ? limit : (int64_t(1) << (bits - isSigned)) - 1;
  return {isSigned ? -most - (most < limit) : 0, most, false, false};
}

/// The values that a counter has in its loop: it has the first one.
std::optional<Bounds> ofCounter(const UnitContext &unit, const clang::VarDecl *counter,
                                unsigned depth) {
  const clang::ForStmt *loop = loopOf(unit, counter);
  std::optional<Bounds> first =
      loop && counter->getInit() ? boundsOf(unit, counter->getInit(), depth + 1) : std::nullopt;
  std::optional<int64_t> step;
  int direction = first ? directionOf(unit, loop->getInc(), counter, step) : 0;
  if (direction == 0)
    return std::nullopt;
  Bounds bounds = ofType(unit, counter->getType());
  std::optional<int64_t> last = lastOf(unit, loop->getCond(), counter);
  bool mayLeave = findNode(loop->getBody(), [](const clang::Stmt *part) {
    return llvm::isa<clang::BreakStmt, clang::ReturnStmt, clang::GotoStmt>(part);
  });
  bool reachesLast = last && step && first->low == first->high && !mayLeave;
  if (last && step && first->low == first->high)
    last = first->low + (*last - first->low) / *step * *step;
  if (direction > 0) {
    bounds.low = first->low;
    bounds.hasLow = first->hasLow;
    if (last && *last >= first->high) {
      bounds.high = *last;
      bounds.hasHigh = reachesLast;
    }
  } else {
    bounds.high = first->high;
    bounds.hasHigh = first->hasHigh;
    bounds.low = std::min<int64_t>(first->low, 0);
    bounds.hasLow = false;
    if (last && *last <= first->low) {
      bounds.low = *last;
      bounds.hasLow = reachesLast;
    }
  }
  return bounds;
}

/// `table[i]` with the user's constant table
std::optional<Bounds> ofElement(const UnitContext &unit, const clang::ArraySubscriptExpr *element,
                                unsigned depth) {
  const clang::VarDecl *table = referencedVariable(stripCasts(element->getBase()));
  const auto *list = table && table->getType().isConstant(unit.ast) && table->getInit()
                         ? llvm::dyn_cast<clang::InitListExpr>(table->getInit()->IgnoreImplicit())
                         : nullptr;
  if (!list || list->getNumInits() == 0 || list->hasArrayFiller())
    return std::nullopt;
  std::optional<Bounds> bounds = boundsOf(unit, list->getInit(0), depth + 1);
  for (const clang::Expr *value : list->inits())
    bounds = joined(bounds, boundsOf(unit, value, depth + 1));
  return bounds;
}

/// What the unit gives to a field, for example of a kernel's parameter.
std::optional<Bounds> ofField(const UnitContext &unit, const clang::MemberExpr *member,
                              unsigned depth) {
  const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
  std::optional<Bounds> bounds;
  for (const clang::Expr *value :
       field ? unit.given().of(field) : llvm::ArrayRef<const clang::Expr *>()) {
    std::optional<Bounds> other = boundsOf(unit, value, depth + 1);
    bounds = bounds ? joined(bounds, other) : other;
    if (!bounds)
      return std::nullopt;
  }
  return bounds;
}

std::optional<Bounds> ofVariable(const UnitContext &unit, const clang::VarDecl *variable,
                                 unsigned depth) {
  if (!variable)
    return std::nullopt;
  if (unit.index.isModified(variable))
    return ofCounter(unit, variable, depth);
  std::optional<Bounds> bounds;
  for (const clang::Expr *value : unit.index.valuesOf(variable)) {
    std::optional<Bounds> other = boundsOf(unit, value, depth + 1);
    bounds = bounds ? joined(bounds, other) : other;
    if (!bounds)
      return std::nullopt;
  }
  return bounds;
}

/// Whether a type has all the values; else a conversion to it changes some.
bool fits(const UnitContext &unit, const Bounds &bounds, clang::QualType type) {
  unsigned bits = unit.ast.getIntWidth(type);
  bool isSigned = type->isSignedIntegerOrEnumerationType();
  return bits >= 64 ? isSigned || bounds.low >= 0
                    : bounds.low >= (isSigned ? -(int64_t(1) << (bits - 1)) : 0) &&
                          bounds.high < int64_t(1) << (bits - isSigned);
}

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer,
                               unsigned depth) {
  integer = integer->IgnoreParens();
  if (depth > maxBoundDepth || integer->isInstantiationDependent() ||
      !integer->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  std::optional<Bounds> bounds;
  if (std::optional<int64_t> value = unit.valueOf(integer))
    bounds = Bounds{*value, *value};
  else if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(integer)) {
    bounds = boundsOf(unit, cast->getSubExpr(), depth);
    if (bounds && !fits(unit, *bounds, integer->getType()))
      return std::nullopt;
  } else if (const clang::Expr *inner = stripCasts(integer); inner != integer)
    bounds = boundsOf(unit, inner, depth);
  else if (!memberOfBuiltin(integer, "threadIdx").empty() ||
           !memberOfBuiltin(integer, "blockIdx").empty())
    bounds = Bounds{0, limit, true, false};
  else if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(integer))
    bounds = ofField(unit, member, depth);
  else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(integer))
    bounds = ofElement(unit, element, depth);
  else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(integer))
    bounds = ofCall(call);
  else if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(integer))
    bounds = ofOperation(unit, operation, depth);
  else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(integer))
    bounds = joined(boundsOf(unit, choice->getTrueExpr(), depth + 1),
                    boundsOf(unit, choice->getFalseExpr(), depth + 1));
  else
    bounds = ofVariable(unit, referencedVariable(integer), depth);
  if (bounds && bounds->low < -limit) {
    bounds->low = -limit;
    bounds->hasLow = false;
  }
  if (bounds && bounds->high > limit) {
    bounds->high = limit;
    bounds->hasHigh = false;
  }
  return bounds && bounds->low <= bounds->high ? bounds : std::nullopt;
}

} // namespace

const clang::ForStmt *loopOf(const UnitContext &unit, const clang::VarDecl *counter) {
  for (const auto &[statement, in] : unit.index.loops)
    if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(statement))
      if (const auto *begin = llvm::dyn_cast_or_null<clang::DeclStmt>(loop->getInit());
          begin && llvm::is_contained(begin->decls(), counter))
        return loop->getInc() && !changes(loop->getBody(), counter) &&
                       !changes(loop->getCond(), counter)
                   ? loop
                   : nullptr;
  return nullptr;
}

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer) {
  return boundsOf(unit, integer, 0);
}

} // namespace tranship::checks
