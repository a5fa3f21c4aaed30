// Holds the runs of one side against those of the other.
#pragma once

#include "verify/compare/Comparison.h"
#include "verify/model/Outcome.h"
#include "verify/run/Run.h"

namespace tranship::verify {

/// From good to bad.
enum class Relation : uint8_t {
  Agrees,
  /// But for numbers, or an order of lines, in which the reference differs from itself from run to
  /// run.
  AgreesElsewhere,
  /// Where the reference differs from itself, and nothing else was compared.
  Unstable,
  /// Other bytes, of which only the hash was brought here from another machine.
  Unknown,
  /// Only as much as rounding in another order can do.
  Rounding,
  Differs
};

struct OutputAssessment {
  std::string output;
  Relation relation = Relation::Agrees;
  /// Of the first run that does not agree, or of the first one.
  Comparison comparison;
};

struct Assessment {
  Relation relation = Relation::Agrees;
  /// What agrees; empty when nothing does.
  std::string note;
  /// How it ended apart: neither side wrote anything that could be compared.
  bool comparedNothing = false;
  /// No outputs are to be compared; and the exit code is one that nothing has by itself.
  bool isEndAsked = false, isEndTelling = false;
  /// What does not.
  std::vector<Observation> evidence;
  std::vector<OutputAssessment> outputs;
  /// Where the reference differs from itself from run to run.
  std::vector<Observation> selfDifferences;
};

/// Why runs cannot be held against others: they ended badly or left an output out. Empty: they can.
std::string whyNoReference(const RunSet &runs, const VerifyCase &testCase);

/// Errors: outputs that cannot be read any more.
llvm::Expected<Assessment> assess(const RunSet &reference, const RunSet &actual,
                                  const VerifyCase &testCase, bool defaultMasks);

} // namespace tranship::verify
