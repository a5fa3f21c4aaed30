// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/CompilerSetup.h"

#include "frontend/Headers.h"
#include "source/ExecutionSpaceTests.h"
#include "support/ClangInstallation.h"
#include "support/CrashGuard.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/PreprocessorOptions.h"

#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

/// Has no working directory of its own: its files have absolute paths, and many use it at once.
class OwnFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;
  llvm::ErrorOr<std::string> getCurrentWorkingDirectory() const override { return "/"; }
  std::error_code setCurrentWorkingDirectory(const llvm::Twine &) override { return {}; }
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
ownFiles(llvm::ArrayRef<std::pair<std::string, llvm::StringRef>> textByPath) {
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const auto &[path, text] : textByPath)
    files->addFile(path, /*ModificationTime=*/0,
                   llvm::MemoryBuffer::getMemBuffer(text, path, /*RequiresNullTerminator=*/false));
  return llvm::makeIntrusiveRefCnt<OwnFileSystem>(std::move(files));
}

llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem>
CompilerSetup::files(const ParseOptions &options, llvm::StringRef directory) {
  std::call_once(headersOnce_, [&] {
    std::vector<std::pair<std::string, llvm::StringRef>> headers;
    std::string folder = headerFolder.str();
    for (const EmbeddedHeader &header : embeddedHeaders())
      headers.emplace_back(folder + "/core/" + header.name.str(), header.text);
    if (options.cudaPath.empty()) {
      headers.emplace_back(folder + "/core/declarations.h", options.declarations);
      for (const auto &[name, text] : options.cudaHeaders)
        if (text != noHeaderOfOurs)
          headers.emplace_back(folder + "/include/" + name, text);
    }
    if (options.overlay)
      for (const auto &[path, text] : *options.overlay)
        headers.emplace_back(path, text);
    // The options may be gone before the next run of clang asks for the files.
    texts_.reserve(headers.size());
    for (auto &[path, text] : headers)
      text = texts_.emplace_back(text);
    headers_ = ownFiles(headers);
  });
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(llvm::vfs::createPhysicalFileSystem()));
  files->pushOverlay(headers_);
  // A folder that does not exist only makes relative paths fail, which is reported where they
  // stand.
  (void)files->setCurrentWorkingDirectory(directory);
  return files;
}

std::vector<std::string> baseArguments(bool asCuda, llvm::StringRef standard,
                                       const ParseOptions &options) {
  std::vector<std::string> arguments = {"clang++",
                                        "-fsyntax-only",
                                        "-w",
                                        "-ferror-limit=0",
                                        "-fno-spell-checking",
                                        "-Wno-non-pod-varargs",
                                        "-Wno-parentheses", // `a < b > c`
                                        "-Wno-register",
                                        "-Wno-reserved-user-defined-literal",
                                        standard.str()};
  if (!clangResourceFolder().empty())
    arguments.insert(arguments.end(), {"-resource-dir", clangResourceFolder()});
  if (asCuda) { // relocatable code, or launches from device code are dropped
    arguments.insert(arguments.end(), {"-x", "cuda", "-fgpu-rdc", "-nocudalib"});
    arguments.push_back(fmt::format("-D{}=__host__ __device__", bothSpaces.str()));
  }
  if (asCuda && options.forDevice)
    arguments.insert(arguments.end(), {"--cuda-device-only", "--cuda-gpu-arch=sm_90"});
  else if (asCuda)
    arguments.push_back("--cuda-host-only");
  if (!asCuda)
    arguments.insert(arguments.end(), {"-x", "c++"});
  // Not even an installed toolkit may change what is seen.
  if (asCuda && options.cudaPath.empty())
    arguments.insert(arguments.end(), {"--cuda-path=/nonexistent", "-nocudainc"});
  if (options.cudaPath.empty() && options.cudaVersion.known()) {
    arguments.push_back(fmt::format("-DTRANSHIP_CUDA_MAJOR={}", options.cudaVersion.major));
    arguments.push_back(fmt::format("-DTRANSHIP_CUDA_MINOR={}", options.cudaVersion.minor));
  }
  return arguments;
}

std::shared_ptr<clang::CompilerInvocation>
CompilerSetup::invocation(llvm::ArrayRef<std::string> arguments, llvm::StringRef file,
                          llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
                          clang::DiagnosticConsumer &diagnostics) {
  Invocation *entry;
  {
    std::lock_guard lock(mutex_);
    std::unique_ptr<Invocation> &slot = invocations_[arguments.vec()];
    if (!slot)
      slot = std::make_unique<Invocation>();
    entry = slot.get();
  }
  std::call_once(entry->once, [&] {
    std::vector<const char *> pointers;
    for (const std::string &argument : arguments)
      pointers.push_back(argument.c_str());
    pointers.push_back("/unit"); // which language it is in, the flags say
    clang::DiagnosticOptions diagnosticOptions;
    clang::CreateInvocationOptions options;
    options.VFS = files;
    options.RecoverOnError = true;
    options.Diags = clang::CompilerInstance::createDiagnostics(
        *files, diagnosticOptions, &diagnostics, /*ShouldOwnClient=*/false);
    entry->made = clang::createInvocation(pointers, options);
  });
  if (!entry->made || entry->made->getFrontendOpts().Inputs.empty())
    return nullptr;
  auto invocation = std::make_shared<clang::CompilerInvocation>(*entry->made);
  clang::FrontendInputFile &input = invocation->getFrontendOpts().Inputs.front();
  input = clang::FrontendInputFile(file, input.getKind());
  // Behind the system's folders: `<features.h>` is glibc's, even if there is a file of that name here.
  invocation->getHeaderSearchOpts().AddPath(llvm::sys::path::parent_path(file),
                                            clang::frontend::After, /*IsFramework=*/false,
                                            /*IgnoreSysRoot=*/true);
  return invocation;
}

bool runClang(std::shared_ptr<clang::CompilerInvocation> invocation,
              llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
              clang::DiagnosticConsumer &diagnostics, clang::FrontendAction &action,
              llvm::StringRef precompiled) {
  invocation->getDiagnosticOpts().ShowCarets = false; // or clang prints its own count of errors
  invocation->getFrontendOpts().DisableFree = false;
  // Bodies of functions in system headers hold nothing for us; the action says which those are.
  invocation->getFrontendOpts().SkipFunctionBodies = true;
  if (!precompiled.empty()) {
    invocation->getPreprocessorOpts().ImplicitPCHInclude = precompiled.str();
    invocation->getPreprocessorOpts().AllowPCHWithCompilerErrors = true;
  }

  auto compiler = std::make_unique<clang::CompilerInstance>(std::move(invocation));
  compiler->setVirtualFileSystem(files);
  compiler->createDiagnostics(&diagnostics, /*ShouldOwnClient=*/false);
  compiler->getDiagnostics().setFatalsAsError(true);
  compiler->createFileManager();
  bool finished = runGuarded([&] { compiler->ExecuteAction(action); });
  if (!finished)
    (void)compiler.release(); // taking down what a crash left would be the next one
  return finished;
}

} // namespace tranship::frontend
