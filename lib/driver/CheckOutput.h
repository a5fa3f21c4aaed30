// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints what `tranship check` found.
#pragma once

#include "driver/CheckArguments.h"
#include "driver/Rooms.h"

#include "diagnostics/Baseline.h"
#include "translate/Fixes.h"

namespace tranship::driver {

/// What the line that sums up tells besides findings.
struct CheckSummary {
  size_t files = 0, notParsed = 0;
  Baseline::Removed baseline;
  Fixes fixes;
};

llvm::Error printFindings(const Findings &findings, const CheckArguments &arguments);

/// To standard error.
void printSummary(const Findings &findings, const CheckSummary &summary);

/// The ids of a set, with what they are about.
void printKinds(const KindSet &kinds);

} // namespace tranship::driver
