// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A variant whose runs were compared with a reference, and what follows from that.
#pragma once

#include "verify/judge/Assessment.h"
#include "verify/run/VariantRuns.h"

namespace tranship::verify {

/// A variant with what its runs show.
struct AssessedVariant : RanVariant {
  /// What the runs were compared with: "original, cuda"; empty: nothing.
  std::string reference;
  /// Why the runs of a port were compared with nothing; empty: they were compared.
  std::string noReference;
  Assessment assessment;
  /// What the emulator reported; for a port, without what it reported for the original.
  std::vector<emulator::Report> reports;
  /// How the kernels of a port compare with the original's; nothing: they were not traced.
  std::optional<KernelVerdict> kernels;
};

/// What the emulator reported in all runs, each kind and place once.
std::vector<emulator::Report> reportsOf(const RanVariant &variant);

/// A kernel of the port reads or writes other values than the original's, and neither rounding nor
/// the order of threads explains it.
bool kernelsDiffer(const AssessedVariant &variant);

/// What agrees, when no output differs: "stdout: 2 numbers agree".
std::string agreementOf(const AssessedVariant &variant);

/// Why the runs show nothing although nothing differs: both sides wrote nothing that could be
/// compared, and a program that does nothing ends with the same exit code. Empty: they show
/// something.
std::string whyNotShown(const AssessedVariant &variant);

/// The outcome of all that was assessed.
Outcome outcomeOf(const AssessedVariant &variant, const VerifyCase &testCase);

} // namespace tranship::verify
