// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Judges the runs of a case: what each is compared with, and the outcome.
#pragma once

#include "verify/judge/AssessedVariant.h"

namespace tranship::verify {

/// A variant with its outcome.
struct JudgedVariant : AssessedVariant {
  Outcome outcome;
};

/// Compares the runs of all variants of a case and judges them, in the same order. When something
/// differs, both sides run again. Errors: runs that cannot be made, outputs that cannot be read any
/// more.
llvm::Expected<std::vector<JudgedVariant>>
judgeCase(const VerifyJob &job, const VerifyCase &testCase, std::vector<RanVariant> variants);

} // namespace tranship::verify
