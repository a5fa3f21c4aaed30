// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the runs of one side with those of the other.
#pragma once

#include "verify/compare/Comparison.h"
#include "verify/model/Outcome.h"
#include "verify/run/Run.h"

namespace tranship::verify {

/// How the outputs of two sides relate, from good to bad.
enum class Relation : uint8_t {
  Agrees,
  /// They agree, except for numbers or an order of lines that already differ between runs of the
  /// reference.
  AgreesElsewhere,
  /// They differ only where runs of the reference differ, and nothing else can be compared.
  Unstable,
  /// Their bytes differ, but only their hashes were copied from the other machine.
  Unknown,
  /// They differ by no more than rounding in another order can explain.
  Rounding,
  Differs
};

struct OutputAssessment {
  std::string output;
  Relation relation = Relation::Agrees;
  /// The comparison of the worst run.
  Comparison comparison;
};

struct Assessment {
  Relation relation = Relation::Agrees;
  /// The outputs that agree; empty if there are none.
  std::string note;
  /// Neither side wrote anything that can be compared.
  bool comparedNothing = false;
  /// The manifest lists no outputs; and it expects an exit code that a program which does nothing
  /// would not return.
  bool isEndAsked = false, isEndTelling = false;
  /// The differences.
  std::vector<Observation> evidence;
  std::vector<OutputAssessment> outputs;
  /// Where files and standard error differ that no output names. They do not decide.
  std::vector<Observation> ignored;
  /// Where the reference differs from run to run.
  std::vector<Observation> selfDifferences;
};

/// Why the runs cannot be a reference: they failed or did not write an output; empty if they can.
std::string whyNoReference(const RunSet &runs, const VerifyCase &testCase);

/// Compares runs with those of a reference. Errors: outputs that cannot be read any more.
llvm::Expected<Assessment> assess(const RunSet &reference, const RunSet &actual,
                                  const VerifyCase &testCase, bool defaultMasks);

} // namespace tranship::verify
