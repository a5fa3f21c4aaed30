// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which sources build files compile, with which macros and which standard, as far as the text of the files shows. Nothing is
// executed.
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

/// By the absolute path of a CUDA source: the newest C++ standard that a target gives its compiler, such as 20. A source is
/// missing if no target that compiles it names one.
using TargetStandards = std::map<std::string, unsigned>;

struct TargetSettings {
  SourceMacros macros;
  TargetStandards standards;
};

/// The settings of the CMake projects and makefiles among `buildFiles` (absolute paths). Leaves out targets
/// for AMD GPUs and other platforms, and macros whose values only a build knows.
TargetSettings targetSettings(llvm::ArrayRef<std::string> buildFiles, CMakeModel &model,
                              const CMakePlatform &platform = {});

} // namespace tranship::buildfiles
