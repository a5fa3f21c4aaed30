// The parts of the reports that tell of receipts; all are empty without any.
#pragma once

#include "report/HtmlReport.h"

namespace tranship::report {

/// How many programs are in which state, and why some are not verified; `verbose`: a line for each.
std::string verifiedLines(const ReportOptions &options);

/// [{receipt, program, port, time, state, outcomes, problems, tolerances, files}]
llvm::json::Array verifiedJson(const ReportOptions &options);

/// "2 of 3 programs verified", for the boxes on top.
std::string verifiedBox(const ReportOptions &options);
/// A table with a row for each program.
std::string verifiedSection(const ReportOptions &options, const HtmlLimits &limits);
/// What stands beside a file's name.
std::string verifiedBadge(VerifiedProgram::State state);

} // namespace tranship::report
