// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Finds every name in a file that may be a CUDA name: by what Clang resolved, and by the tokens where
// Clang saw nothing.
#pragma once

#include "frontend/evidence/Evidence.h"
#include "mapping/Table.h"
#include "rules/Resolve.h"

namespace tranship::rules {

std::vector<NameSite> findNames(const SourceFile &file, const frontend::FileEvidence &evidence,
                                const std::set<std::string> &userNames,
                                const mapping::Table &table);

} // namespace tranship::rules
