// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/RepeatedFindings.h"

#include "diagnostics/MacroBody.h"
#include "support/Text.h"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace tranship::translate {
namespace {

/// What makes findings one, and how many of them are listed one by one.
struct Cause {
  DiagnosticKind kind;
  std::string message;
  std::optional<RelatedPlace> macro;

  size_t mostSeparate() const { return macro ? 1 : maxSeparateFindings; }
  friend auto operator<=>(const Cause &, const Cause &) = default;
};

/// Nothing: each place counts.
std::optional<Cause> causeOf(const Diagnostic &diagnostic) {
  // Where the memory comes from and a flag of the build decide about all sums.
  // So does the shape of blocks about all fragments.
  if (diagnostic.kind == DiagnosticKind::FloatAtomics ||
      diagnostic.kind == DiagnosticKind::MatrixInstructions)
    return Cause{diagnostic.kind, diagnostic.message, std::nullopt};
  // The body of a macro is one text, however often it is used.
  if (diagnostic.related.size() == 1 && diagnostic.related.front().message == macroBodyMessage)
    return Cause{diagnostic.kind, diagnostic.message, diagnostic.related.front()};
  return std::nullopt;
}

} // namespace

void joinRepeatedFindings(std::vector<Diagnostic> &diagnostics) {
  struct Places {
    size_t count = 0;
    std::set<std::string> files = {};
    bool isReported = false;
  };
  std::map<Cause, Places> known;
  for (const Diagnostic &diagnostic : diagnostics)
    if (std::optional<Cause> cause = causeOf(diagnostic)) {
      Places &places = known[*cause];
      ++places.count;
      places.files.insert(diagnostic.file);
    }
  std::erase_if(diagnostics, [&](Diagnostic &diagnostic) {
    std::optional<Cause> cause = causeOf(diagnostic);
    if (!cause)
      return false;
    Places &places = known.at(*cause);
    if (places.count <= cause->mostSeparate())
      return false;
    if (std::exchange(places.isReported, true))
      return true;
    std::string files = places.files.size() > 1 ? " in " + plural(places.files.size(), "file") : "";
    diagnostic.message +=
        fmt::format(" (and at {}{})", plural(places.count - 1, "more place"), files);
    if (!cause->macro)
      diagnostic.advice += "; `tranship check` lists each of them";
    return false;
  });
}

} // namespace tranship::translate
