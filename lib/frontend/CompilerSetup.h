// Sets up one run of clang: its file system, its flags, its instance. Shared by the parse of a unit
// and of the prelude.
#pragma once

#include "frontend/Parse.h"
#include "frontend/command/CompileCommand.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <map>
#include <mutex>

namespace tranship::frontend {

/// Files of our own, by absolute path, over nothing. Shared by whoever reads them, in any thread.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
ownFiles(llvm::ArrayRef<std::pair<std::string, llvm::StringRef>> textByPath);

/// The flags that every parse of a language and standard has in common: a precompiled prelude fits
/// only the same ones.
std::vector<std::string> baseArguments(bool asCuda, llvm::StringRef standard,
                                       const ParseOptions &options);

/// What all runs of clang have in common, made once. Safe to use from several threads.
class CompilerSetup {
public:
  /// Our headers, laid over the real file system; relative paths start at `directory`. The result
  /// is for one thread.
  llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> files(const ParseOptions &options,
                                                               llvm::StringRef directory);
  /// What clang makes of a command without its file, for `file`, whose folder comes last of those
  /// where includes are looked for. Null when clang cannot make anything of it.
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
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> headers_;
  std::mutex mutex_;
  std::map<std::vector<std::string>, std::unique_ptr<Invocation>> invocations_;
};

/// Runs `action`. False when clang crashed or did not end.
bool runClang(std::shared_ptr<clang::CompilerInvocation> invocation,
              llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
              clang::DiagnosticConsumer &diagnostics, clang::FrontendAction &action,
              llvm::StringRef precompiled = {});

} // namespace tranship::frontend
