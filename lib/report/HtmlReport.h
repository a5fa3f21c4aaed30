// The report as one page for a browser: no other file, no network. The page works without its
// script, which only filters.
#pragma once

#include "report/Report.h"

namespace tranship::report {

/// What keeps the page of a large tree small enough for a browser. What is left out is said there.
struct HtmlLimits {
  size_t files = 2000;
  /// Places.
  size_t leftOut = 30;
  size_t receipts = 500;
  size_t diagnosticsPerFile = 200;
  size_t diffLinesPerFile = 400;
  /// In bytes, like `details`.
  size_t lineLength = 500;
  /// Of all diffs and diagnostics together; files with the most left come first.
  size_t details = 8u << 20;
};

std::string htmlReport(const translate::Translation &translation, const ReportOptions &options,
                       const HtmlLimits &limits = {});

/// The frame of the page, with `<!--@name-->` where parts go (generated from report.html at build
/// time).
llvm::StringRef reportTemplate();

} // namespace tranship::report
