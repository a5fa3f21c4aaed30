// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Diagnostic.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace tranship {

llvm::StringRef toString(Severity severity) {
  static constexpr llvm::StringLiteral names[] = {"note", "warning", "error"};
  return names[static_cast<size_t>(severity)];
}

llvm::StringRef idOf(DiagnosticKind kind) {
  static constexpr llvm::StringLiteral ids[] = {
#define KIND(Name, Id, Severity) Id,
#include "diagnostics/Kinds.def"
  };
  return ids[static_cast<size_t>(kind)];
}

Severity severityOf(DiagnosticKind kind) {
  static constexpr Severity severities[] = {
#define KIND(Name, Id, Level) Severity::Level,
#include "diagnostics/Kinds.def"
  };
  return severities[static_cast<size_t>(kind)];
}

std::vector<DiagnosticKind> allDiagnosticKinds() {
  return {
#define KIND(Name, Id, Severity) DiagnosticKind::Name,
#include "diagnostics/Kinds.def"
  };
}

bool isCheck(DiagnosticKind kind) {
  switch (kind) {
#define PORTABILITY_CHECK(Name, Id, Severity) case DiagnosticKind::Name:
#include "diagnostics/Checks.def"
    return true;
  default:
    return false;
  }
}

void Sink::add(std::vector<Diagnostic> diagnostics) {
  std::move(diagnostics.begin(), diagnostics.end(), std::back_inserter(diagnostics_));
}

bool isBefore(const Diagnostic &a, const Diagnostic &b) {
  auto key = [](const Diagnostic &d) {
    return std::tie(d.file, d.line, d.column, d.kind, d.message, d.advice, d.name);
  };
  return key(a) < key(b);
}

std::vector<Diagnostic> Sink::take() {
  std::stable_sort(diagnostics_.begin(), diagnostics_.end(), isBefore);
  diagnostics_.erase(std::unique(diagnostics_.begin(), diagnostics_.end()), diagnostics_.end());
  return std::move(diagnostics_);
}

} // namespace tranship
