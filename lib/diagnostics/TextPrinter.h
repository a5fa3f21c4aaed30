// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints findings in the format of Clang: position, message, the line with a caret, notes.
#pragma once

#include "diagnostics/Finding.h"

namespace tranship {

/// Suppressed findings are left out.
std::string findingsAsText(const Findings &findings, bool colors);

} // namespace tranship
