// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds errors and likely mistakes in a mapping file: `tranship mappings lint`.
#pragma once

#include "mapping/Table.h"

#include <string>
#include <vector>

namespace tranship::mapping {

struct LintFinding {
  /// Error: the reader rejects the file. Warning: likely a mistake. Note: worth knowing.
  enum Severity { Error, Warning, Note } severity;
  Problem problem;

  /// "rules.yaml:7: warning: …".
  std::string str() const;
};

struct LintOptions {
  /// The file is one of tranship's own tables: rows must be sorted, and keys for users are errors.
  bool isOwnTable = false;
  /// The file is an own table for ROC mode, or a user's file to compare with the rows for ROC mode.
  bool roc = false;
  /// Accepts the additional keys of a config file.
  OtherKey otherKey = nullptr;
};

/// The findings, sorted by line.
std::vector<LintFinding> lint(llvm::StringRef text, llvm::StringRef fileName,
                              const LintOptions &options);

} // namespace tranship::mapping
