// From a translation to what `tranship check` tells.
#pragma once

#include "diagnostics/Finding.h"
#include "translate/Translate.h"

namespace tranship::translate {

struct FindingOptions {
  /// Warnings that are to be errors, by file and kind; null: none.
  std::function<bool(llvm::StringRef, DiagnosticKind)> isError;
  /// Notes too. (Those that say why a file could not be parsed are always told.)
  bool verbose = false;
  /// Paths are shown from there.
  std::string root;
  std::string version;
};

/// It says why clang could not read a file as a whole.
bool explainsFailure(const Diagnostic &diagnostic);

/// The texts in the result are those of the translation's inputs.
Findings findingsOf(const Translation &translation, const FindingOptions &options);

} // namespace tranship::translate
