// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a macro with a row's `call` becomes.
#pragma once

#include "rules/Rule.h"

#include <cstdint>
#include <optional>

namespace tranship::rules {

/// HIP's macro where the macro is defined or tested for being defined, and the row's `call` where
/// its value matters. The row has a `call`.
std::string macroReplacement(const FileContext &context, const NameSite &site,
                             const mapping::Row &row);

/// The number that a version of CUDA's or of a library's stands for in the port: the macro's row has
/// a number for `call`. Nothing for other names.
std::optional<int64_t> versionValue(llvm::ArrayRef<mapping::Row> rows, const RuleOptions &options);

/// The value of a macro in the port, if it is a version of CUDA's and not one of `userNames`.
std::optional<int64_t> valueInPort(llvm::StringRef macro, const std::set<std::string> &userNames,
                                   const mapping::Table &table, const RuleOptions &options);

} // namespace tranship::rules
