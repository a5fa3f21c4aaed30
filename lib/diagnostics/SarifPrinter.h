// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints findings as SARIF 2.1.0, which code scanning services and editors read.
#pragma once

#include "diagnostics/Finding.h"

#include "llvm/Support/JSON.h"

namespace tranship {

llvm::json::Value findingsAsSarif(const Findings &findings);

} // namespace tranship
