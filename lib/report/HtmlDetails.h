// What the HTML report tells of one file: its diagnostics and its changed lines.
#pragma once

#include "report/HtmlReport.h"
#include "report/Summary.h"

namespace tranship::report {

/// `id` is the one of the file's element; those of its lines are made from it.
std::string htmlDetails(const FileSummary &file, llvm::StringRef id, const HtmlLimits &limits);

/// "1,234"
std::string grouped(size_t number);

} // namespace tranship::report
