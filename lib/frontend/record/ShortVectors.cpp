// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/ShortVectors.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/STLExtras.h"
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

namespace {

/// The class that a base refers to; for a template specialization, the class of the template.
const clang::CXXRecordDecl *definedClassOf(clang::QualType type) {
  if (const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl())
    return record->getDefinition();
  const auto *specialization = type->getAs<clang::TemplateSpecializationType>();
  const auto *declaration = specialization
                                ? llvm::dyn_cast_or_null<clang::ClassTemplateDecl>(
                                      specialization->getTemplateName().getAsTemplateDecl())
                                : nullptr;
  return declaration ? declaration->getTemplatedDecl()->getDefinition() : nullptr;
}

bool hasOperators(const clang::CXXRecordDecl *record) {
  return llvm::any_of(record->decls(), [](const clang::Decl *member) {
    const clang::FunctionDecl *function = member->getAsFunction();
    return function && !member->isImplicit() && function->isOverloadedOperator() &&
           function->getOverloadedOperator() != clang::OO_Equal;
  });
}

} // namespace

clang::SourceLocation ambiguousVectorBase(const clang::CXXRecordDecl *record,
                                          UnitRecorder &recorder) {
  clang::SourceLocation vector;
  bool othersHaveOperators = false;
  for (const clang::CXXBaseSpecifier &base : record->bases()) {
    const clang::CXXRecordDecl *other = definedClassOf(base.getType());
    if (!shortVectorOf(base.getType(), recorder).empty())
      vector = base.getTypeSourceInfo()->getTypeLoc().getEndLoc();
    else
      othersHaveOperators |= other && hasOperators(other);
  }
  return othersHaveOperators ? vector : clang::SourceLocation();
}

} // namespace tranship::frontend
