// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/NamedFunctions.h"

#include "translate/RepeatedFindings.h"

#include <fmt/format.h>

#include <map>

namespace tranship::translate {
namespace {

bool namesFunction(const Diagnostic &diagnostic) {
  return !diagnostic.name.empty() && (diagnostic.kind == DiagnosticKind::LibraryName ||
                                      diagnostic.kind == DiagnosticKind::CopiedDeclaration);
}

} // namespace

void joinNamedFunctions(std::vector<Diagnostic> &diagnostics) {
  std::map<std::pair<std::string, DiagnosticKind>, size_t> counts;
  for (const Diagnostic &diagnostic : diagnostics)
    if (namesFunction(diagnostic))
      ++counts[{diagnostic.file, diagnostic.kind}];
  std::erase_if(diagnostics, [&](Diagnostic &diagnostic) {
    auto found = counts.find({diagnostic.file, diagnostic.kind});
    if (!namesFunction(diagnostic) || found->second <= maxSeparateFindings)
      return false;
    if (found->second == SIZE_MAX) // the first one stands for it
      return true;
    diagnostic.message += fmt::format(" (and {} more functions in this file)", found->second - 1);
    diagnostic.advice += "; `tranship check` lists each of them";
    found->second = SIZE_MAX;
    return false;
  });
}

} // namespace tranship::translate
