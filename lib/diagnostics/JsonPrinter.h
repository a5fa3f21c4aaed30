// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints findings for programs in a format of our own (docs/portability-checks.md).
#pragma once

#include "diagnostics/Finding.h"

#include "llvm/Support/JSON.h"

namespace tranship {

/// {"version", "summary", "findings": [{id, severity, file, line, column, message, …}]}
llvm::json::Value findingsAsJson(const Findings &findings);

} // namespace tranship
