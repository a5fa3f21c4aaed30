// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipSPARSE wants the buffer of an analysis again for the solve, which cuSPARSE remembers.
#pragma once

#include "rules/Rule.h"

#include <optional>

namespace tranship::rules {

/// The buffer to pass to the solve at `site`: the last argument of the analysis before it, with the
/// same descriptor, in the same block or one around it. Nothing if `site` is no such solve, or if
/// there is no such analysis.
std::optional<llvm::StringRef> bufferOfAnalysis(const FileContext &context, const NameSite &site);

} // namespace tranship::rules
