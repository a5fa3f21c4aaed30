// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What recipes must tell hipcc, and need not tell nvcc.
#pragma once

#include "buildfiles/MakeVariables.h"
#include "buildfiles/TextEdits.h"

namespace tranship::buildfiles {

/// A line of a recipe.
struct MakeRecipe {
  llvm::StringRef text;
  const MakeLine &line;
  /// Those of its rule.
  llvm::ArrayRef<llvm::StringRef> prerequisites;
  const MakeVariables &variables;
};

/// The prerequisites in the line of a rule, as written.
std::vector<llvm::StringRef> prerequisitesOf(llvm::StringRef text, const MakeLine &rule);

/// nvcc links device code by itself, tells objects from sources by their names, and names what it writes after the source.
void rewriteLinks(const MakeRecipe &recipe, TextEdits &edits);

} // namespace tranship::buildfiles
