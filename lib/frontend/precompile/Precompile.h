// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes a precompiled header in memory.
#pragma once

#include "frontend/precompile/CompilerSetup.h"

#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

namespace tranship::frontend {

/// Makes the callbacks that look at the includes of a precompiled header.
using ObserveIncludes =
    llvm::function_ref<std::unique_ptr<clang::PPCallbacks>(clang::Preprocessor &)>;

/// Which bodies of functions a precompiled header holds.
enum class KeptBodies : uint8_t {
  None,
  Templates,
  /// Those of templates, but what the header itself instantiates is not instantiated.
  TemplatesOnDemand,
};

/// Whether locations in macros are exact. The headers of libraries need that least.
enum class MacroPlaces : uint8_t { Exact, Thinned };

/// Precompiles the file `header`, on top of the precompiled header that `files` holds at `below`
/// (empty: of none). `diagnostics` hears of clang's errors. Returns its bytes, or null if clang cannot make it.
std::unique_ptr<llvm::MemoryBuffer>
precompile(const std::string &header, llvm::ArrayRef<std::string> arguments,
           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, llvm::StringRef below,
           CompilerSetup &setup, KeptBodies bodies, ObserveIncludes observe,
           clang::DiagnosticConsumer *diagnostics = nullptr,
           MacroPlaces places = MacroPlaces::Exact);

} // namespace tranship::frontend
