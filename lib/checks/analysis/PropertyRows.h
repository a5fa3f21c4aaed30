// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tables say about properties of GPUs (`property`, `answer`, `hip-answer`).
#pragma once

#include "checks/analysis/UnitContext.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::checks {

/// The values of a property, if they tell GPUs of both makers apart.
struct PropertyAnswers {
  mapping::NumberRange nvidia, amd;
};
/// Null: they are not known to differ.
const PropertyAnswers *answersFor(llvm::StringRef property);

/// The property that a field of a library's record stands for; empty if it is none.
llvm::StringRef propertyOfField(const clang::FieldDecl *field);

/// An argument that is the value of a property, or the address of what receives it.
struct PropertyUse {
  Indexed<clang::CallExpr> call;
  const clang::Expr *argument;
  llvm::StringRef property;

  /// What `argument` is the address of; null if it is a value.
  const clang::Expr *receiver() const;
};
void forEachPropertyUse(const UnitContext &unit,
                        llvm::function_ref<void(const PropertyUse &)> visit);

} // namespace tranship::checks
