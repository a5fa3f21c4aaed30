#include "frontend/CompilerSetup.h"

#include "frontend/Headers.h"
#include "support/CrashGuard.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/PreprocessorOptions.h"

#include <fmt/format.h>

namespace tranship {
namespace {

/// The overlay with its in-memory part at hand.
class HeaderFileSystem : public llvm::vfs::OverlayFileSystem {
public:
  HeaderFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> real)
      : OverlayFileSystem(std::move(real)) {
    pushOverlay(memory);
  }
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> memory =
      llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> headerFileSystem(const ParseOptions &options,
                                                                 llvm::StringRef directory) {
  auto files = llvm::makeIntrusiveRefCnt<HeaderFileSystem>(
      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(llvm::vfs::createPhysicalFileSystem()));
  if (options.cudaPath.empty()) {
    std::string folder = headerFolder.str();
    for (const EmbeddedHeader &header : embeddedHeaders())
      addHeader(*files, folder + "/core/" + header.name.str(), header.text);
    addHeader(*files, folder + "/core/declarations.h", options.declarations);
    for (const auto &[name, text] : options.cudaHeaders)
      addHeader(*files, folder + "/include/" + name, text);
  }
  if (options.overlay)
    for (const auto &[path, text] : *options.overlay)
      addHeader(*files, path, text);
  // A folder that does not exist only makes relative paths fail, which is reported where they
  // stand.
  (void)files->setCurrentWorkingDirectory(directory);
  return files;
}

void addHeader(llvm::vfs::FileSystem &files, llvm::StringRef path, llvm::StringRef text) {
  static_cast<HeaderFileSystem &>(files).memory->addFile(
      path, /*ModificationTime=*/0,
      llvm::MemoryBuffer::getMemBuffer(text, path, /*RequiresNullTerminator=*/false));
}

std::vector<std::string> baseArguments(bool isCuda, llvm::StringRef standard,
                                       const ParseOptions &options) {
  std::vector<std::string> arguments = {
      "clang++",         "-fsyntax-only",       "-w",
      "-ferror-limit=0", "-fno-spell-checking", "-Wno-non-pod-varargs",
      "-resource-dir",   CLANG_RESOURCE_FOLDER, standard.str()};
  if (isCuda) // relocatable code, or launches from device code are dropped
    arguments.insert(arguments.end(),
                     {"-x", "cuda", "--cuda-host-only", "-fgpu-rdc", "-nocudalib"});
  else
    arguments.insert(arguments.end(), {"-x", "c++"});
  if (options.cudaPath.empty() && options.cudaVersion.known()) {
    arguments.push_back(fmt::format("-DTRANSHIP_CUDA_MAJOR={}", options.cudaVersion.major));
    arguments.push_back(fmt::format("-DTRANSHIP_CUDA_MINOR={}", options.cudaVersion.minor));
  }
  return arguments;
}

bool runClang(llvm::ArrayRef<std::string> arguments,
              llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files,
              clang::DiagnosticConsumer &diagnostics, clang::FrontendAction &action,
              llvm::StringRef precompiled) {
  std::vector<const char *> pointers;
  for (const std::string &argument : arguments)
    pointers.push_back(argument.c_str());
  clang::DiagnosticOptions diagnosticOptions;
  clang::CreateInvocationOptions invocationOptions;
  invocationOptions.VFS = files;
  invocationOptions.RecoverOnError = true;
  invocationOptions.Diags = clang::CompilerInstance::createDiagnostics(
      *files, diagnosticOptions, &diagnostics, /*ShouldOwnClient=*/false);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      clang::createInvocation(pointers, invocationOptions);
  if (!invocation)
    return false;
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

} // namespace tranship
