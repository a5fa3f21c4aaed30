// What the runs of one variant come to, once they are assessed.
#pragma once

#include "verify/judge/Verification.h"

namespace tranship::verify {

/// What the emulator reported in any run, each kind and place once.
std::vector<emulator::Report> reportsOf(const VariantResult &result);

/// Some kernel of the port finds or leaves something else, and neither rounding nor the order of
/// threads is why.
bool kernelsDiffer(const VariantResult &result);

/// What agrees, where nothing of what the program wrote differs: "stdout: 2 numbers agree".
std::string agreementOf(const VariantResult &result);

/// Why nothing is known though nothing differs: empty output on both sides, and an exit code that
/// a program has which does nothing. Empty: something was compared.
std::string whyNotShown(const VariantResult &result);

/// By the assessment and `result.reports`.
Outcome outcomeOf(const VariantResult &result);

} // namespace tranship::verify
