// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/CheckObserver.h"

namespace tranship::translate {

std::string CheckObserver::observe(const frontend::ParsedTree &tree) const {
  return serializeResults(checkUnit(tree, options_));
}

std::string CheckObserver::join(
    std::string first, std::string second,
    llvm::function_ref<bool(const std::string &file, unsigned offset)> isNewCode) const {
  std::optional<checks::CheckResults> results = checks::deserializeResults(first);
  std::optional<checks::CheckResults> more = checks::deserializeResults(second);
  if (!results || !more)
    return first;
  for (Diagnostic &finding : more->findings)
    if (isNewCode(finding.file, finding.span.begin))
      results->findings.push_back(std::move(finding));
  return serializeResults(*results);
}

} // namespace tranship::translate
