// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C++ standard of sources whose compile commands are unknown.
#pragma once

#include "buildfiles/TargetSettings.h"

#include "llvm/ADT/ArrayRef.h"

namespace tranship::buildfiles {

/// By the absolute path of a source: `-std=c++20`.
using SourceStandards = std::map<std::string, std::string>;

/// The standards of sources (absolute paths). A source is missing if C++17, with which we parse anyway, is
/// new enough, or if no build file names a standard. For CUDA sources, `ofTargets` decides. For others, texts do,
/// whatever their conditions: those of the nearest folder at or above the source whose build files name a standard. If
/// there is none, the build files of the tree that mention CUDA do. The newest standard of a folder counts, and those of
/// build files that mention CUDA count more. Those of `hostSources`, which are for a host compiler, may be C++11 or C++14.
SourceStandards sourceStandards(llvm::ArrayRef<std::string> buildFiles,
                                llvm::ArrayRef<std::string> sources, CMakeModel &model,
                                const TargetStandards &ofTargets = {},
                                const std::set<std::string> &hostSources = {});

/// The newest C++ standard that the text of a build file names, such as 20; 0: none. Comments that
/// begin with `#` do not count. `onlyHosts`: nor do lines that are about the compiler of CUDA.
unsigned standardIn(llvm::StringRef buildFile, bool onlyHosts = false);

/// The newest C++ standard that the commands of a CMake file name; 0: none.
unsigned standardIn(const CMakeFile &file, bool onlyHosts = false);

} // namespace tranship::buildfiles
