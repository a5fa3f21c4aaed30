// What all reports tell of a run, counted once.
#pragma once

#include "translate/Translate.h"

namespace tranship::report {

struct FileSummary {
  std::string path;
  /// Null: not among the inputs, but something is said of it.
  const translate::TranslatedFile *file = nullptr;
  std::array<size_t, layerCount> edits{};
  std::vector<const Diagnostic *> diagnostics;

  size_t count(Severity severity) const;
  /// Errors and warnings: what somebody must look at.
  size_t left() const { return count(Severity::Error) + count(Severity::Warning); }
};

struct KindSummary {
  DiagnosticKind kind;
  size_t count = 0;
  /// See Effort.h.
  size_t minutes = 0;
};

struct Summary {
  /// The inputs in their order, then what else diagnostics speak of.
  std::vector<FileSummary> files;
  size_t changed = 0;
  /// The most frequent first, of those as frequent the most severe.
  std::vector<KindSummary> kinds;
  size_t minutes = 0;

  /// Files with errors or warnings, the most errors first; not more than `count`.
  std::vector<const FileSummary *> mostLeft(size_t count) const;
};

/// Refers to `translation`.
Summary summarize(const translate::Translation &translation);

size_t sum(const std::array<size_t, layerCount> &edits);

} // namespace tranship::report
