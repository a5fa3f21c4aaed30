// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A variant whose runs were compared with a reference, and the conclusions from that.
#pragma once

#include "verify/judge/Assessment.h"
#include "verify/run/VariantRuns.h"

namespace tranship::verify {

/// A variant with what its runs show.
struct AssessedVariant : RanVariant {
  /// The reference of the comparison: "original, cuda"; empty if there was none.
  std::string reference;
  /// Why there is no reference for the runs of a port; empty if they were compared.
  std::string noReference;
  Assessment assessment;
  /// What the emulator reported; for a port, without what it reported for the original.
  std::vector<emulator::Report> reports;
  /// How the kernels of a port compare with those of the original; nothing if they were not traced.
  std::optional<KernelVerdict> kernels;
};

/// What the emulator reported in all runs, each kind and place once.
std::vector<emulator::Report> reportsOf(const RanVariant &variant);

/// A kernel of the port reads or writes different values than the original's, and neither rounding
/// nor the order of threads explains that.
bool kernelsDiffer(const AssessedVariant &variant);

/// The outputs that agree, if none differs: "stdout: 2 numbers agree".
std::string agreementOf(const AssessedVariant &variant);

/// Why the runs prove nothing although nothing differs: neither side wrote anything comparable, and
/// a program that does nothing ends with the same exit code. Empty: they prove something.
std::string whyNotShown(const AssessedVariant &variant);

/// The outcome of all assessments.
Outcome outcomeOf(const AssessedVariant &variant, const VerifyCase &testCase);

} // namespace tranship::verify
