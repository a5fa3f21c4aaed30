// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which sources build files compile, and with which macros, as far as the text of the files shows. Nothing is executed.
#pragma once

#include "buildfiles/CMakeModel.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::buildfiles {

/// For `-D`: "NAME" or "NAME=value".
using Macros = std::vector<std::string>;

/// By the absolute path of a source: the set of macros of each target that compiles it, which may be empty. Equal sets
/// are there once. A source is missing if no target compiles it.
using SourceMacros = std::map<std::string, std::vector<Macros>>;

/// The most sets of macros that a source has; later targets do not count.
inline constexpr size_t maxMacroSets = 4;

/// The macros of the CMake projects and makefiles among `buildFiles` (absolute paths). Leaves out targets
/// for AMD GPUs and other platforms, and macros whose values only a build knows.
SourceMacros sourceMacros(llvm::ArrayRef<std::string> buildFiles, CMakeModel &model,
                          const CMakePlatform &platform = {});

} // namespace tranship::buildfiles
