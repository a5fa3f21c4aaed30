// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The blocks of a grid, which HIP's grid groups do not count.
#pragma once

#include "rules/Rule.h"

#include <optional>

namespace tranship::rules {

/// The edit that makes `grid.block_rank()` or another such call an expression over `blockIdx` and
/// `gridDim`. Nothing if `site` is no such call.
std::optional<Edit> gridIndexEdit(const FileContext &context, const NameSite &site);

} // namespace tranship::rules
