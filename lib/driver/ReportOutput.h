// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the report to a stream or a file.
#pragma once

#include "driver/Rooms.h"
#include "driver/RunPlan.h"

#include "report/Report.h"

namespace tranship::driver {

/// What a run knows after it has written its results.
struct RunOutcome {
  std::vector<VerifiedProgram> verified;
  /// Rules of the user that match nothing.
  std::vector<std::string> unusedRules;
  /// The files that were written.
  std::vector<std::string> written;
};

/// Checks --report-file before anything is parsed.
llvm::Error checkReportFile(const ReportRequest &request, llvm::ArrayRef<InputFile> inputs,
                            const OutputPlan &plan);

/// Writes the report. With --report-file, the summary line goes to standard error.
llvm::Error writeReport(const ReportRequest &request, const RunPlan &plan, const RunResult &result,
                        const RunOutcome &outcome = {});

} // namespace tranship::driver
