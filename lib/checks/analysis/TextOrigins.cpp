// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/TextOrigins.h"

#include "frontend/record/UnitRecorder.h"

#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {

bool isWithinStd(const clang::Decl *declaration) {
  for (const clang::DeclContext *scope = declaration->getDeclContext(); scope;
       scope = scope->getParent())
    if (scope->isStdNamespace())
      return true;
  return false;
}

TextOrigins::TextOrigins(const UnitContext &unit) : unit_(unit) {
  for (const auto &[call, in] : unit.index.operatorCalls) {
    if (call->getOperator() != clang::OO_Equal || call->getNumArgs() != 2)
      continue;
    const clang::Expr *place = stripImplicit(call->getArg(0));
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(place))
      assigned_[member->getMemberDecl()].push_back(call->getArg(1));
    else if (const clang::VarDecl *variable = referencedVariable(place))
      assigned_[variable].push_back(call->getArg(1));
  }
  for (const auto &calls : unit.index.calls())
    for (const auto &[call, in] : calls.second)
      addWritten(call);
  for (const clang::FunctionDecl *function : unit.index.functions)
    if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
      for (const clang::CXXCtorInitializer *initializer : constructor->inits())
        if (initializer->isMemberInitializer())
          assigned_[initializer->getMember()].push_back(initializer->getInit());
}

void TextOrigins::addWritten(const clang::CallExpr *call) {
  const clang::FunctionDecl *callee = call->getDirectCallee();
  if (!callee || !callee->isExternC() || !callee->getIdentifier() || call->getNumArgs() < 2 ||
      !unit_.recorder.isSystem(callee->getLocation()))
    return;
  auto isText = [](const clang::Expr *argument, bool isWritten) {
    clang::QualType type = argument->getType();
    return type->isPointerType() && type->getPointeeType()->isAnyCharacterType() &&
           type->getPointeeType().isConstQualified() != isWritten;
  };
  const clang::VarDecl *buffer = referencedVariable(stripCasts(call->getArg(0)));
  if (!buffer || !isText(call->getArg(0), /*isWritten=*/true))
    return;
  bool isCopy = callee->getName().contains("cpy") ||
                llvm::any_of(call->arguments(), [](const clang::Expr *argument) {
                  const auto *format = llvm::dyn_cast<clang::StringLiteral>(stripCasts(argument));
                  return format && format->getBytes() == "%s";
                });
  for (const clang::Expr *argument : llvm::drop_begin(call->arguments()))
    if (const auto *literal = llvm::dyn_cast<clang::StringLiteral>(stripCasts(argument));
        literal && literal->getBytes() == "%s")
      continue;
    else if (isText(stripCasts(argument), /*isWritten=*/false) || isText(argument, false))
      (isCopy ? assigned_ : composed_)[buffer].push_back(argument);
}

bool TextOrigins::isFrom(const clang::Expr *text, Extent extent, IsSource isSource,
                         unsigned steps) const {
  text = stripCasts(text->IgnoreUnlessSpelledInSource());
  text = text->IgnoreUnlessSpelledInSource();
  if (steps == 0)
    return false;
  if (isSource(text))
    return true;
  auto isAny = [&](llvm::ArrayRef<const clang::Expr *> texts) {
    return llvm::any_of(
        texts, [&](const clang::Expr *one) { return isFrom(one, extent, isSource, steps - 1); });
  };
  auto isAssigned = [&](const clang::ValueDecl *place) {
    auto parts = composed_.find(place);
    bool isComposed = parts != composed_.end();
    if (isComposed && extent == Derived && isAny(parts->second))
      return true;
    auto known = assigned_.find(place);
    return (extent == Derived || !isComposed) && known != assigned_.end() && isAny(known->second);
  };
  if (const clang::VarDecl *variable = referencedVariable(text))
    return isAny(unit_.index.valuesOf(variable)) || isAssigned(variable);
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(text)) {
    const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    return field && (isAny(given_.of(field)) || isAssigned(field));
  }
  if (const auto *choice = llvm::dyn_cast<clang::AbstractConditionalOperator>(text))
    return isAny({choice->getTrueExpr(), choice->getFalseExpr()});
  if (const auto *made = llvm::dyn_cast<clang::CXXConstructExpr>(text))
    return made->getNumArgs() > 0 && isWithinStd(made->getConstructor()) &&
           isAny({made->getArg(0)});
  if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(text))
    return extent != Whole && sum->getType()->isPointerType() && sum->isAdditiveOp() &&
           isAny({sum->getLHS(), sum->getRHS()});
  const auto *call = llvm::dyn_cast<clang::CallExpr>(text);
  return call && isFromCall(call, extent, isSource, steps);
}

bool TextOrigins::isFromCall(const clang::CallExpr *call, Extent extent, IsSource isSource,
                             unsigned steps) const {
  const clang::FunctionDecl *callee = call->getDirectCallee();
  if (!callee)
    return false;
  auto isOne = [&](const clang::Expr *one) { return isFrom(one, extent, isSource, steps - 1); };
  if (!unit_.recorder.isSystem(callee->getLocation()))
    return llvm::any_of(given_.returnedBy(callee), isOne);
  // A number, for example of characters, cannot be one.
  if (!callee->getReturnType().getNonReferenceType()->isRecordType() &&
      !callee->getReturnType()->isPointerType())
    return false;
  if (const auto *method = llvm::dyn_cast<clang::CXXMemberCallExpr>(call))
    return (extent == Derived ||
            (callee->getIdentifier() && (llvm::is_contained({"c_str", "data"}, callee->getName()) ||
                                         (extent == Part && callee->getName() == "substr")))) &&
           isOne(method->getImplicitObjectArgument());
  return extent == Derived && llvm::any_of(call->arguments(), isOne);
}

} // namespace tranship::checks
