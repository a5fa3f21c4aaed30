// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on the constants of an instruction, in guards and forms: `$2 + $3 <= 32`, `mask($3)`.
#pragma once

#include "rules/ptx/PtxValue.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::rules {

/// The value of an expression of constant operands; nothing if one of them is none. Has C++'s
/// operators `&& | & == != < <= > >= << >> + - *`, parentheses and `mask(bits)`.
std::optional<uint64_t> computePtx(llvm::StringRef expression, llvm::ArrayRef<PtxValue> operands);

/// The text of such an expression: a number where the operands are numbers.
std::string computedText(llvm::StringRef expression, llvm::ArrayRef<PtxValue> operands);

} // namespace tranship::rules
