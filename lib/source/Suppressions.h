// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Comments that silence diagnostics:
//   code; // tranship-disable(id): reason
//   // tranship-disable-next-line(id, glob-*): reason
//   // tranship-disable-begin(id): reason … // tranship-disable-end(id)
#pragma once

#include "diagnostics/Diagnostic.h"
#include "source/SourceFile.h"

namespace tranship {

struct Suppression {
  /// `tranship-disable…(…)`, as written.
  Range place;
  /// As written, between the parentheses.
  std::string ids;
  std::vector<DiagnosticKind> kinds;
  /// Empty if there is none.
  std::string reason;
  /// The lines that it applies to, both included.
  unsigned firstLine = 0, lastLine = 0;
  /// It applies to the lines from its begin comment to its end comment; otherwise to one line.
  bool isRegion = false;

  /// A suppression of one line covers diagnostics that begin or end on it.
  bool covers(const Diagnostic &diagnostic) const;
};

struct FileSuppressions {
  std::vector<Suppression> list;
  /// Errors in suppression comments (`bad-suppression`).
  std::vector<Diagnostic> problems;
};

/// False if there are certainly none.
bool mayHaveSuppressions(const SourceFile &file);

FileSuppressions suppressionsIn(const SourceFile &file);

} // namespace tranship
