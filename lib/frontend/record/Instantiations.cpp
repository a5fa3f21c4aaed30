// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/Instantiations.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"

namespace tranship::frontend {
namespace {

bool isStandard(clang::QualType type);

bool isStandard(const clang::TemplateArgument &argument) {
  switch (argument.getKind()) {
  case clang::TemplateArgument::Type:
    return isStandard(argument.getAsType());
  case clang::TemplateArgument::Integral:
    return isStandard(argument.getIntegralType());
  case clang::TemplateArgument::Pack:
    return llvm::all_of(argument.getPackAsArray(),
                        [](const clang::TemplateArgument &part) { return isStandard(part); });
  default:
    return false;
  }
}

bool isStandard(llvm::ArrayRef<clang::TemplateArgument> arguments) {
  return llvm::all_of(arguments,
                      [](const clang::TemplateArgument &argument) { return isStandard(argument); });
}

/// Whether a class and its template arguments belong to the C++ library.
bool isStandard(const clang::CXXRecordDecl *record) {
  const auto *instance = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(record);
  return record->isInStdNamespace() &&
         (!instance || isStandard(instance->getTemplateArgs().asArray()));
}

bool isStandard(clang::QualType type) {
  type = type.getCanonicalType();
  while (type->isPointerType() || type->isReferenceType())
    type = type->getPointeeType();
  if (type->isBuiltinType())
    return true;
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && isStandard(record);
}

} // namespace

void dropInstantiations(clang::Sema &sema,
                        llvm::function_ref<bool(const clang::FunctionDecl &function)> isNeedless) {
  llvm::erase_if(sema.PendingInstantiations, [&](const auto &pending) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(pending.first);
    return function && isNeedless(*function);
  });
}

bool isAllStandard(const clang::FunctionDecl &function) {
  if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
      method ? !isStandard(method->getParent()) : !function.isInStdNamespace())
    return false;
  const clang::TemplateArgumentList *arguments = function.getTemplateSpecializationArgs();
  return !arguments || isStandard(arguments->asArray());
}

} // namespace tranship::frontend
