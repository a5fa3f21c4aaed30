// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The numbers that all reports on a run share, counted once.
#pragma once

#include "translate/Translate.h"

namespace tranship::report {

struct FileSummary {
  std::string path;
  /// Null if the file is not an input but has diagnostics.
  const translate::TranslatedFile *file = nullptr;
  std::array<size_t, layerCount> edits{};
  std::vector<const Diagnostic *> diagnostics;

  size_t count(Severity severity) const;
  /// The number of errors and warnings, which a person must review.
  size_t left() const { return count(Severity::Error) + count(Severity::Warning); }
};

struct KindSummary {
  DiagnosticKind kind;
  size_t count = 0;
  /// See Effort.h.
  size_t minutes = 0;
};

struct Summary {
  /// The inputs in their order, then other files with diagnostics.
  std::vector<FileSummary> files;
  size_t changed = 0;
  /// Inputs that are HIP already.
  size_t hip = 0;
  /// The most frequent kinds first; among equally frequent ones, the most severe first.
  std::vector<KindSummary> kinds;
  size_t minutes = 0;

  /// Returns at most `count` files with errors or warnings, those with the most errors first.
  std::vector<const FileSummary *> mostLeft(size_t count) const;
};

/// The result points into `translation`.
Summary summarize(const translate::Translation &translation);

size_t sum(const std::array<size_t, layerCount> &edits);

} // namespace tranship::report
