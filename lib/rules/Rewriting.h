// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the rules over a file and merges what they return.
#pragma once

#include "diagnostics/Diagnostic.h"
#include "rules/Rule.h"
#include "source/EditPlan.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tranship::rules {

/// What all rules together make of a file.
struct Rewriting {
  /// Changes that contradict each other are dropped already, and reported.
  EditPlan plan;
  std::vector<Diagnostic> diagnostics;
  /// The ids of the helpers that the file's translation uses, without those that they need.
  std::set<std::string> helpers;
};

/// Runs the rules and reports every use that none of them claims. `more`: changes that no rule
/// proposes.
Rewriting rewrite(const FileView &view, llvm::ArrayRef<AnyRule> rules,
                  llvm::ArrayRef<Change> more = {});

/// What a finding is as a diagnostic of the file; nothing where it is not reported.
std::optional<Diagnostic> diagnosticOf(const FileView &view, const Finding &finding);

} // namespace tranship::rules
