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
  /// `tranship-disable…(…)`, as it is written.
  Range place;
  /// As written, between the parentheses.
  std::string ids;
  std::vector<DiagnosticKind> kinds;
  /// Empty: none is given.
  std::string reason;
  /// Lines that it is about, both included.
  unsigned firstLine = 0, lastLine = 0;
  /// Begins and ends somewhere else; else it is about one line.
  bool isRegion = false;

  /// A suppression of one line covers what begins or ends on it.
  bool covers(const Diagnostic &diagnostic) const;
};

struct FileSuppressions {
  std::vector<Suppression> list;
  /// What is wrong with some (`bad-suppression`).
  std::vector<Diagnostic> problems;
};

/// False: there are none.
bool mayHaveSuppressions(const SourceFile &file);

FileSuppressions suppressionsIn(const SourceFile &file);

} // namespace tranship
