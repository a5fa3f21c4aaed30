// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/AsmRecorder.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

namespace tranship::frontend {
namespace {

using Operand = AsmOperandEvidence;

void describeType(Operand &operand, clang::QualType type, const clang::ASTContext &context) {
  type = type.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  clang::PrintingPolicy policy(context.getLangOpts());
  policy.SuppressTagKeyword = true;
  operand.type = type.getAsString(policy);
  if (type->isPointerType() || type->isArrayType() || type->isFunctionType()) {
    operand.kind = Operand::Pointer;
    operand.bits = 64;
    return;
  }
  if (type->isDependentType() || type->isUndeducedType() || type->isIncompleteType())
    return;
  operand.kind = type->isIntegralOrUnscopedEnumerationType() ? Operand::Integer
                 : type->isRealFloatingType()                ? Operand::Float
                                                             : Operand::Other;
  operand.bits = context.getTypeSize(type);
  operand.isSigned = type->isSignedIntegerOrEnumerationType();
}

Operand::Form formOf(const clang::Expr *expression) {
  expression = expression->IgnoreImpCasts();
  if (llvm::isa<clang::DeclRefExpr, clang::IntegerLiteral, clang::FloatingLiteral,
                clang::CXXBoolLiteralExpr, clang::CXXThisExpr, clang::DependentScopeDeclRefExpr,
                clang::SubstNonTypeTemplateParmExpr>(expression))
    return Operand::Simple;
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    return std::min(formOf(member->getBase()), Operand::Simple);
  if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression))
    return formOf(subscript->getBase()) == Operand::Simple &&
                   formOf(subscript->getIdx()) == Operand::Simple
               ? Operand::Simple
               : Operand::Primary;
  if (const auto *call = llvm::dyn_cast<clang::CXXOperatorCallExpr>(expression))
    return call->getOperator() == clang::OO_Subscript || call->getOperator() == clang::OO_Call
               ? Operand::Primary
               : Operand::Compound;
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression))
    return operation->getOpcode() == clang::UO_Deref ? Operand::Primary : Operand::Compound;
  bool isPrimary =
      llvm::isa<clang::CallExpr, clang::ParenExpr, clang::ExplicitCastExpr,
                clang::UnaryExprOrTypeTraitExpr, clang::CXXDependentScopeMemberExpr,
                clang::UnresolvedLookupExpr, clang::CXXUnresolvedConstructExpr>(expression);
  return isPrimary ? Operand::Primary : Operand::Compound;
}

/// See AsmOperandEvidence::variable.
std::string variableOf(const clang::Expr *expression) {
  expression = expression->IgnoreParenImpCasts();
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
    bool isOwn = variable && variable->hasLocalStorage() && !variable->getType()->isReferenceType();
    return isOwn ? variable->getNameAsString() : std::string();
  }
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    return member->isArrow() ? std::string() : variableOf(member->getBase());
  if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression))
    if (const clang::Expr *base = subscript->getBase()->IgnoreParenImpCasts();
        base->getType()->isArrayType())
      return variableOf(base);
  return {};
}

/// The type of an operand. The type of an element is known even if the number of elements or the
/// index depends on a template.
clang::QualType typeOf(const clang::Expr *expression) {
  clang::QualType type = expression->getType();
  const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression->IgnoreParens());
  if (!subscript || !type->isDependentType())
    return type;
  clang::QualType base = typeOf(subscript->getBase()->IgnoreParenImpCasts()).getNonReferenceType();
  if (const clang::ArrayType *array = base->getAsArrayTypeUnsafe())
    return array->getElementType();
  const clang::QualType pointee = base->getPointeeType();
  return pointee.isNull() ? type : pointee;
}

Operand describe(const clang::Expr *expression, std::string constraint, llvm::StringRef name,
                 const clang::ASTContext &context) {
  Operand operand;
  operand.name = name.str();
  operand.constraint = std::move(constraint);
  // What the user wrote, without the conversion to a value: an array is an address.
  expression = expression->IgnoreImpCasts();
  describeType(operand, typeOf(expression), context);
  operand.form = formOf(expression);
  if (!expression->isInstantiationDependent()) {
    operand.hasEffects = expression->HasSideEffects(context);
    clang::Expr::EvalResult result;
    if (operand.kind == Operand::Integer && expression->EvaluateAsInt(result, context)) {
      operand.isConstant = true;
      operand.value = operand.isSigned ? result.Val.getInt().getSExtValue()
                                       : result.Val.getInt().getZExtValue();
    }
  }
  operand.variable = variableOf(expression);
  return operand;
}

} // namespace

clang::SourceLocation beginOfAsm(const clang::AsmStmt *statement,
                                 const clang::SourceManager &sources) {
  clang::SourceLocation begin = statement->getAsmLoc();
  const auto *gcc = llvm::dyn_cast<clang::GCCAsmStmt>(statement);
  // Leave the macros that expand only to the beginning of the statement.
  while (gcc && begin.isMacroID() &&
         sources.getFileID(begin) != sources.getFileID(gcc->getRParenLoc()))
    begin = sources.getImmediateExpansionRange(begin).getBegin();
  return begin;
}

AsmEvidence describeAsm(const clang::AsmStmt *statement, const clang::ASTContext &context) {
  AsmEvidence result;
  result.isInMacro = beginOfAsm(statement, context.getSourceManager()).isMacroID();
  result.isVolatile = statement->isVolatile();
  const auto *gcc = llvm::dyn_cast<clang::GCCAsmStmt>(statement);
  if (!gcc)
    return result;
  result.text = gcc->getAsmString();
  for (unsigned i = 0; i < gcc->getNumOutputs(); ++i) {
    result.outputs.push_back(describe(gcc->getOutputExpr(i), gcc->getOutputConstraint(i),
                                      gcc->getOutputName(i), context));
    if (gcc->getOutputExpr(i)->getType()->isEnumeralType())
      result.outputs.back().kind = Operand::Other; // no number can be assigned to it
  }
  for (unsigned i = 0; i < gcc->getNumInputs(); ++i)
    result.inputs.push_back(
        describe(gcc->getInputExpr(i), gcc->getInputConstraint(i), gcc->getInputName(i), context));
  for (unsigned i = 0; i < gcc->getNumClobbers(); ++i)
    result.clobbersMemory |= gcc->getClobber(i) == "memory";
  return result;
}

} // namespace tranship::frontend
