// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "report/Effort.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <set>

namespace tranship::report {
namespace {

/// The kinds that need more or less work than their severity suggests.
constexpr EffortRow rows[] = {
    {DiagnosticKind::CallForm, 10, 5},          {DiagnosticKind::DeviceCall, 60, 30},
    {DiagnosticKind::DeviceLaunch, 240, 240},   {DiagnosticKind::DynamicSharedSize, 5, 5},
    {DiagnosticKind::HeaderOutsideTree, 5, 5},  {DiagnosticKind::InlinePtx, 60, 60},
    {DiagnosticKind::NameConflict, 10, 5},      {DiagnosticKind::SkippedFile, 10, 10},
    {DiagnosticKind::SyntaxError, 15, 15},      {DiagnosticKind::UnknownName, 20, 3},
    {DiagnosticKind::UnsupportedHeader, 30, 5}, {DiagnosticKind::UnsupportedName, 30, 5},
};

} // namespace

EffortRow effortOf(DiagnosticKind kind) {
  const EffortRow *row = llvm::find_if(rows, [&](const EffortRow &r) { return r.kind == kind; });
  if (row != std::end(rows))
    return *row;
  switch (severityOf(kind)) {
  case Severity::Note:
    return {kind, 0, 0};
  case Severity::Warning:
    return {kind, 10, 2};
  case Severity::Error:
    return {kind, 20, 10};
  }
  return {kind, 0, 0};
}

std::map<DiagnosticKind, size_t> effort(llvm::ArrayRef<Diagnostic> diagnostics) {
  std::map<DiagnosticKind, size_t> minutes;
  std::set<std::pair<DiagnosticKind, llvm::StringRef>> met;
  for (const Diagnostic &diagnostic : diagnostics) {
    EffortRow row = effortOf(diagnostic.kind);
    bool isFirst = diagnostic.name.empty() || met.insert({row.kind, diagnostic.name}).second;
    if (row.first)
      minutes[row.kind] += isFirst ? row.first : row.again;
  }
  return minutes;
}

std::string roughRange(size_t fromMinutes, size_t toMinutes) {
  // The larger number selects the unit of both.
  struct TimeUnit {
    llvm::StringLiteral name;
    size_t minutes;
  };
  constexpr TimeUnit units[] = {{"working day", 8 * 60}, {"hour", 60}, {"minute", 1}};
  const TimeUnit *unit =
      llvm::find_if(units, [&](const TimeUnit &one) { return toMinutes >= 3 * one.minutes; });
  if (unit == std::end(units))
    unit = std::prev(std::end(units));
  auto in = [&](size_t minutes) {
    return std::max<size_t>((minutes + unit->minutes / 2) / unit->minutes, minutes ? 1 : 0);
  };
  size_t least = in(fromMinutes), most = in(toMinutes);
  std::string noun = unit->name.str() + (most == 1 ? "" : "s");
  return least == most ? fmt::format("{} {}", most, noun)
                       : fmt::format("{} to {} {}", least, most, noun);
}

} // namespace tranship::report
