// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts of the reports about receipts. Without receipts, all of them are empty.
#pragma once

#include "report/HtmlReport.h"

namespace tranship::report {

/// Says how many programs are in each state and why some are not verified; `verbose`: one line for
/// each program.
std::string verifiedLines(const RunFacts &run, const ReportOptions &options);

/// [{receipt, program, port, time, state, outcomes, problems, tolerances, files}]
llvm::json::Array verifiedJson(const RunFacts &run, const ReportOptions &options);

/// "2 of 3 programs verified", for the boxes on top.
std::string verifiedBox(const RunFacts &run);
/// A table with a row for each program.
std::string verifiedSection(const RunFacts &run, const ReportOptions &options,
                            const HtmlLimits &limits);
/// The badge beside a file's name.
std::string verifiedBadge(VerifiedProgram::State state);

} // namespace tranship::report
