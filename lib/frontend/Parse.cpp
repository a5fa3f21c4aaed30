#include "frontend/Parse.h"

#include "frontend/Headers.h"
#include "frontend/NameRecorder.h"
#include "frontend/PreprocessorRecorder.h"
#include "frontend/UnitRecorder.h"

#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/FrontendActions.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

namespace tranship {
namespace {

/// What is told of one unit; a header that is missing can make thousands of errors.
constexpr size_t maxProblems = 20;

class ProblemCollector : public clang::DiagnosticConsumer {
public:
  explicit ProblemCollector(UnitRecorder &recorder) : recorder_(recorder) {}

  void BeginSourceFile(const clang::LangOptions &, const clang::Preprocessor *preprocessor) override {
    recorder_.attach(preprocessor->getSourceManager());
    inFile_ = true;
  }
  void EndSourceFile() override { inFile_ = false; }

  void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                        const clang::Diagnostic &diagnostic) override {
    if (level < clang::DiagnosticsEngine::Error)
      return;
    llvm::SmallString<128> message;
    diagnostic.FormatDiagnostic(message);
    if (first_.empty())
      first_ = std::string(message);
    if (!inFile_ || recorder_.unit().problems.size() >= maxProblems)
      return;
    clang::SourceLocation location = diagnostic.getLocation();
    if (location.isInvalid())
      return;
    location = recorder_.sourceManager().getExpansionLoc(location);
    std::optional<UnitRecorder::Place> place = recorder_.placeOf(location);
    if (!place)
      return;
    clang::PresumedLoc at =
        recorder_.sourceManager().getPresumedLoc(location, /*UseLineDirectives=*/false);
    // A type that does not fit costs nothing here; text that is no C++ hides what stands around it.
    bool isSyntax = clang::DiagnosticIDs::getCategoryNameFromID(
                        clang::DiagnosticIDs::getCategoryNumberForDiag(diagnostic.getID())) !=
                    "Semantic Issue";
    recorder_.unit().problems.push_back(
        {isSyntax ? DiagnosticKind::SyntaxError : DiagnosticKind::ParseError, *place->path, at.getLine(), at.getColumn(),
         "clang cannot parse this: " + std::string(message), {}, {}});
  }

  const std::string &first() const { return first_; }

private:
  UnitRecorder &recorder_;
  bool inFile_ = false;
  std::string first_;
};

class RecordAction : public clang::ASTFrontendAction {
public:
  RecordAction(UnitRecorder &recorder, std::function<bool(llvm::StringRef)> isCudaHeader)
      : recorder_(recorder), isCudaHeader_(std::move(isCudaHeader)) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    recorder_.attach(compiler.getSourceManager());
    compiler.getPreprocessor().addPPCallbacks(makePreprocessorRecorder(recorder_, isCudaHeader_));
    return makeNameRecorder(recorder_);
  }

private:
  UnitRecorder &recorder_;
  std::function<bool(llvm::StringRef)> isCudaHeader_;
};

/// Our headers, laid over the real file system.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem(const ParseOptions &options,
                                                           llvm::StringRef directory) {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> real(llvm::vfs::createPhysicalFileSystem());
  // A folder that does not exist only makes relative paths fail, which is reported where they stand.
  (void)real->setCurrentWorkingDirectory(directory);
  if (!options.cudaPath.empty())
    return real;
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  auto addFile = [&](llvm::StringRef folder, llvm::StringRef name, llvm::StringRef text) {
    memory->addFile((headerFolder + folder + name).str(), 0,
                    llvm::MemoryBuffer::getMemBuffer(text, name, /*RequiresNullTerminator=*/false));
  };
  for (const EmbeddedHeader &header : embeddedHeaders())
    addFile("/core/", header.name, header.text);
  addFile("/core/", "declarations.h", options.declarations);
  for (const auto &[name, text] : options.cudaHeaders)
    addFile("/include/", name, text);
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(real);
  overlay->pushOverlay(memory);
  (void)overlay->setCurrentWorkingDirectory(directory);
  return overlay;
}

