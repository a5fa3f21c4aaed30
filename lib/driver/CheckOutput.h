// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the findings of `tranship check`.
#pragma once

#include "driver/CheckArguments.h"
#include "driver/Rooms.h"

#include "diagnostics/Baseline.h"
#include "translate/Fixes.h"

namespace tranship::driver {

/// What the summary line shows in addition to the findings.
struct CheckSummary {
  size_t files = 0;
  /// Files that clang could not parse in full.
  std::vector<std::string> notParsed;
  /// The HIP version, if it is that of an installed HIP.
  std::string hipVersion;
  /// The newest HIP in the tables, if that one is newer.
  std::string endOfHipTables;
  /// The compile database that was found in a build folder; empty: none.
  std::string foundDatabase;
  /// Inputs that are HIP already, which no check looks at; not among `files`.
  size_t hip = 0;
  Baseline::Removed baseline;
  Fixes fixes;
  /// What the port check found; empty: nothing was checked.
  std::string port;
};

llvm::Error printFindings(const Findings &findings, const CheckArguments &arguments);

/// Prints the summary line to standard error, below one on the port if that was checked.
void printSummary(const Findings &findings, const CheckSummary &summary);

/// Prints each kind of the set with its severity, group and summary.
void printKinds(const KindSet &kinds);

} // namespace tranship::driver
