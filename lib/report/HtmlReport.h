// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The report as one page for a browser. It needs no other file and no network, and works without
// its script, which only filters.
#pragma once

#include "report/Report.h"

namespace tranship::report {

/// Keeps the page for a large tree small enough for a browser. The page says what it leaves out.
struct HtmlLimits {
  size_t files = 2000;
  /// Excluded files and folders.
  size_t leftOut = 30;
  size_t receipts = 500;
  size_t diagnosticsPerFile = 200;
  size_t diffLinesPerFile = 400;
  /// Bytes of a line.
  size_t lineLength = 500;
  /// Bytes of all diffs and diagnostics together. Files with the most work left come first.
  size_t details = 8u << 20;
};

std::string htmlReport(const translate::Translation &translation, const RunFacts &run,
                       const ReportOptions &options, const HtmlLimits &limits = {});

/// The frame of the page, with `<!--@name-->` where parts go. It is generated from report.html at
/// build time.
llvm::StringRef reportTemplate();

} // namespace tranship::report
