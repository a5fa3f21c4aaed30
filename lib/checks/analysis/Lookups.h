// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where code looks something up by a number: `table[n]`, `vector.at(n)`, `map.find(n)`.
#pragma once

#include "checks/analysis/UnitContext.h"

namespace tranship::checks {

struct Lookup {
  clang::SourceRange range;
  const clang::FunctionDecl *in;
  const clang::Expr *container;
  /// The index or key, an integer or enumerator.
  const clang::Expr *key;
  /// The container is a map or set whose keys are plain integers. Otherwise it is a sequence.
  bool isByKey;
};

std::vector<Lookup> findLookups(const UnitContext &unit);

/// Whether code fills a map or set with keys that are plain numbers, as far as the unit shows it.
bool hasNumbersAsKeys(const UnitContext &unit, const clang::Expr *container);

} // namespace tranship::checks
