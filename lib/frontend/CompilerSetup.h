// Sets up one run of clang: its file system, its flags, its instance. Shared by the parse of a unit
// and of the prelude.
#pragma once

#include "frontend/CompileCommand.h"
#include "frontend/Parse.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace tranship {

/// Our headers, laid over the real file system; relative paths start at `directory`. Not shared
/// between threads.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> headerFileSystem(const ParseOptions &options,
                                                                 llvm::StringRef directory);
/// A file of our own in that file system; `text` must outlive it.
void addHeader(llvm::vfs::FileSystem &files, llvm::StringRef path, llvm::StringRef text);

/// The flags that every parse of a language and standard has in common: a precompiled prelude fits
/// only the same ones.
std::vector<std::string> baseArguments(bool isCuda, llvm::StringRef standard,
                                       const ParseOptions &options);

/// Runs `action` over what `arguments` name. False when clang could not be set up, or crashed.
bool runClang(llvm::ArrayRef<std::string> arguments,
              llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
              clang::DiagnosticConsumer &diagnostics, clang::FrontendAction &action,
              llvm::StringRef precompiled = {});

} // namespace tranship
