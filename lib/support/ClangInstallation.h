// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where clang is installed: the one that came with this program, or else the one that belongs to
// the LLVM that it is linked with. The search happens on first use, so that programs can be moved;
// it starts no process.
#pragma once

#include <string>

namespace tranship {

/// The folder of clang's own headers (`stddef.h`, wrappers for CUDA) and runtime libraries, as in
/// `-resource-dir`; empty if there is none.
const std::string &clangResourceFolder();

/// The path of `clang++`; empty if this version is not installed.
const std::string &clangCompiler();

} // namespace tranship
