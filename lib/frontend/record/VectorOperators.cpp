// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/VectorOperators.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <optional>

namespace tranship::frontend {
namespace {

/// The operators of the language that an operator of this name may use on components: with and without assignment.
struct Operation {
  clang::BinaryOperatorKind plain, assigning;
  /// It changes its left operand.
  bool assigns = false;
};

std::optional<Operation> operationOf(const clang::FunctionDecl *function) {
  switch (function->getOverloadedOperator()) {
  case clang::OO_Plus:
    return Operation{clang::BO_Add, clang::BO_AddAssign};
  case clang::OO_PlusEqual:
    return Operation{clang::BO_Add, clang::BO_AddAssign, true};
  case clang::OO_Minus:
    return Operation{clang::BO_Sub, clang::BO_SubAssign};
  case clang::OO_MinusEqual:
    return Operation{clang::BO_Sub, clang::BO_SubAssign, true};
  case clang::OO_Star:
    return Operation{clang::BO_Mul, clang::BO_MulAssign};
  case clang::OO_StarEqual:
    return Operation{clang::BO_Mul, clang::BO_MulAssign, true};
  case clang::OO_Slash:
    return Operation{clang::BO_Div, clang::BO_DivAssign};
  case clang::OO_SlashEqual:
    return Operation{clang::BO_Div, clang::BO_DivAssign, true};
  case clang::OO_PercentEqual:
    return Operation{clang::BO_Rem, clang::BO_RemAssign, true};
  default:
    return std::nullopt;
  }
}

const clang::Expr *withoutCasts(const clang::Expr *expression) {
  const clang::Expr *inner = expression->IgnoreParenImpCasts()->IgnoreImplicit();
  return inner->IgnoreParenImpCasts();
}

class ComponentCheck {
public:
  ComponentCheck(const clang::FunctionDecl *function, Operation operation)
      : function_(function), operation_(operation) {
    for (const clang::ParmVarDecl *parameter : function->parameters())
      if (const clang::CXXRecordDecl *record =
              parameter->getType().getNonReferenceType()->getAsCXXRecordDecl())
        vector_ = record->getDefinition();
    if (vector_)
      for (const clang::FieldDecl *field : vector_->fields()) {
        ++components_;
        element_ = field->getType().getCanonicalType();
      }
  }

  bool run() {
    const auto *body = llvm::dyn_cast_or_null<clang::CompoundStmt>(function_->getBody());
    if (!body || components_ == 0 || components_ > 4)
      return false;
    for (const clang::Stmt *statement : body->body())
      if (!isExpected(statement))
        return false;
    return seen_ == (1u << components_) - 1;
  }

private:
  bool isExpected(const clang::Stmt *statement) {
    if (const auto *returned = llvm::dyn_cast<clang::ReturnStmt>(statement))
      return !returned->getRetValue() || isResult(withoutCasts(returned->getRetValue()));
    const auto *expression = llvm::dyn_cast<clang::Expr>(statement);
    if (expression && isOwnOperation(expression))
      return true;
    const auto *change =
        expression ? llvm::dyn_cast<clang::BinaryOperator>(expression->IgnoreParens()) : nullptr;
    if (!change || !operation_.assigns)
      return false;
    std::optional<unsigned> component = componentOf(change->getLHS(), 0);
    if (!component)
      return false;
    return change->getOpcode() == operation_.assigning
               ? isOperand(change->getRHS(), *component, 1) && see(*component)
               : change->getOpcode() == clang::BO_Assign &&
                     isOperation(change->getRHS(), *component);
  }

  /// `a = a + b`, with the user's own operator, which works by component.
  bool isOwnOperation(const clang::Expr *expression) {
    const auto *assignment =
        llvm::dyn_cast<clang::CXXOperatorCallExpr>(expression->IgnoreParens()->IgnoreImplicit());
    if (!operation_.assigns || !assignment || assignment->getOperator() != clang::OO_Equal ||
        !isParameter(withoutCasts(assignment->getArg(0)), 0))
      return false;
    const auto *call =
        llvm::dyn_cast<clang::CXXOperatorCallExpr>(withoutTemporaries(assignment->getArg(1)));
    const clang::FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
    std::optional<Operation> own = callee ? operationOf(callee) : std::nullopt;
    if (!own || own->assigns || own->plain != operation_.plain || call->getNumArgs() != 2 ||
        !isParameter(withoutTemporaries(call->getArg(0)), 0) ||
        !isParameter(withoutTemporaries(call->getArg(1)), 1) || !worksByComponent(callee))
      return false;
    seen_ = (1u << components_) - 1;
    return true;
  }
  /// Copies of vectors are what they copy.
  static const clang::Expr *withoutTemporaries(const clang::Expr *value) {
    value = withoutCasts(value);
    const auto *copy = llvm::dyn_cast<clang::CXXConstructExpr>(value);
    return copy && copy->getNumArgs() == 1 && copy->getConstructor()->isCopyOrMoveConstructor()
               ? withoutTemporaries(copy->getArg(0))
               : value;
  }

