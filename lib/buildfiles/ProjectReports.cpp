// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "buildfiles/ProjectReports.h"

#include "support/Text.h"

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
  struct Others {
    size_t places = 0; // in the file of the first
    std::set<std::string> files = {};
  };
  std::map<size_t, Others> others; // by the first
  std::vector<Diagnostic> result;
  for (Diagnostic &diagnostic : diagnostics) {
    if (!isOfProject(diagnostic)) {
      result.push_back(std::move(diagnostic));
      continue;
    }
    auto [known, isNew] = firsts.try_emplace(
        Cause{diagnostic.kind, diagnostic.name, diagnostic.advice}, result.size());
    Diagnostic *first = isNew ? nullptr : &result[known->second];
    if (!first || (first->file == diagnostic.file && first->message != diagnostic.message)) {
      result.push_back(std::move(diagnostic));
      continue;
    }
    if (first->file == diagnostic.file) {
      ++others[known->second].places;
      continue;
    }
    if (others[known->second].files.insert(diagnostic.file).second &&
        first->related.size() < maxPlaces)
      first->related.push_back(
          {diagnostic.file, diagnostic.line, diagnostic.column, "here as well"});
  }
  for (const auto &[first, more] : others) {
    std::string places = more.places ? plural(more.places, "more place") : "";
    std::string files = more.files.empty() ? "" : plural(more.files.size(), "more build file");
    result[first].message += fmt::format(" (and {}{}{})", places,
                                         places.empty() || files.empty() ? "" : ", and in ", files);
  }
  return result;
}

} // namespace tranship::buildfiles
