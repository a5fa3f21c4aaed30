// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA enumerators that have another value in HIP (`hip-value` in the tables).
#pragma once

#include "checks/analysis/UnitContext.h"

#include "clang/AST/Decl.h"

#include "llvm/ADT/SmallPtrSet.h"

#include <map>

namespace tranship::checks {

/// An enumerator with another value in HIP.
struct MovedEnumerator {
  const clang::EnumConstantDecl *constant;
  const mapping::Row *row;

  int64_t value() const { return constant->getInitVal().getExtValue(); }
};

/// What code gives to the fields of records and what functions return, by lists, assignments and return statements.
class GivenValues {
public:
  explicit GivenValues(const CodeIndex &index);

  llvm::ArrayRef<const clang::Expr *> of(const clang::FieldDecl *field) const {
    return ofDeclaration(field);
  }
  llvm::ArrayRef<const clang::Expr *> returnedBy(const clang::FunctionDecl *function) const {
    return ofDeclaration(function);
  }

private:
  llvm::ArrayRef<const clang::Expr *> ofDeclaration(const clang::Decl *declaration) const;

  llvm::DenseMap<const clang::Decl *, std::vector<const clang::Expr *>> values_;
};

class MovedEnumerators {
public:
  explicit MovedEnumerators(const UnitContext &unit) : unit_(unit) {}

  /// The enumerators with other values, for the CUDA enum that an expression has as its type or is
  /// an integer copy of; empty if there are none. A user's enum whose enumerators are defined by those of
  /// CUDA counts as well.
  llvm::ArrayRef<MovedEnumerator> of(const clang::Expr *expression);
  llvm::ArrayRef<MovedEnumerator> of(clang::QualType type);
  const GivenValues &given() const { return given_; }

private:
  using Visited = llvm::SmallPtrSetImpl<const clang::Decl *>;
  llvm::ArrayRef<MovedEnumerator> ofValue(const clang::Expr *value, Visited &visited);
  llvm::ArrayRef<MovedEnumerator> ofInteger(const clang::Expr *integer, Visited &visited);
  llvm::ArrayRef<const clang::Expr *> valuesOf(const clang::ValueDecl *declaration) const;

  const UnitContext &unit_;
  GivenValues given_{unit_.index};
  /// A std::map, because ranges into it must stay valid.
  std::map<const clang::EnumDecl *, std::vector<MovedEnumerator>> known_;
};

/// An enumerator's value in HIP.
int64_t valueInHip(const clang::EnumConstantDecl *constant, llvm::ArrayRef<MovedEnumerator> moved);

/// Whether HIP has a counterpart of an enumerator.
bool isSupported(const UnitContext &unit, const clang::EnumConstantDecl *constant);

/// Whether 0 is an enumerator, and the same one in HIP. Such enums are statuses: code counts with them to see whether all
/// are 0, and prints them.
bool keepsZero(llvm::ArrayRef<MovedEnumerator> moved);

} // namespace tranship::checks
