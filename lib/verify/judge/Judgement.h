// Judges the runs of a case: what each is held against, and the outcome.
#pragma once

#include "verify/judge/VariantRuns.h"

namespace tranship::verify {

/// Fills in assessments, reports and outcomes. When something differs, both sides run again.
/// Errors: runs that cannot be made, outputs that cannot be read any more.
llvm::Error judgeCase(const VerifyJob &job, const VariantRuns &runs, const VerifyCase &testCase,
                      llvm::MutableArrayRef<VariantResult> results);

} // namespace tranship::verify
