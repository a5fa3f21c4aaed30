// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Estimates the work that a translation leaves, in minutes of a developer who knows CUDA and HIP.
#pragma once

#include "diagnostics/Diagnostic.h"

#include "llvm/ADT/ArrayRef.h"

#include <map>

namespace tranship::report {

struct EffortRow {
  DiagnosticKind kind;
  /// Minutes for the first place where a name appears (or for each place, if there is no name), and
  /// for each further one.
  unsigned first, again;
};

/// The assumptions of the estimate. They are guesses, not measurements. Notes need no work.
EffortRow effortOf(DiagnosticKind kind);

/// Returns minutes by kind, without kinds that need no work.
std::map<DiagnosticKind, size_t> effort(llvm::ArrayRef<Diagnostic> diagnostics);

/// Returns "20 to 80 minutes", "2 to 6 hours" or "1 to 3 working days" (of eight hours): one unit for
/// both ends, as rough as the estimate is.
std::string roughRange(size_t fromMinutes, size_t toMinutes);

} // namespace tranship::report
