// A guess at the work that a translation leaves, in minutes of somebody who knows both languages.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "llvm/ADT/ArrayRef.h"

#include <map>

namespace tranship::report {

struct EffortRow {
  DiagnosticKind kind;
  /// For the first place that a name is met at (or for each place, where there is no name), and for
  /// each further one.
  unsigned first, again;
};

/// The assumptions: guessed, not measured. Notes need no work.
EffortRow effortOf(DiagnosticKind kind);

/// Minutes by kind; kinds that need no work are left out.
std::map<DiagnosticKind, size_t> effort(llvm::ArrayRef<Diagnostic> diagnostics);

/// "40 minutes", "6 hours", "3 days" of eight hours: no more exact than a guess is.
std::string roughDuration(size_t minutes);

} // namespace tranship::report
