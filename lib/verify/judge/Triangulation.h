// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Derives one verdict from all runs of a case: what causes a difference?
#pragma once

#include "verify/judge/Verification.h"

namespace tranship::verify {

/// Verdicts from good to bad; the worst one with evidence applies.
enum class Verdict : uint8_t {
#define VERDICT(Name, Id, Meaning) Name,
#include "verify/judge/Verdicts.def"
};

llvm::StringRef idOf(Verdict verdict);
llvm::StringRef meaningOf(Verdict verdict);
/// The runs show that the port does what the original does.
bool isGood(Verdict verdict);

struct CaseVerdict {
  std::string testCase;
  Verdict verdict = Verdict::NotShown;
  /// The evidence for the verdict.
  std::vector<Observation> evidence;
};

/// Returns a verdict for each case.
std::vector<CaseVerdict> triangulate(const Verification &verification);

} // namespace tranship::verify
