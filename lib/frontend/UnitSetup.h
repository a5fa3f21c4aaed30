// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How clang is set up for a unit: its flags, its files, and where it looks for headers.
#pragma once

#include "frontend/CompilerSetup.h"
#include "frontend/Preamble.h"
#include "frontend/PrecompiledPrelude.h"

#include "clang/Lex/HeaderSearch.h"

namespace tranship::frontend {

/// Clang counts what it finds in a folder of -idirafter as the system's. If the folder is searched
/// for quoted includes too, its headers are the user's in both kinds of include: that is how
/// folders are searched that no command names.
void keepUsersHeaders(clang::HeaderSearch &search, const CompileCommand &command);

/// Clang's arguments for a unit. `asCuda`: the language that it is parsed as.
std::vector<std::string> unitArguments(const CompileCommand &command, const ParseOptions &options,
                                       llvm::StringRef standard, bool asCuda,
                                       bool hasPrecompiledPrelude);

/// The precompiled prelude that the unit is parsed on, or null. `preamble`: a layer that stands on it or contains it.
const PrecompiledHeader *preludeOf(const CompileCommand &command, const ParseOptions &options,
                                   const Preamble *preamble);

/// `precompiled`, `preamble`: what the unit is parsed on; null: nothing.
llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem>
unitFiles(CompilerSetup &setup, const CompileCommand &command, const ParseOptions &options,
          const PrecompiledHeader *precompiled, const Preamble *preamble);
llvm::StringRef pchOf(const CompileCommand &command, const PrecompiledHeader *precompiled,
                      const Preamble *preamble);

/// Null if clang does not understand the command.
std::shared_ptr<clang::CompilerInvocation>
unitInvocation(CompilerSetup &setup, const CompileCommand &command, const ParseOptions &options,
               bool asCuda, bool hasPrecompiledPrelude,
               llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
               clang::DiagnosticConsumer &diagnostics);

} // namespace tranship::frontend
