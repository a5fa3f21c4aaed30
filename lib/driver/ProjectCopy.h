// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a port of a folder has besides translations: the rest of the project.
#pragma once

#include "driver/RunPlan.h"

namespace tranship::driver {

/// Adds the files that the run copies to the plan. Errors: the tree is too large to be copied.
llvm::Error addProjectFiles(const RunRequest &request, RunPlan &plan);

/// Takes copies back whose place a translation needs.
void removeTakenCopies(RunPlan &plan);

} // namespace tranship::driver
