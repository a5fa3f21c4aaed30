// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sets up one run of clang: its file system, its flags, its instance. Shared by the parse of a unit
// and of the prelude.
#pragma once

#include "frontend/command/CompileCommand.h"
#include "frontend/record/ParseOptions.h"
#include "support/CrashGuard.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tranship::frontend {

/// A file system of our own files, by absolute path. Any thread may read it.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
ownFiles(llvm::ArrayRef<std::pair<std::string, llvm::StringRef>> textByPath);

/// Returns the flags that every parse of a language and standard has in common. A precompiled
/// prelude fits only parses with the same ones.
std::vector<std::string> baseArguments(bool asCuda, llvm::StringRef standard,
                                       const ParseOptions &options);

/// Sets up once what all runs of clang have in common. Safe to use from several threads.
class CompilerSetup {
public:
  /// Returns our headers, laid over the real file system. Relative paths start at `directory`. The
  /// result is for one thread.
  llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files(const ParseOptions &options,
                                                               llvm::StringRef directory);
  /// Returns clang's invocation for a command, given without its file, and for `file`, whose folder
  /// is the last one that is searched for includes. Null if clang does not understand the command.
  std::shared_ptr<clang::CompilerInvocation>
  invocation(llvm::ArrayRef<std::string> arguments, llvm::StringRef file,
             llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
             clang::DiagnosticConsumer &diagnostics);

private:
  struct Invocation {
    std::once_flag once;
    std::shared_ptr<const clang::CompilerInvocation> made;
  };

  std::once_flag headersOnce_;
  std::vector<std::string> texts_; // of headers_
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> headers_;
  std::mutex mutex_;
  std::map<std::vector<std::string>, std::unique_ptr<Invocation>> invocations_;
};

/// A macro in the text of a file that was being expanded.
struct ExpandedMacro {
  std::string name, path;
  unsigned line = 0, column = 0;
};

struct ClangRun {
  WorkEnd end = WorkEnd::Crashed;
  /// What clang was expanding when it was stopped, if it was.
  std::optional<ExpandedMacro> macro;

  bool finished() const { return end == WorkEnd::Finished; }
};

/// Runs `action`, with limits on time and memory.
ClangRun runClang(std::shared_ptr<clang::CompilerInvocation> invocation,
                  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
                  clang::DiagnosticConsumer &diagnostics, clang::FrontendAction &action,
                  llvm::StringRef precompiled = {});

} // namespace tranship::frontend
