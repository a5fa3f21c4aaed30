// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds every name in a file that may be CUDA's: by what Clang resolved, and by the tokens where
// Clang saw nothing.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

std::vector<NameSite> findNames(const SourceFile &file, const frontend::FileEvidence &evidence,
                                const std::set<std::string> &userNames,
                                const mapping::Table &table);

} // namespace tranship::rules
