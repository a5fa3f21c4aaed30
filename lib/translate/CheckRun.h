// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Turns a translation into the findings that `tranship check` reports.
#pragma once

#include "diagnostics/Finding.h"
#include "translate/Translate.h"

namespace tranship::translate {

struct FindingOptions {
  /// Says which warnings count as errors, by file and kind; null: none.
  std::function<bool(llvm::StringRef, DiagnosticKind)> isError;
  /// Report notes too. (Those that say why a file could not be parsed are always reported.)
  bool verbose = false;
  /// Judge the source as it is written. Otherwise, what the translation puts right is a note.
  bool asWritten = false;
  /// Paths are shown relative to it.
  std::string root;
  std::string version;
};

/// Whether a diagnostic says why clang could not parse a file in full.
bool explainsFailure(const Diagnostic &diagnostic);

/// Whether the code around a diagnostic was not checked: clang could not parse it.
bool hidesCode(DiagnosticKind kind);

/// The result points to the texts of the translation's inputs.
Findings findingsOf(const Translation &translation, const FindingOptions &options);

} // namespace tranship::translate
