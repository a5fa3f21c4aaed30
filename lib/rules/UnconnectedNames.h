// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plain C++ files that use CUDA's names although none of their includes leads to CUDA. The build
// may provide the header in a way that this run does not see (`-include` in a Makefile, a
// precompiled header). Such a file is not translated, since the names may belong to something else.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

/// Is called instead of the rules for files that have `FileEvidence::unconnected` names. Reports
/// once, at the first name that would have to be translated and that no such unit declares.
void diagnoseUnconnectedNames(FileContext &context, const frontend::Evidence &all);

} // namespace tranship::rules
