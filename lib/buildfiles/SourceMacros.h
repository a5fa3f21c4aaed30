// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The macros with which build files compile sources, as far as their text tells. Nothing is executed.
#pragma once

#include "buildfiles/BuildProgram.h"

#include <map>

namespace tranship::buildfiles {

/// For `-D`: "NAME" or "NAME=value".
using Macros = std::vector<std::string>;

/// By the absolute path of a source: what each of the targets that compile it defines, the same macros
/// only once. Sources that no target defines macros for are missing.
using SourceMacros = std::map<std::string, std::vector<Macros>>;

/// No more sets of macros are kept for a source; later targets do not count.
inline constexpr size_t maxMacroSets = 4;

/// Of CMake projects and makefiles among `buildFiles` (absolute paths). Targets that are for AMD's GPUs
/// or other platforms already do not count, nor do macros whose values only a build knows.
SourceMacros sourceMacros(llvm::ArrayRef<std::string> buildFiles, const TreeFiles &files);

} // namespace tranship::buildfiles
