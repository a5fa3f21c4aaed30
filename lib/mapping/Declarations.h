// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes C++ declarations of everything that the rows describe, for clang to parse CUDA sources on.
// Only what the translation needs is declared: functions are `RESULT name(...)`, so that no change
// of a signature between toolkit versions can break a parse.
#pragma once

#include "mapping/Row.h"

#include <string>

namespace tranship::mapping {

std::string writeDeclarations(llvm::ArrayRef<Row> rows);

} // namespace tranship::mapping