  /// `make_float2(a.x + b.x, a.y + b.y)`, `{…}`, or the changed operand.
  bool isResult(const clang::Expr *value) {
    if (isParameter(value, 0))
      return operation_.assigns;
    llvm::SmallVector<const clang::Expr *> parts;
    if (const auto *call = llvm::dyn_cast<clang::CallExpr>(value);
        call && call->getDirectCallee() && call->getDirectCallee()->getIdentifier() &&
        call->getDirectCallee()->getName() == ("make_" + vector_->getName()).str())
      parts.append(call->arg_begin(), call->arg_end());
    else if (const auto *list = llvm::dyn_cast<clang::InitListExpr>(value))
      parts.append(list->inits().begin(), list->inits().end());
    else if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(value);
             construction && construction->getNumArgs() == 1)
      return isResult(withoutCasts(construction->getArg(0)));
    if (parts.size() != components_)
      return false;
    for (unsigned i = 0; i < parts.size(); ++i)
      if (!isOperation(parts[i], i))
        return false;
    return true;
  }

  bool isOperation(const clang::Expr *expression, unsigned component) {
    if (function_->getNumParams() == 1) { // `-a`
      const auto *negation = llvm::dyn_cast<clang::UnaryOperator>(withoutCasts(expression));
      return negation && negation->getOpcode() == clang::UO_Minus &&
             componentOf(negation->getSubExpr(), 0) == component && see(component);
    }
    const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(withoutCasts(expression));
    if (!operation || operation->getOpcode() != operation_.plain)
      return false;
    auto has = [&](unsigned left) {
      return isOperand(operation->getLHS(), component, left) &&
             isOperand(operation->getRHS(), component, 1 - left);
    };
    bool commutes = operation_.plain == clang::BO_Add || operation_.plain == clang::BO_Mul;
    return (has(0) || (commutes && has(1))) && see(component);
  }

  /// A component of a parameter, or a parameter that is a number of its type.
  bool isOperand(const clang::Expr *expression, unsigned component, unsigned parameter) const {
    const clang::Expr *value = withoutCasts(expression);
    return componentOf(value, parameter) == component ||
           (isParameter(value, parameter) &&
            value->getType().getCanonicalType().getUnqualifiedType() == element_);
  }

  std::optional<unsigned> componentOf(const clang::Expr *expression, unsigned parameter) const {
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(withoutCasts(expression));
    const auto *field =
        member ? llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()) : nullptr;
    if (!field || field->getParent()->getDefinition() != vector_ || member->isArrow() ||
        !isParameter(withoutCasts(member->getBase()), parameter))
      return std::nullopt;
    return field->getFieldIndex();
  }

  bool isParameter(const clang::Expr *expression, unsigned index) const {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression);
    return name && name->getDecl() == function_->getParamDecl(index);
  }

  bool see(unsigned component) {
    bool isNew = !(seen_ & (1u << component));
    seen_ |= 1u << component;
    return isNew;
  }

  const clang::FunctionDecl *function_;
  Operation operation_;
  const clang::CXXRecordDecl *vector_ = nullptr;
  clang::QualType element_;
  unsigned components_ = 0, seen_ = 0;
};

} // namespace

bool worksByComponent(const clang::FunctionDecl *function) {
  if (const clang::FunctionDecl *definition = function->getDefinition())
    function = definition;
  std::optional<Operation> operation = operationOf(function);
  bool isNegation =
      function->getOverloadedOperator() == clang::OO_Minus && function->getNumParams() == 1;
  return operation && (function->getNumParams() == 2 || isNegation) &&
         !llvm::isa<clang::CXXMethodDecl>(function) && !function->isTemplated() &&
         ComponentCheck(function, *operation).run();
}

} // namespace tranship::frontend
