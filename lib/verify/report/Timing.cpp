// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/report/Timing.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace tranship::verify {
namespace {

/// Nothing if a run failed.
std::optional<double> secondsOf(const JudgedVariant &result) {
  std::vector<double> seconds;
  if (std::holds_alternative<Failed>(result.outcome))
    return std::nullopt;
  for (const CapturedRun &run : result.runs.runs)
    seconds.push_back(double(run.process.time.count()) / 1000);
  if (seconds.empty())
    return std::nullopt;
  return median(std::move(seconds));
}

std::optional<double> kernelMillisecondsOf(const RunSet &runs) {
  std::vector<double> milliseconds;
  for (const LaunchTimes &times : runs.launchTimes)
    if (times.launches)
      milliseconds.push_back(times.milliseconds);
  if (milliseconds.empty())
    return std::nullopt;
  return median(std::move(milliseconds));
}

std::string ratio(double port, double original) {
  return original > 0 ? fmt::format(" = {:.2f}", port / original) : std::string();
}

} // namespace

double median(std::vector<double> values) {
  if (values.empty())
    return 0;
  llvm::sort(values);
  size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

std::string TimeComparison::str() const {
  std::string text = fmt::format("program {:.3g} s / {:.3g} s{}", portSeconds, originalSeconds,
                                 ratio(portSeconds, originalSeconds));
  if (portKernelMilliseconds && originalKernelMilliseconds)
    text += fmt::format(", kernels {:.4g} ms / {:.4g} ms{} ({} launch{})", *portKernelMilliseconds,
                        *originalKernelMilliseconds,
                        ratio(*portKernelMilliseconds, *originalKernelMilliseconds), launches,
                        launches == 1 ? "" : "es");
  return text;
}

std::vector<TimeComparison> compareTimes(const Verification &verification) {
  std::vector<TimeComparison> comparisons;
  for (const JudgedVariant &port : verification.results) {
    if (port.runs.side != Side::Port || !port.isFromElsewhere)
      continue;
    // Prefer the same backend's original to another backend's.
    const JudgedVariant *original = nullptr;
    for (const JudgedVariant &other : verification.results)
      if (other.runs.side == Side::Original && other.isFromElsewhere &&
          other.runs.testCase == port.runs.testCase && (!original || other.backend == port.backend))
        original = &other;
    if (!original)
      continue;
    std::optional<double> ours = secondsOf(port), theirs = secondsOf(*original);
    if (!ours || !theirs)
      continue;
    TimeComparison comparison;
    comparison.testCase = port.runs.testCase;
    comparison.port = port.runs.variant;
    comparison.original = original->runs.variant;
    comparison.portSeconds = *ours;
    comparison.originalSeconds = *theirs;
    comparison.portKernelMilliseconds = kernelMillisecondsOf(port.runs);
    comparison.originalKernelMilliseconds = kernelMillisecondsOf(original->runs);
    if (!port.runs.launchTimes.empty())
      comparison.launches = port.runs.launchTimes.front().launches;
    comparisons.push_back(std::move(comparison));
  }
  return comparisons;
}

} // namespace tranship::verify
