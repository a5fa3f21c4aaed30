// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Bounds.h"

#include "llvm/ADT/StringSwitch.h"

#include <algorithm>

namespace tranship::checks {
namespace {

/// How far variables that refer to variables are followed.
constexpr unsigned maxBoundDepth = 8;
/// Larger numbers are of no interest, and sums of them do not overflow.
constexpr int64_t limit = int64_t(1) << 31;

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer, unsigned depth);

std::optional<Bounds> joined(std::optional<Bounds> a, std::optional<Bounds> b) {
  if (!a || !b)
    return std::nullopt;
  return Bounds{std::min(a->low, b->low), std::max(a->high, b->high)};
}

/// The results of functions that count or find bits.
std::optional<Bounds> ofCall(const clang::CallExpr *call) {
  const clang::FunctionDecl *function = call->getDirectCallee();
  int64_t most = function && function->getIdentifier()
                     ? llvm::StringSwitch<int64_t>(function->getName())
                           .Cases({"__popc", "__clz", "__ffs"}, 32)
                           .Cases({"__popcll", "__clzll", "__ffsll"}, 64)
                           .Default(-1)
                     : -1;
  return most < 0 ? std::nullopt : std::optional(Bounds{0, most});
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
    return Bounds{0, left && left->low >= 0 ? std::min(left->high, right->low) : right->low};
  case clang::BO_Rem:
    return isConstant && operation->getType()->isUnsignedIntegerType()
               ? std::optional(Bounds{0, right->low - 1})
               : std::nullopt;
  default:
    break;
  }
  if (!left || !right)
    return std::nullopt;
  switch (operation->getOpcode()) {
  case clang::BO_Add:
    return Bounds{left->low + right->low, left->high + right->high};
  case clang::BO_Sub:
    return Bounds{left->low - right->high, left->high - right->low};
  case clang::BO_Mul:
    return left->low >= 0 && right->low >= 0
               ? std::optional(Bounds{left->low * right->low, left->high * right->high})
               : std::nullopt;
  case clang::BO_Div:
    return left->low >= 0 && isConstant
               ? std::optional(Bounds{left->low / right->low, left->high / right->low})
               : std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<Bounds> ofVariable(const UnitContext &unit, const clang::VarDecl *variable,
                                 unsigned depth) {
  if (!variable || unit.index.isModified(variable))
    return std::nullopt;
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
  else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(integer))
    bounds = ofCall(call);
  else if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(integer))
    bounds = ofOperation(unit, operation, depth);
  else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(integer))
    bounds = joined(boundsOf(unit, choice->getTrueExpr(), depth + 1),
                    boundsOf(unit, choice->getFalseExpr(), depth + 1));
  else
    bounds = ofVariable(unit, referencedVariable(integer), depth);
  if (bounds && (bounds->low < -limit || bounds->high > limit))
    return std::nullopt;
  return bounds;
}

} // namespace

std::optional<Bounds> boundsOf(const UnitContext &unit, const clang::Expr *integer) {
  return boundsOf(unit, integer, 0);
}

} // namespace tranship::checks
