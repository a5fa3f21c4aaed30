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
  /// They agree, except for numbers or an order of lines in which the reference itself differs from
  /// run to run.
  AgreesElsewhere,
  /// They differ only where the reference itself differs, and there is nothing else to compare.
  Unstable,
  /// Their bytes differ, and only their hashes were brought here from another machine.
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
  /// What agrees; empty: nothing does.
  std::string note;
  /// Neither side wrote anything that could be compared.
  bool comparedNothing = false;
  /// The manifest asks for no outputs; and it expects an exit code that a program which does
  /// nothing does not have.
  bool isEndAsked = false, isEndTelling = false;
  /// What does not agree.
  std::vector<Observation> evidence;
  std::vector<OutputAssessment> outputs;
  /// Where the reference differs from itself from run to run.
  std::vector<Observation> selfDifferences;
};

/// Why runs cannot be a reference: they failed or did not write an output. Empty: they can be.
std::string whyNoReference(const RunSet &runs, const VerifyCase &testCase);

/// Compares runs with those of a reference. Errors: outputs that cannot be read any more.
llvm::Expected<Assessment> assess(const RunSet &reference, const RunSet &actual,
                                  const VerifyCase &testCase, bool defaultMasks);

} // namespace tranship::verify
