// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where clang is installed: the one that came with this program, or else the one that belongs to
// the LLVM that it is linked with.
// Found when it is asked for, so that programs can be moved; no process is started.
#pragma once

#include <string>

namespace tranship {

/// The folder of clang's own headers (`stddef.h`, wrappers for CUDA) and runtime libraries, as in
/// `-resource-dir`; empty when there is none.
const std::string &clangResourceFolder();

/// The path of `clang++`; empty when there is none of this version.
const std::string &clangCompiler();

} // namespace tranship
