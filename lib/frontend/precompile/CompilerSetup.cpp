// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/CompilerSetup.h"

#include "frontend/toolkit/Headers.h"
#include "source/ExecutionSpaceTests.h"
#include "support/ClangInstallation.h"
#include "support/CrashGuard.h"
#include "support/RegularFiles.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Pragma.h"
#include "clang/Lex/Preprocessor.h"
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
      llvm::makeIntrusiveRefCnt<RegularFiles>());
  files->pushOverlay(headers_);
  // A folder that does not exist only makes relative paths fail, which is reported where they are used.
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
    // Clang defines macros of NVPTX that nvcc does not have.
    arguments.insert(arguments.end(),
                     {"-x", "cuda", "-fgpu-rdc", "-nocudalib", "-U__PTX__", "-U__NVPTX__"});
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
  // Clang's driver takes time that grows with the square of their number.
  constexpr size_t maxArguments = 20'000;
  if (arguments.size() > maxArguments)
    return nullptr;
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
  // After the system's folders: `<features.h>` is glibc's, even if there is a file of that name here.
  invocation->getHeaderSearchOpts().AddPath(llvm::sys::path::parent_path(file),
                                            clang::frontend::After, /*IsFramework=*/false,
                                            /*IgnoreSysRoot=*/true);
  return invocation;
}

namespace {

/// `#pragma clang __debug`. Clang's own prints what it is given to standard error, past all of our output; some of its
/// commands end the process, and those stay, as crashes.
class DebugPragma : public clang::PragmaHandler {
public:
  DebugPragma() : PragmaHandler("__debug") {}
  void HandlePragma(clang::Preprocessor &preprocessor, clang::PragmaIntroducer,
                    clang::Token &) override {
    clang::Token command;
    preprocessor.LexUnexpandedToken(command);
    llvm::StringRef name =
        command.getIdentifierInfo() ? command.getIdentifierInfo()->getName() : "";
    if (name == "crash")
      LLVM_BUILTIN_TRAP;
    if (name == "llvm_fatal_error")
      llvm::report_fatal_error("#pragma clang __debug llvm_fatal_error");
    if (command.isNot(clang::tok::eod))
      preprocessor.DiscardUntilEndOfDirective();
  }
};

/// Watches the expansions of macros, and keeps clang from printing.
class ExpansionWatch : public clang::DependencyCollector {
public:
  void attachToPreprocessor(clang::Preprocessor &preprocessor) override {
    preprocessor_ = &preprocessor;
    DebugPragma named; // only the name counts
    preprocessor.RemovePragmaHandler("clang", &named);
    preprocessor.AddPragmaHandler("clang", new DebugPragma); // the preprocessor owns it
    preprocessor.addPPCallbacks(std::make_unique<Callbacks>(*this));
  }
  void attachToASTReader(clang::ASTReader &) override {}

  /// What is being expanded. For a run that was stopped, so it must be called in guarded work: clang's state may be
  /// inconsistent.
  std::optional<ExpandedMacro> current() const {
    if (!preprocessor_ || last_.isInvalid() || !isBeingExpanded())
      return std::nullopt;
    clang::PresumedLoc place = preprocessor_->getSourceManager().getPresumedLoc(last_);
    if (place.isInvalid())
      return std::nullopt;
    return ExpandedMacro{name_->getName().str(), place.getFilename(), place.getLine(),
                         place.getColumn()};
  }

private:
  /// Whether the file has been read to the end of the macro's arguments, and no further.
  bool isBeingExpanded() const {
    const clang::SourceManager &sources = preprocessor_->getSourceManager();
    auto *lexer =
        static_cast<clang::Lexer *>(preprocessor_->getCurrentFileLexer()); // it is always one
    auto [file, begin] = sources.getDecomposedLoc(last_);
    if (!lexer || lexer->getFileID() != file)
      return false;
    unsigned end = begin + name_->getLength(), now = lexer->getCurrentBufferOffset();
    llvm::StringRef arguments = sources.getBufferData(file).slice(end, now).trim();
    return now >= end &&
           (arguments.empty() || (arguments.starts_with("(") && arguments.ends_with(")")));
  }

  struct Callbacks : clang::PPCallbacks {
    explicit Callbacks(ExpansionWatch &watch) : watch(watch) {}
    void MacroExpands(const clang::Token &name, const clang::MacroDefinition &, clang::SourceRange,
                      const clang::MacroArgs *) override {
      if (name.getLocation().isFileID()) {
        watch.last_ = name.getLocation();
        watch.name_ = name.getIdentifierInfo();
      }
      constexpr unsigned maxPlaces = 12'000'000;
      if (watch.preprocessor_->getSourceManager().local_sloc_entry_size() > maxPlaces)
        stopForMemory();
    }
    ExpansionWatch &watch;
  };

  clang::Preprocessor *preprocessor_ = nullptr;
  clang::SourceLocation last_;
  const clang::IdentifierInfo *name_ = nullptr;
};

} // namespace

ClangRun runClang(std::shared_ptr<clang::CompilerInvocation> invocation,
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
  auto watch = std::make_shared<ExpansionWatch>();
  compiler->addDependencyCollector(watch);
  // A precompiled header is larger than its text, and most of it is not read.
  constexpr uint64_t bytesPerByteOfText = 32;
  llvm::ErrorOr<llvm::vfs::Status> header = files->status(precompiled);
  uint64_t precompiledText = header ? header->getSize() / bytesPerByteOfText : 0;
  ClangRun run{runGuarded([&] {
                 noteTextRead(precompiledText);
                 compiler->ExecuteAction(action);
               }),
               std::nullopt};
  if (run.finished())
    return run;
  (void)compiler.release(); // taking down what a crash left would be the next one
  if (run.end != WorkEnd::Crashed)
    runGuarded([&] { run.macro = watch->current(); });
  return run;
}

} // namespace tranship::frontend
