// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The build check of makefiles: what make finds and runs before and after.
#pragma once

#include "buildfiles/BuildDifferences.h"

namespace tranship::buildfiles {

/// `makefile`: one that no other includes. Returns the files that were compared.
std::set<std::string> checkMakefile(const std::string &makefile, const BuildPair &pair,
                                    const BuildOptions &options, BuildDifferences &differences);

} // namespace tranship::buildfiles
