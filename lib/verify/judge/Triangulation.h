// One verdict from all runs of a case: whose fault is what differs?
#pragma once

#include "verify/judge/Verification.h"

namespace tranship::verify {

/// From good to bad; the worst one that holds is the verdict.
enum class Verdict : uint8_t {
#define VERDICT(Name, Id, Meaning) Name,
#include "verify/judge/Verdicts.def"
};

llvm::StringRef idOf(Verdict verdict);
llvm::StringRef meaningOf(Verdict verdict);
/// Something was shown, and nothing speaks against the port.
bool isGood(Verdict verdict);

struct CaseVerdict {
  std::string testCase;
  Verdict verdict = Verdict::NotShown;
  /// What speaks for it; of the emulator's reports those with the line.
  std::vector<Observation> evidence;
};

/// A verdict for each case.
std::vector<CaseVerdict> triangulate(const Verification &verification);

} // namespace tranship::verify
