// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/ShortVectors.h"

#include "llvm/Support/Regex.h"

namespace tranship::frontend {

llvm::StringRef shortVectorOf(clang::QualType type, UnitRecorder &recorder) {
  const clang::RecordDecl *record = type->getAsRecordDecl();
  if (!record || !record->getIdentifier())
    return {};
  static const llvm::Regex name("^(u?char|u?short|u?int|u?long|u?longlong|float|double)[1-4]$");
  return name.match(record->getName()) && recorder.isSystem(record->getLocation())
             ? record->getName()
             : llvm::StringRef();
}

namespace {

clang::QualType typeOf(const clang::ParmVarDecl *parameter) {
  return parameter->getType().getNonReferenceType();
}

} // namespace

bool isOperatorOfHipVectors(const clang::FunctionDecl *function, UnitRecorder &recorder) {
  switch (function->getOverloadedOperator()) {
  case clang::OO_Star:
  case clang::OO_Slash:
  case clang::OO_PlusEqual:
  case clang::OO_MinusEqual:
  case clang::OO_StarEqual:
  case clang::OO_SlashEqual:
  case clang::OO_PercentEqual:
    break;
  default:
    return false;
  }
  if (function->getNumParams() != 2)
    return false;
  clang::QualType left = typeOf(function->getParamDecl(0));
  return left->getAsRecordDecl() == typeOf(function->getParamDecl(1))->getAsRecordDecl() &&
         !shortVectorOf(left, recorder).empty();
}

} // namespace tranship::frontend
