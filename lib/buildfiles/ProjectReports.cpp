// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/ProjectReports.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <map>
#include <set>
#include <tuple>

namespace tranship::buildfiles {
namespace {

/// How many of the other places are named.
constexpr size_t maxPlaces = 3;

/// Others are about the text of one file.
bool isOfProject(const Diagnostic &diagnostic) {
  return !diagnostic.name.empty() && diagnostic.kind != DiagnosticKind::BuildSyntax;
}

} // namespace

std::vector<Diagnostic> oncePerProject(std::vector<Diagnostic> diagnostics) {
  llvm::stable_sort(diagnostics, isBefore);
  using Cause = std::tuple<DiagnosticKind, std::string, std::string>; // with name and advice
  std::map<Cause, size_t> firsts;
  std::map<size_t, std::set<std::string>> others; // by the first
  std::vector<Diagnostic> result;
  for (Diagnostic &diagnostic : diagnostics) {
    if (!isOfProject(diagnostic)) {
      result.push_back(std::move(diagnostic));
      continue;
    }
    auto [known, isNew] = firsts.try_emplace(
        Cause{diagnostic.kind, diagnostic.name, diagnostic.advice}, result.size());
    Diagnostic *first = isNew ? nullptr : &result[known->second];
    if (!first || first->file == diagnostic.file) {
      result.push_back(std::move(diagnostic));
      continue;
    }
    if (others[known->second].insert(diagnostic.file).second && first->related.size() < maxPlaces)
      first->related.push_back(
          {diagnostic.file, diagnostic.line, diagnostic.column, "here as well"});
  }
  for (const auto &[first, files] : others)
    result[first].message +=
        fmt::format(" (and {} more build {})", files.size(), files.size() == 1 ? "file" : "files");
  return result;
}

} // namespace tranship::buildfiles
