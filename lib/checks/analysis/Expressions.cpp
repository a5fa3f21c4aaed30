// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "checks/analysis/Expressions.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

namespace tranship::checks {

const clang::Expr *stripImplicit(const clang::Expr *expression) {
  return expression->IgnoreParenImpCasts();
}

const clang::Expr *stripCasts(const clang::Expr *expression) {
  for (;;) {
    const clang::Expr *inner = stripImplicit(expression);
    if (const auto *cast = llvm::dyn_cast<clang::ExplicitCastExpr>(inner))
      inner = cast->getSubExpr();
    else if (const auto *cleanups = llvm::dyn_cast<clang::FullExpr>(inner))
      inner = cleanups->getSubExpr();
    else if (const auto *list = llvm::dyn_cast<clang::InitListExpr>(inner);
             list && list->getNumInits() == 1)
      inner = list->getInit(0);
    if (inner == expression)
      return inner;
    expression = inner;
  }
}

const clang::VarDecl *referencedVariable(const clang::Expr *expression) {
  const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(stripImplicit(expression));
  return reference ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
}

const clang::VarDecl *baseVariable(const clang::Expr *part) {
  part = stripImplicit(part);
  while (true) {
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(part);
    const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(part);
    if (member && !member->isArrow())
      part = stripImplicit(member->getBase());
    else if (element && stripImplicit(element->getBase())->getType()->isArrayType())
      part = stripImplicit(element->getBase());
    else
      return referencedVariable(part);
  }
}

llvm::StringRef memberOfBuiltin(const clang::Expr *expression, llvm::StringRef variable) {
  const clang::Expr *object = nullptr;
  llvm::StringRef member;
  expression = stripCasts(expression);
  if (const auto *pseudo = llvm::dyn_cast<clang::PseudoObjectExpr>(expression)) {
    if (const auto *property =
            llvm::dyn_cast<clang::MSPropertyRefExpr>(stripImplicit(pseudo->getSyntacticForm()))) {
      object = property->getBaseExpr();
      member = property->getPropertyDecl()->getName();
    }
  } else if (const auto *access = llvm::dyn_cast<clang::MemberExpr>(expression)) {
    object = access->getBase();
    if (access->getMemberDecl()->getIdentifier())
      member = access->getMemberDecl()->getName();
  }
  const clang::VarDecl *builtin = object ? referencedVariable(object) : nullptr;
  return builtin && builtin->getIdentifier() && builtin->getName() == variable &&
                 !builtin->isLocalVarDeclOrParm()
             ? member
             : "";
}

} // namespace tranship::checks
