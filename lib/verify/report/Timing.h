// How long the two sides took. That is information, never a verdict.
#pragma once

#include "verify/judge/Verification.h"

namespace tranship::verify {

/// Times of a port beside those of the original, both from the same machine.
struct TimeComparison {
  std::string testCase;
  /// "hip-nvidia", "cuda".
  std::string port, original;
  /// Medians of the runs of the whole program.
  double portSeconds = 0, originalSeconds = 0;
  /// Medians of what all kernels of a run took together; no value: not measured.
  std::optional<double> portKernelMilliseconds, originalKernelMilliseconds;
  /// Of the port in one run.
  uint64_t launches = 0;

  /// "program 0.42 s / 0.41 s = 1.02, kernels 1.23 ms / 1.2 ms = 1.03 (201 launches)".
  std::string str() const;
};

/// Of each port that ran well beside an original that did. Runs on other machines only: what
/// happens to run here is not measured with care.
std::vector<TimeComparison> compareTimes(const Verification &verification);

double median(std::vector<double> values);

} // namespace tranship::verify
