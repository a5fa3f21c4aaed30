// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "source/Edit.h"
#include "source/SourceFile.h"

#include <string>
#include <vector>

namespace tranship::rules {

/// Casts an expression, with parentheses around it where it needs them: `(type)a`, `(type)(a + b)`.
std::vector<Edit> castEdits(const SourceFile &file, Range value, const std::string &type);

} // namespace tranship::rules
