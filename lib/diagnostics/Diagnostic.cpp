// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "diagnostics/Diagnostic.h"

#include "llvm/ADT/STLExtras.h"

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
#define PORTABILITY_CHECK(Name, Id, Severity, Side) case DiagnosticKind::Name:
#include "diagnostics/Checks.def"
    return true;
  default:
    return false;
  }
}

bool concernsDeviceCode(DiagnosticKind kind) {
  enum class Side : uint8_t { Any, Device };
  switch (kind) {
#define PORTABILITY_CHECK(Name, Id, Severity, Concerned)                                           \
  case DiagnosticKind::Name:                                                                       \
    return Side::Concerned == Side::Device;
#include "diagnostics/Checks.def"
  default:
    return false;
  }
}

bool isShownOnce(DiagnosticKind kind) {
  return kind == DiagnosticKind::LaunchBounds || kind == DiagnosticKind::NameText ||
         kind == DiagnosticKind::RandomStream;
}

void Sink::add(std::vector<Diagnostic> diagnostics) {
  std::move(diagnostics.begin(), diagnostics.end(), std::back_inserter(diagnostics_));
}

static auto placeAndTexts(const Diagnostic &d) {
  return std::tie(d.file, d.line, d.column, d.kind, d.message, d.advice, d.name);
}

bool isBefore(const Diagnostic &a, const Diagnostic &b) {
  return std::tuple_cat(placeAndTexts(a), std::tie(a.related)) <
         std::tuple_cat(placeAndTexts(b), std::tie(b.related));
}

/// Merges the related places of `other` into `known` if the two differ in nothing else; otherwise
/// returns false.
static bool takeOver(Diagnostic &known, const Diagnostic &other) {
  Diagnostic alike = other;
  alike.related = known.related;
  if (alike != known)
    return false;
  llvm::copy_if(other.related, std::back_inserter(known.related), [&](const RelatedPlace &place) {
    return !llvm::is_contained(known.related, place);
  });
  return true;
}

std::vector<Diagnostic> Sink::take() {
  std::stable_sort(diagnostics_.begin(), diagnostics_.end(), isBefore);
  std::vector<Diagnostic> merged;
  for (Diagnostic &diagnostic : diagnostics_) {
    auto sameTexts =
        llvm::make_range(llvm::find_if(llvm::reverse(merged),
                                       [&](const Diagnostic &known) {
                                         return placeAndTexts(known) != placeAndTexts(diagnostic);
                                       })
                             .base(),
                         merged.end());
    if (llvm::none_of(sameTexts, [&](Diagnostic &known) { return takeOver(known, diagnostic); }))
      merged.push_back(std::move(diagnostic));
  }
  diagnostics_.clear();
  return merged;
}

} // namespace tranship