std::vector<std::string> clangArguments(const CompileCommand &command, const ParseOptions &options) {
  std::vector<std::string> arguments = {"clang++", "-fsyntax-only", "-w", "-ferror-limit=0",
                                        "-fno-spell-checking", "-Wno-non-pod-varargs",
                                        "-resource-dir", CLANG_RESOURCE_FOLDER};
  auto add = [&](std::initializer_list<const char *> more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
  };
  if (!command.isCuda)
    add({"-x", "c++"});
  else
    // Relocatable code, or launches from device code are dropped.
    add({"-x", "cuda", "--cuda-host-only", "-fgpu-rdc", "-nocudalib"});
  bool hasStandard = llvm::any_of(
      command.flags, [](llvm::StringRef flag) { return flag.starts_with("-std="); });
  if (!hasStandard)
    add({"-std=c++17"});
  arguments.insert(arguments.end(), command.flags.begin(), command.flags.end());
  if (options.cudaPath.empty()) {
    // Not even an installed toolkit may change what is seen.
    std::string prelude = (headerFolder + "/core/prelude.h").str();
    if (command.isCuda)
      add({"--cuda-path=/nonexistent", "-nocudainc"});
    std::string include = (headerFolder + "/include").str();
    add({"-isystem", include.c_str(), "-include", prelude.c_str()});
  } else {
    std::string include = options.cudaPath + "/include", cccl = include + "/cccl";
    if (command.isCuda)
      arguments.push_back("--cuda-path=" + options.cudaPath);
    add({"-isystem", include.c_str(), "-isystem", cccl.c_str()});
  }
  // Quoted includes look here first anyway; angled ones are written for a build that passes this.
  arguments.push_back("-I" + llvm::sys::path::parent_path(command.file).str());
  arguments.push_back(command.file);
  return arguments;
}

} // namespace

llvm::Expected<ParsedUnit> parseUnit(const CompileCommand &command, const ParseOptions &options) {
  ParsedUnit unit;
  unit.mainFile = command.file;
  unit.includesCuda = command.isCuda;
  UnitRecorder recorder(unit, options.isInteresting);
  ProblemCollector problems(recorder);
  auto files = fileSystem(options, command.directory);

  std::vector<std::string> arguments = clangArguments(command, options);
  std::vector<const char *> pointers;
  for (const std::string &argument : arguments)
    pointers.push_back(argument.c_str());
  clang::DiagnosticOptions diagnosticOptions;
  diagnosticOptions.ShowCarets = false; // or clang prints its own count of errors
  clang::CreateInvocationOptions invocationOptions;
  invocationOptions.VFS = files;
  invocationOptions.RecoverOnError = true;
  invocationOptions.Diags = clang::CompilerInstance::createDiagnostics(
      *files, diagnosticOptions, &problems, /*ShouldOwnClient=*/false);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      clang::createInvocation(pointers, invocationOptions);
  if (!invocation)
    return llvm::createStringError(command.file + ": clang cannot be set up: " + problems.first());
  invocation->getDiagnosticOpts().ShowCarets = false;
  invocation->getFrontendOpts().DisableFree = false;

  clang::CompilerInstance compiler(std::move(invocation));
  compiler.setVirtualFileSystem(files);
  compiler.createDiagnostics(&problems, /*ShouldOwnClient=*/false);
  compiler.getDiagnostics().setFatalsAsError(true);
  compiler.createFileManager();

  RecordAction action(recorder, [&](llvm::StringRef name) {
    return options.cudaHeaders.contains(name.str());
  });
  // A crash of clang costs what this unit would have told, no more.
  llvm::CrashRecoveryContext recovery;
  bool survived = recovery.RunSafely([&] { compiler.ExecuteAction(action); });
  if (!survived)
    unit.problems.push_back({DiagnosticKind::ParseError, command.file, 0, 0,
                             "clang crashed on this unit; it was translated without a parse",
                             "report it, with the file if you can", {}});
  return unit;
}

} // namespace tranship
