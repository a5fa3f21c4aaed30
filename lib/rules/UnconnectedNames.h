// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Plain C++ files that use CUDA names although none of their includes leads to CUDA. The build may provide the header in a
// way that this run does not see (`-include` in a Makefile, a precompiled header). Such a file is not translated, since the
// names may belong to something else.
#pragma once

#include "rules/Rule.h"

#include <optional>

namespace tranship::rules {

/// For files that have `FileEvidence::unconnected` names, instead of the rules: one finding, at the first name that would
/// have to be translated and that no such unit declares.
std::optional<Finding> unconnectedNames(const FileView &view, const frontend::Evidence &all);

} // namespace tranship::rules
