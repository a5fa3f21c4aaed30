// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Properties of the device that host code queries at run time, followed from the query to where the
// answer is used: `prop.major`, `cudaDeviceGetAttribute(&v, cudaDevAttr…, 0)`, through variables, members and results of functions.
#pragma once

#include "checks/analysis/UnitContext.h"

#include "llvm/ADT/STLExtras.h"

namespace tranship::checks {

class DeviceQueries {
public:
  explicit DeviceQueries(const UnitContext &unit);

  /// The field of cudaDeviceProp (`major`, `multiProcessorCount`) whose value an expression has, no
  /// matter which API queried it; empty if there is none. Variables are followed.
  llvm::StringRef propertyOf(const clang::Expr *expression) const;

  /// The value of an integer expression or a condition on a GPU of compute capability
  /// `major.minor`; unknown if it depends on anything else.
  std::optional<int64_t> evaluate(const clang::Expr *expression, unsigned major,
                                  unsigned minor) const;
  /// Whether the unit asks for a property with a function.
  bool askFor(llvm::StringRef property) const {
    return llvm::any_of(answers_, [&](const auto &answer) { return answer.second == property; });
  }
  /// Whether any expression in the unit has the major compute capability as its value.
  bool askForMajor() const;
  /// Whether the value is known and depends on the major compute capability.
  bool dependsOnMajor(const clang::Expr *expression) const;

private:
  llvm::StringRef propertyOf(const clang::Expr *expression, unsigned depth) const;
  std::optional<int64_t> evaluate(const clang::Expr *expression, unsigned major, unsigned minor,
                                  unsigned depth) const;
  std::optional<int64_t> evaluate(const clang::BinaryOperator *operation, unsigned major,
                                  unsigned minor, unsigned depth) const;
  /// The value of what gets one value only, apart from a number that it begins with.
  std::optional<int64_t> evaluate(llvm::ArrayRef<const clang::Expr *> values, unsigned major,
                                  unsigned minor, unsigned depth) const;
  /// The values of a variable, a member or a call, as far as the unit shows them.
  llvm::ArrayRef<const clang::Expr *> valuesOf(const clang::Expr *expression) const;
  void addFields();
  void addAnswer(const clang::Expr *receiver, llvm::StringRef property);

  const UnitContext &unit_;
  llvm::DenseMap<const clang::ValueDecl *, llvm::StringRef> answers_;
  llvm::DenseMap<const clang::FieldDecl *, std::vector<const clang::Expr *>> fieldValues_;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<const clang::Expr *>> results_;
};

} // namespace tranship::checks
