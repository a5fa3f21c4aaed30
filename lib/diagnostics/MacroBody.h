// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a diagnostic about code from a macro says of the place where the code is written.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace tranship {

constexpr llvm::StringLiteral macroBodyMessage = "written in this macro";

} // namespace tranship
