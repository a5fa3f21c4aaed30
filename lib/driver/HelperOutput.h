// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where a port's helpers go (mapping/Helpers.h).
#pragma once

#include "driver/RunPlan.h"

namespace tranship::driver {

/// Where helpers go unless the user says so: a tree has one header, a single file has its own.
rules::HelperForm defaultHelperForm(const RunRequest &request, const OutputPlan &plan);

/// Adds the headers with helpers to the files that the run writes. A header that is there already
/// keeps what it has, for files that are not part of this run. Errors: a file of that name that
/// tranship did not write.
llvm::Error addHelperHeaders(const RunPlan &plan, RunResult &result);

} // namespace tranship::driver
