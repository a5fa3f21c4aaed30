// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks sources that a command has read. `tranship check` prints what this returns.
#pragma once

#include "driver/CheckArguments.h"
#include "driver/RunPlan.h"
#include "project/FileSettings.h"
#include "translate/CheckRun.h"

#include <memory>

namespace tranship::driver {

struct CheckedSources {
  FileSettings kinds;
  /// The result points to its inputs.
  RunPlan plan;
  RunResult result;
};

/// `isStopped`: as in RunControl. Errors: those of planRun and translateRun, and globs that match no kind.
llvm::Expected<std::unique_ptr<CheckedSources>>
checkSources(const CheckArguments &arguments, Project project, ReadSources sources,
             std::function<bool()> isStopped = nullptr);

/// Point to `checked`. Paths are shown relative to the current folder.
Findings findingsOf(const CheckedSources &checked, const CheckArguments &arguments);

} // namespace tranship::driver
