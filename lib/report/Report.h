// What a run tells: for people, and for programs.
#pragma once

#include "report/Verified.h"
#include "translate/Translate.h"

#include "llvm/Support/JSON.h"

#include <string>

namespace tranship::report {

struct ReportOptions {
  /// Notes too, not only what somebody must look at.
  bool verbose = false;
  /// Paths below it are shown relative to it.
  std::string workingDirectory;
  /// What the inputs do not hold although it lies among them.
  std::vector<project::LeftOut> leftOut;
  /// What was verified of the inputs.
  std::vector<VerifiedProgram> verified;
  /// Text: diagnostics alone, nothing that sums up.
  bool quiet = false;
  /// Text: with escape sequences for a terminal.
  bool colors = false;
};

std::string shownPath(llvm::StringRef path, const ReportOptions &options);

/// Diagnostics as clang prints them, with the source line and a caret; of several files, what is
/// left by kind and where most is left (`verbose`: a line for each file); and a line that sums up.
std::string textReport(const translate::Translation &translation, const ReportOptions &options);

/// The last line of the text report.
std::string summaryLine(const translate::Translation &translation, const ReportOptions &options);

/// {"version", "summary", "files": [{path, edits, …}], "diagnostics": [{id, severity, file, line,
/// column, …}], "byKind": [{id, severity, count, …}], "mostLeft": [path], "kernels": [{name, file,
/// line, waveWidth, proof}], "receipts": [{receipt, program, state, …}]}
llvm::json::Value jsonReport(const translate::Translation &translation,
                             const ReportOptions &options);

} // namespace tranship::report
