// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Summary.h"

#include "report/Effort.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <numeric>

namespace tranship::report {

size_t sum(const std::array<size_t, layerCount> &edits) {
  return std::accumulate(edits.begin(), edits.end(), size_t(0));
}

size_t FileSummary::count(Severity severity) const {
  return llvm::count_if(diagnostics, [&](const Diagnostic *diagnostic) {
    return severityOf(diagnostic->kind) == severity;
  });
}

std::vector<const FileSummary *> Summary::mostLeft(size_t count) const {
  std::vector<const FileSummary *> result;
  for (const FileSummary &file : files)
    if (file.left())
      result.push_back(&file);
  llvm::stable_sort(result, [](const FileSummary *a, const FileSummary *b) {
    return std::make_pair(a->left(), a->count(Severity::Error)) >
           std::make_pair(b->left(), b->count(Severity::Error));
  });
  result.resize(std::min(count, result.size()));
  return result;
}

Summary summarize(const translate::Translation &translation) {
  Summary summary;
  llvm::StringMap<size_t> indexOf;
  for (const translate::TranslatedFile &file : translation.files) {
    FileSummary one{file.input->source->path(), &file, {}, {}};
    for (const Change &change : file.changes)
      one.edits[static_cast<size_t>(change.layer)] += change.edits.size();
    summary.changed += file.changed();
    summary.hip += file.isHip;
    indexOf[one.path] = summary.files.size();
    summary.files.push_back(std::move(one));
  }
  std::map<DiagnosticKind, size_t> counts;
  for (const Diagnostic &diagnostic : translation.diagnostics) {
    auto [position, isNew] = indexOf.try_emplace(diagnostic.file, summary.files.size());
    if (isNew)
      summary.files.push_back({diagnostic.file, nullptr, {}, {}});
    summary.files[position->second].diagnostics.push_back(&diagnostic);
    ++counts[diagnostic.kind];
  }
  std::map<DiagnosticKind, size_t> minutes = effort(translation.diagnostics);
  for (auto [kind, count] : counts) {
    summary.kinds.push_back({kind, count, minutes[kind]});
    summary.minutes += minutes[kind];
  }
  llvm::stable_sort(summary.kinds, [](const KindSummary &a, const KindSummary &b) {
    return std::make_pair(a.count, severityOf(a.kind)) >
           std::make_pair(b.count, severityOf(b.kind));
  });
  return summary;
}

} // namespace tranship::report
