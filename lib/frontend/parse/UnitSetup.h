// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How clang is set up for a unit: its flags, its files, and where it looks for headers.
#pragma once

#include "frontend/precompile/CompilerSetup.h"
#include "frontend/precompile/LargeHeader.h"
#include "frontend/precompile/PreludePch.h"

#include "clang/Lex/HeaderSearch.h"

namespace tranship::frontend {

/// Clang counts what it finds in a folder of -idirafter as the system's. If the folder is searched
/// for quoted includes too, its headers are the user's in both kinds of include: that is how
/// folders are searched that no command names.
void keepUsersHeaders(clang::HeaderSearch &search, const CompileCommand &command);

/// What a unit is parsed on.
struct ParseBase {
  /// The precompiled prelude; null: its text is included, or the unit is parsed on a toolkit.
  const Pch *prelude = nullptr;
  /// Large headers on top of it; null: none.
  const LargeHeader *largeHeader = nullptr;
  /// The language that the unit is parsed as. On tranship's own headers, plain C++ is parsed as CUDA too and cplusplus.h
  /// hides it, so one precompiled prelude is enough for all units.
  bool asCuda = true;
};

/// Clang's arguments for a unit.
std::vector<std::string> unitArguments(const CompileCommand &command, const ParseOptions &options,
                                       const ParseBase &base);

/// The precompiled prelude for the unit, or null.
const Pch *preludeOf(const CompileCommand &command, const ParseOptions &options);

llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> unitFiles(CompilerSetup &setup,
                                                                 const CompileCommand &command,
                                                                 const ParseOptions &options,
                                                                 const ParseBase &base);

/// The path of the precompiled header in these files; empty: none.
llvm::StringRef pchOf(const CompileCommand &command, const ParseBase &base);

/// Null if clang does not understand the command.
std::shared_ptr<clang::CompilerInvocation>
unitInvocation(CompilerSetup &setup, const CompileCommand &command, const ParseOptions &options,
               const ParseBase &base, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
               clang::DiagnosticConsumer &diagnostics);

} // namespace tranship::frontend
