// What is wrong with a mapping file, and what its author may not have meant: `tranship mappings
// lint`.
#pragma once

#include "mapping/Table.h"

#include <string>
#include <vector>

namespace tranship::mapping {

struct LintFinding {
  /// Error: the reader refuses the file. Warning: likely a mistake. Note: worth knowing.
  enum Severity { Error, Warning, Note } severity;
  Problem problem;

  /// "rules.yaml:7: warning: …".
  std::string str() const;
};

struct LintOptions {
  /// One of tranship's own tables: rows in order, and nothing that is for users only.
  bool isOwnTable = false;
  /// Rows for ROC mode: of an own table, or those that a user's rows are compared with.
  bool roc = false;
  /// A config file has more keys.
  OtherKey otherKey = nullptr;
};

/// Findings in the order of lines.
std::vector<LintFinding> lint(llvm::StringRef text, llvm::StringRef fileName,
                              const LintOptions &options);

} // namespace tranship::mapping
