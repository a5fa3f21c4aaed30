// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a macro with a row's `call` becomes.
#pragma once

#include "rules/Rule.h"

namespace tranship::rules {

/// HIP's macro where the macro is defined or tested for being defined, and the row's `call` where
/// its value matters. The row has a `call`.
std::string macroReplacement(const FileContext &context, const NameSite &site,
                             const mapping::Row &row);

} // namespace tranship::rules
