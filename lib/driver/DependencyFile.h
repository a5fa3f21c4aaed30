// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// --depfile: what a result was made from, for the build that asked for it.
#pragma once

#include "driver/Output.h"
#include "driver/RunPlan.h"

#include <set>

namespace tranship::driver {

/// A rule of make: the targets depend on the files. Each file is also a target of its own, so that
/// a build goes on after one was deleted.
std::string dependencyRule(llvm::ArrayRef<std::string> targets, const std::set<std::string> &files);

/// Writes the rule for the translated units: the files that they were made from are those that were
/// parsed or rewritten, and the config and rule files. Does nothing without --depfile. Paths are
/// relative to the current folder if that of `-o` is, as in a makefile; else absolute.
llvm::Error writeDependencyFile(const RunRequest &request, const RunPlan &plan,
                                const RunResult &result);

} // namespace tranship::driver
