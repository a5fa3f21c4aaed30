// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of enumerators as functions of CUDA return them (`names` in the tables): HIP's functions return other names.
#pragma once

#include "checks/analysis/TextOrigins.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"

namespace tranship::checks {

class ErrorNames {
public:
  explicit ErrorNames(const UnitContext &unit);

  /// The unit calls no function that returns names.
  bool empty() const { return naming_.empty(); }
  /// Whether functions return names of an enumeration's enumerators.
  bool haveThoseOf(llvm::StringRef enumeration) const {
    return enumerations_.contains(enumeration);
  }
  bool contain(const clang::Expr *text, TextOrigins::Extent extent) const {
    return origins_.isFrom(text, extent, [this](const clang::Expr *one) { return isName(one); });
  }

private:
  void noteCalls(const mapping::Row &row, llvm::ArrayRef<Indexed<clang::CallExpr>> calls);
  bool isName(const clang::Expr *text) const;

  const UnitContext &unit_;
  TextOrigins origins_{unit_};
  /// Functions that return names, and the enumerations whose names they return.
  llvm::StringSet<> naming_, enumerations_;
  /// Variables that get a name by their addresses.
  llvm::SmallPtrSet<const clang::VarDecl *, 4> named_;
};

} // namespace tranship::checks
