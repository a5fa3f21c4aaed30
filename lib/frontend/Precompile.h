// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes a precompiled header in memory.
#pragma once

#include "frontend/CompilerSetup.h"

#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

namespace tranship::frontend {

/// Makes the callbacks that look at the includes of a precompiled header.
using ObserveIncludes =
    llvm::function_ref<std::unique_ptr<clang::PPCallbacks>(clang::Preprocessor &)>;

/// Which bodies of functions a precompiled header holds.
enum class KeptBodies : uint8_t { None, Templates };

/// Precompiles the file `header`, on top of the precompiled header that `files` holds at `below`
/// (empty: of none). Returns its bytes, or nothing if clang cannot make it.
std::string precompile(const std::string &header, llvm::ArrayRef<std::string> arguments,
                       llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, llvm::StringRef below,
                       CompilerSetup &setup, KeptBodies bodies, ObserveIncludes observe);

} // namespace tranship::frontend
