// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/ClassOperators.h"

namespace tranship::frontend {

static std::optional<ClassOperator> of(std::string name, const clang::Expr *operand) {
  const clang::RecordDecl *record = operand->getType().getNonReferenceType()->getAsRecordDecl();
  if (!record || !record->getIdentifier())
    return std::nullopt;
  return ClassOperator{std::move(name), record, operand};
}

std::optional<ClassOperator> binaryOperator(const clang::CXXOperatorCallExpr *call) {
  if (call->getNumArgs() != 2 || !call->getDirectCallee() || call->isTypeDependent())
    return std::nullopt;
  return of(std::string("operator") + clang::getOperatorSpelling(call->getOperator()),
            call->getArg(0)->IgnoreImplicit());
}

std::optional<ClassOperator> conversionToInteger(const clang::CastExpr *cast,
                                                 const clang::ASTContext &context) {
  const clang::Expr *value = cast->getSubExpr();
  const auto *conversion = llvm::dyn_cast<clang::ImplicitCastExpr>(value->IgnoreParens());
  if (cast->getCastKind() == clang::CK_UserDefinedConversion)
    conversion = llvm::dyn_cast<clang::ImplicitCastExpr>(cast);
  else if (cast->getCastKind() != clang::CK_FloatingToIntegral)
    return std::nullopt; // of an integer to another one
  while (conversion && conversion->getCastKind() == clang::CK_LValueToRValue)
    conversion = llvm::dyn_cast<clang::ImplicitCastExpr>(conversion->getSubExpr()->IgnoreParens());
  if (!conversion || conversion->getCastKind() != clang::CK_UserDefinedConversion ||
      !cast->getType()->isIntegerType() || cast->getType()->isBooleanType() ||
      cast->getType()->isEnumeralType())
    return std::nullopt;
  const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(conversion->getSubExpr());
  if (!member || member->isTypeDependent())
    return std::nullopt;
  clang::PrintingPolicy policy(context.getLangOpts());
  return of("operator " +
                cast->getType().getCanonicalType().getUnqualifiedType().getAsString(policy),
            member->getImplicitObjectArgument()->IgnoreImplicit());
}

} // namespace tranship::frontend
