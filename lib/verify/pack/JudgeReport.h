// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports on the results of a pack: as text, as JSON, and as JUnit XML for CI.
#pragma once

#include "verify/report/Timing.h"
#include "verify/report/VerifyReport.h"

namespace tranship::verify {

struct JudgedProgram {
  std::string name;
  Verification verification;
  std::vector<CaseVerdict> verdicts;
  std::vector<TimeComparison> times;

  /// The worst verdict of its cases.
  Verdict verdict() const;
};

struct JudgedPack {
  /// The pack's folder as the user named it; the tool that built it, and when.
  std::string pack, packTool, packTime;
  /// The CUDA toolkit that built it; unknown if none did.
  Version cuda;
  /// The machine that ran it, and when.
  std::string device, system, time;
  /// The runner ran everything.
  bool isComplete = true;
  std::vector<JudgedProgram> programs;
};

std::string textReport(const JudgedPack &judged, const VerifyReportOptions &options);
llvm::json::Value jsonReport(const JudgedPack &judged, const VerifyReportOptions &options);
/// Makes a test suite of each program and a test case of each backend.
std::string junitReport(const JudgedPack &judged);

} // namespace tranship::verify
