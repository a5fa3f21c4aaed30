// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The details of one file in the HTML report: its diagnostics and its changed lines.
#pragma once

#include "report/HtmlReport.h"
#include "report/Summary.h"

namespace tranship::report {

/// `id` is the id of the file's element; the ids of its lines are derived from it.
std::string htmlDetails(const FileSummary &file, llvm::StringRef id, const HtmlLimits &limits);

/// Writes a number with separators: "1,234".
std::string grouped(size_t number);

} // namespace tranship::report
