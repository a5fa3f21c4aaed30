// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Judges the runs of a case: selects the reference for each, and the outcome.
#pragma once

#include "verify/judge/AssessedVariant.h"

namespace tranship::verify {

/// A variant with its outcome.
struct JudgedVariant : AssessedVariant {
  Outcome outcome;
};

/// Compares the runs of all variants of a case and judges them, in the same order. If something
/// differs, both sides run again. Errors: a run fails to start, or an output cannot be read any
/// more.
llvm::Expected<std::vector<JudgedVariant>>
judgeCase(const VerifyJob &job, const VerifyCase &testCase, std::vector<RanVariant> variants);

} // namespace tranship::verify
