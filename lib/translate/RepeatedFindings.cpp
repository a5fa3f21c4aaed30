// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/RepeatedFindings.h"

#include "support/Text.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace tranship::translate {
namespace {

/// Up to so many are listed one by one.
constexpr size_t maxSeparate = 4;

/// Where the memory comes from and a flag of the build decide about all sums.
bool isOfBuild(const Diagnostic &diagnostic) {
  return diagnostic.kind == DiagnosticKind::FloatAtomics;
}

} // namespace

void joinRepeatedFindings(std::vector<Diagnostic> &diagnostics) {
  struct Places {
    size_t count = 0;
    std::set<std::string> files = {};
    bool isReported = false;
  };
  std::map<std::pair<DiagnosticKind, std::string>, Places> known;
  for (const Diagnostic &diagnostic : diagnostics)
    if (isOfBuild(diagnostic)) {
      Places &places = known[{diagnostic.kind, diagnostic.message}];
      ++places.count;
      places.files.insert(diagnostic.file);
    }
  std::erase_if(diagnostics, [&](Diagnostic &diagnostic) {
    if (!isOfBuild(diagnostic))
      return false;
    Places &places = known.at({diagnostic.kind, diagnostic.message});
    if (places.count <= maxSeparate)
      return false;
    if (std::exchange(places.isReported, true))
      return true;
    std::string files = places.files.size() > 1 ? " in " + plural(places.files.size(), "file") : "";
    diagnostic.message +=
        fmt::format(" (and at {}{})", plural(places.count - 1, "more place"), files);
    diagnostic.advice += "; `tranship check` lists each of them";
    return false;
  });
}

} // namespace tranship::translate
