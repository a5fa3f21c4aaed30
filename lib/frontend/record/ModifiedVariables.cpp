// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/ModifiedVariables.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

#include <algorithm>

namespace tranship::frontend {

void ModifiedVariables::statement(const clang::Stmt *statement) {
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(statement)) {
    if (unary->isIncrementDecrementOp() || unary->getOpcode() == clang::UO_AddrOf)
      modified(unary->getSubExpr());
  } else if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(statement)) {
    if (binary->isAssignmentOp())
      modified(binary->getLHS());
  } else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(statement)) {
    llvm::ArrayRef<const clang::Expr *> arguments(call->getArgs(), call->getNumArgs());
    const clang::FunctionDecl *function = call->getDirectCallee();
    if (const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(call)) {
      if (operation->isAssignmentOp() || operation->getOperator() == clang::OO_PlusPlus ||
          operation->getOperator() == clang::OO_MinusMinus)
        modified(arguments.front());
      if (llvm::isa_and_nonnull<clang::CXXMethodDecl>(function))
        arguments = arguments.drop_front(); // the object
    }
    if (function)
      passed(arguments, function);
  } else if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(statement)) {
    passed({construction->getArgs(), construction->getNumArgs()}, construction->getConstructor());
  } else if (const auto *assembly = llvm::dyn_cast<clang::AsmStmt>(statement)) {
    for (unsigned i = 0; i < assembly->getNumOutputs(); ++i)
      modified(assembly->getOutputExpr(i));
  }
}

void ModifiedVariables::variable(const clang::VarDecl *variable) {
  if (variable->hasInit())
    bound(variable->getInit(), variable->getType());
}

void ModifiedVariables::passed(llvm::ArrayRef<const clang::Expr *> arguments,
                               const clang::FunctionDecl *function) {
  for (size_t i = 0; i < std::min<size_t>(arguments.size(), function->getNumParams()); ++i)
    bound(arguments[i], function->getParamDecl(i)->getType());
}

void ModifiedVariables::bound(const clang::Expr *value, clang::QualType to) {
  if (to->isLValueReferenceType() && !to.getNonReferenceType().isConstQualified())
    modified(value);
}

void ModifiedVariables::modified(const clang::Expr *lvalue) {
  lvalue = lvalue->IgnoreParenCasts();
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(lvalue)) {
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl()))
      modified_.insert(variable->getCanonicalDecl());
  } else if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(lvalue)) {
    if (!member->isArrow())
      modified(member->getBase());
  } else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(lvalue)) {
    if (element->getBase()->IgnoreParenImpCasts()->getType()->isArrayType())
      modified(element->getBase());
  } else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(lvalue)) {
    modified(choice->getTrueExpr());
    modified(choice->getFalseExpr());
  } else if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(lvalue)) {
    if (binary->isCommaOp())
      modified(binary->getRHS()); // the walk reports an assignment itself
  } else if (const auto *list = llvm::dyn_cast<clang::ParenListExpr>(lvalue)) {
    for (unsigned i = 0; i < list->getNumExprs(); ++i) // in a template, `T &reference(variable)`
      modified(list->getExpr(i));
  } else if (const auto *braces = llvm::dyn_cast<clang::InitListExpr>(lvalue)) {
    if (braces->getNumInits() == 1)
      modified(braces->getInit(0));
  }
}

} // namespace tranship::frontend
