// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The last step of the pipeline: one file's tokens, what all units know of it, and the tables give
// its new text and the diagnostics for it.
#pragma once

#include "checks/analysis/UnitContext.h"
#include "rules/RuleOptions.h"
#include "translate/Translation.h"

namespace tranship::translate {

struct RewriteOptions {
  rules::RuleOptions rules;
  checks::CheckOptions checks;
  /// Whether a file includes a CUDA header in some branch. It is translated even if no unit
  /// compiles that branch. Null: no file does.
  std::function<bool(llvm::StringRef path)> includesCuda;
  /// What `__CUDA_ARCH__` counts as in all files; if not given, each file decides.
  std::optional<int64_t> cudaArchitecture;
};

struct RewrittenFile {
  TranslatedFile file;
  std::vector<Diagnostic> diagnostics;
  /// Clang passed over names in active code, since errors around them hid them.
  bool hasHiddenNames = false;
  /// The first and last lines of branches that no build of the port compiles.
  std::vector<std::pair<unsigned, unsigned>> deadLines = {};
};

/// The result points to `input`. `more`: changes that no rule proposes.
RewrittenFile rewriteFile(const project::InputFile &input, const frontend::Evidence &evidence,
                          const mapping::Table &table, rules::ImplicitHeader implicitHeader,
                          const RewriteOptions &options, llvm::ArrayRef<Change> more = {});

} // namespace tranship::translate
