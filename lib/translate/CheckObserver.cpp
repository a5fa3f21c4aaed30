// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/CheckObserver.h"

#include "llvm/ADT/STLExtras.h"

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
  // Code that only devices compile belongs to the same kernels as the code around it.
  bool hasNew = false;
  for (checks::WaveSites &wave : more->waves)
    if (llvm::any_of(wave.places, [&](const auto &file) {
          return llvm::any_of(file.second,
                              [&](unsigned offset) { return isNewCode(file.first, offset); });
        })) {
      results->waves.push_back(std::move(wave));
      hasNew = true;
    }
  if (hasNew) {
    checks::CheckResults verdicts;
    verdicts.kernels = std::move(more->kernels);
    results->add(std::move(verdicts));
  }
  return serializeResults(*results);
}

std::string CheckObserver::dropOnHost(
    std::string results,
    llvm::function_ref<bool(const std::string &file, unsigned offset)> isHostCode) const {
  std::optional<checks::CheckResults> known = checks::deserializeResults(results);
  if (!known || !std::erase_if(known->findings, [&](const Diagnostic &finding) {
        return concernsDeviceCode(finding.kind) && isHostCode(finding.file, finding.span.begin);
      }))
    return results;
  return serializeResults(*known);
}

} // namespace tranship::translate
