// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How long the two sides took. Times are information and never affect a verdict.
#pragma once

#include "verify/judge/Verification.h"

namespace tranship::verify {

/// The times of a port and of the original on the same machine.
struct TimeComparison {
  std::string testCase;
  /// "hip-nvidia", "cuda".
  std::string port, original;
  /// The median times of whole runs.
  double portSeconds = 0, originalSeconds = 0;
  /// The median times of all kernels of a run together; nothing if they were not measured.
  std::optional<double> portKernelMilliseconds, originalKernelMilliseconds;
  /// The number of launches in a run of the port.
  uint64_t launches = 0;

  /// "program 0.42 s / 0.41 s = 1.02, kernels 1.23 ms / 1.2 ms = 1.03 (201 launches)".
  std::string str() const;
};

/// Compares the times of each port that ran without errors with an original that did, too. Uses
/// only runs from packs: times of local runs are not reliable.
std::vector<TimeComparison> compareTimes(const Verification &verification);

double median(std::vector<double> values);

} // namespace tranship::verify
