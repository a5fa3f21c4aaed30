// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a macro with a row's `call` becomes.
#pragma once

#include "rules/FileView.h"

#include <cstdint>
#include <optional>

namespace tranship::rules {

/// Whether the code defines the macro `name` (a token), or only asks whether it is defined.
bool wantsName(const SourceFile &file, size_t name);

/// HIP's macro where the macro is defined or tested for being defined, and the row's `call` where
/// its value matters. The row has a `call`.
std::string macroReplacement(const FileView &view, const ResolvedUse &use, const mapping::Row &row);

/// The value in the port of a macro for a version of CUDA or of a library: the macro's row has a
/// number for `call`. Nothing for other names.
std::optional<int64_t> versionValue(llvm::ArrayRef<mapping::Row> rows, const RuleOptions &options);

/// What the tables know about a macro in a build of the port: HIP does not define those that it lacks.
MacroState macroInPort(llvm::StringRef macro, const std::set<std::string> &userNames,
                       const mapping::Table &table, const RuleOptions &options);

} // namespace tranship::rules
