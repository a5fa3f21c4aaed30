// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports on a verification, as text and as JSON.
#pragma once

#include "verify/backends/Machine.h"
#include "verify/judge/Triangulation.h"
#include "verify/judge/Verification.h"
#include "verify/run/KernelReplay.h"

#include "llvm/Support/JSON.h"

namespace tranship::verify {

struct VerifyReportOptions {
  /// The program as the user named it.
  std::string program;
  /// "tranship 1.0".
  std::string tool;
  /// Also reports each run.
  bool verbose = false;
  /// The time, for receipts: "2026-11-22T12:00:00Z".
  std::string time;
};

std::string textReport(const Verification &verification, const std::vector<CaseVerdict> &verdicts,
                       const VerifyReportOptions &options);
llvm::json::Value jsonReport(const Verification &verification,
                             const std::vector<CaseVerdict> &verdicts,
                             const VerifyReportOptions &options);

/// The report on a replayed launch.
llvm::json::Value jsonReport(const KernelReplay &replay, const KernelVerdict &verdict);

/// Lists what this machine can run, and what is missing.
std::string doctorReport(const Machine &machine);
llvm::json::Value doctorJson(const Machine &machine);

} // namespace tranship::verify
