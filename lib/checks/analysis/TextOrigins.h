// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a text comes from: it is followed back through variables, fields, results of functions and strings of the
// standard library.
#pragma once

#include "checks/analysis/MovedEnumerators.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace tranship::checks {

/// Whether a declaration is in `std` or a namespace in it.
bool isWithinStd(const clang::Decl *declaration);

class TextOrigins {
public:
  enum Extent : uint8_t {
    Whole,  // the same characters
    Part,   // also the end of it, and what a method such as `substr` makes of it
    Derived // also what functions of libraries return for it
  };
  explicit TextOrigins(const UnitContext &unit);

  using IsSource = llvm::function_ref<bool(const clang::Expr *)>;
  /// Whether a text may be one for which `isSource` holds.
  bool isFrom(const clang::Expr *text, Extent extent, IsSource isSource) const {
    return isFrom(text, extent, isSource, maxSteps);
  }

private:
  static constexpr unsigned maxSteps = 8;
  bool isFrom(const clang::Expr *text, Extent extent, IsSource isSource, unsigned steps) const;
  bool isFromCall(const clang::CallExpr *call, Extent extent, IsSource isSource,
                  unsigned steps) const;

  /// `strcpy(buffer, text)`, `snprintf(buffer, size, "%s", text)`
  void addWritten(const clang::CallExpr *call);

  using Texts = llvm::DenseMap<const clang::ValueDecl *, std::vector<const clang::Expr *>>;
  const UnitContext &unit_;
  GivenValues given_{unit_.index};
  /// What `operator=`, copies of C texts and initializers of constructors give to variables and fields.
  Texts assigned_;
  /// The parts of texts that functions of C put together in buffers.
  Texts composed_;
};

} // namespace tranship::checks
