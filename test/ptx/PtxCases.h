// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions to test translations of inline PTX with: each line of the table of forms, with
// constants for which its guard holds.
#pragma once

#include "rules/ptx/PtxForm.h"

#include <string>
#include <vector>

namespace tranship::ptx {

struct Case {
  std::string opcode;
  /// `shl.b32 %0, %1, 7;`
  std::string text;
  /// The types of %0, %1, …; the result first.
  std::vector<rules::PtxType> operands;
};

/// Calls `use` for each opcode of a form and each choice of its constants. The form has a result.
void forEachCase(const rules::PtxForm &form, llvm::function_ref<void(const Case &)> use);

} // namespace tranship::ptx
