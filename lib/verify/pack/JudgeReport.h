// What a pack's results come to, for people, for programs, and for CI.
#pragma once

#include "verify/report/Timing.h"
#include "verify/report/VerifyReport.h"

namespace tranship::verify {

struct JudgedProgram {
  std::string name;
  Verification verification;
  std::vector<CaseVerdict> verdicts;
  std::vector<TimeComparison> times;

  /// The worst one of its cases.
  Verdict verdict() const;
};

struct JudgedPack {
  /// The pack's folder as it was named; who built it and when.
  std::string pack, packTool, packTime;
  /// The toolkit that it was built with; not known: none of NVIDIA's.
  Version cuda;
  /// The machine where it ran, and when.
  std::string device, system, time;
  /// The runner came to the end.
  bool isComplete = true;
  std::vector<JudgedProgram> programs;
};

std::string textReport(const JudgedPack &judged, const VerifyReportOptions &options);
llvm::json::Value jsonReport(const JudgedPack &judged, const VerifyReportOptions &options);
/// A suite for each program, a case for each backend.
std::string junitReport(const JudgedPack &judged);

} // namespace tranship::verify
