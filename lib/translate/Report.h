// What a run tells: for people, and for programs.
#pragma once

#include "translate/Translate.h"

#include "llvm/Support/JSON.h"

#include <string>

namespace tranship {

struct ReportOptions {
  /// Notes too, not only what somebody must look at.
  bool verbose = false;
  /// Paths below it are shown relative to it.
  std::string workingDirectory;
};

/// One line for each diagnostic in clang's format, its advice on the next, and a summary.
std::string textReport(const Translation &translation, const ReportOptions &options);

/// {"version", "summary", "files": [{path, edits}], "diagnostics": [{id, severity, file, line,
/// column, …}]}
llvm::json::Value jsonReport(const Translation &translation, const ReportOptions &options);

} // namespace tranship
