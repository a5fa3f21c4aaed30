// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The build check of CMake projects: what their targets consist of before and after.
#pragma once

#include "buildfiles/BuildDifferences.h"

namespace tranship::buildfiles {

/// `path`: a CMake file that no other adds. Returns the files that were compared.
std::set<std::string> checkCMake(const std::string &path, const BuildPair &pair,
                                 const BuildOptions &options, BuildDifferences &differences);

} // namespace tranship::buildfiles
