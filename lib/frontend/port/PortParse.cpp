// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/port/PortParse.h"

#include "frontend/port/PortErrors.h"
#include "support/ClangInstallation.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace tranship::frontend {
namespace {

/// Where our own HIP headers are mounted.
constexpr llvm::StringLiteral ownFolder = "/tranship-hip";

class IncludeRecorder : public clang::PPCallbacks {
public:
  IncludeRecorder(const clang::SourceManager &sources, PortUnit &unit, const PortOptions &options,
                  PortErrors &errors)
      : sources_(sources), unit_(unit), options_(options), errors_(errors) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(file);
    if (reason == LexedFileChangeReason::EnterFile && entry && !isHip(entry->getName()))
      unit_.filesRead.insert(absolute(entry->getName()));
  }

  void InclusionDirective(clang::SourceLocation hash, const clang::Token &, llvm::StringRef name,
                          bool, clang::CharSourceRange, clang::OptionalFileEntryRef file,
                          llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                          clang::SrcMgr::CharacteristicKind) override {
    if (!file || isHip(file->getName()) || !options_.isCudaHeader(name) ||
        options_.isUsers(absolute(file->getName())))
      return;
    clang::OptionalFileEntryRef includer = sources_.getFileEntryRefForID(sources_.getFileID(hash));
    if (includer && options_.isUsers(absolute(includer->getName())))
      errors_.add(hash, ("'" + name + "' is a header of CUDA's; this machine has a file of that "
                                      "name, but HIP does not")
                            .str());
  }

private:
  bool isHip(llvm::StringRef path) const {
    return path.starts_with(options_.includeFolder.empty() ? llvm::StringRef(ownFolder)
                                                           : options_.includeFolder);
  }
  std::string absolute(llvm::StringRef path) const {
    llvm::SmallString<256> result(path);
    (void)sources_.getFileManager().makeAbsolutePath(result);
    llvm::sys::path::remove_dots(result, /*remove_dot_dot=*/true);
    return std::string(result);
  }

  const clang::SourceManager &sources_;
  PortUnit &unit_;
  const PortOptions &options_;
  PortErrors &errors_;
};

/// Bodies in system headers hold no errors of the user's, unless they are templates, which the
/// user's code instantiates.
class SkippingConsumer : public clang::ASTConsumer {
public:
  explicit SkippingConsumer(const clang::SourceManager &sources) : sources_(sources) {}

  bool shouldSkipFunctionBody(clang::Decl *declaration) override {
    return sources_.isInSystemHeader(declaration->getLocation()) &&
           !declaration->isTemplated() && !llvm::isa<clang::FunctionTemplateDecl>(declaration);
  }

private:
  const clang::SourceManager &sources_;
};

class PortAction : public clang::ASTFrontendAction {
public:
  PortAction(PortUnit &unit, const PortOptions &options, PortErrors &errors)
      : unit_(unit), options_(options), errors_(errors) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    compiler.getPreprocessor().addPPCallbacks(std::make_unique<IncludeRecorder>(
        compiler.getSourceManager(), unit_, options_, errors_));
    return std::make_unique<SkippingConsumer>(compiler.getSourceManager());
  }
  void ExecuteAction() override {
    started_ = true;
    clang::ASTFrontendAction::ExecuteAction();
  }

  bool started() const { return started_; }

private:
  PortUnit &unit_;
  const PortOptions &options_;
  PortErrors &errors_;
  bool started_ = false;
};

std::vector<std::string> portArguments(const CompileCommand &command, llvm::StringRef target,
                                       const PortOptions &options) {
  std::vector<std::string> arguments = {"clang++", "-fsyntax-only",      "-w",
                                        "-ferror-limit=0", "-fno-spell-checking",
                                        command.standard()};
  auto add = [&](std::initializer_list<std::string> more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
  };
  const std::string &resources = clangResourceFolder();
  if (!resources.empty())
    add({"-resource-dir", resources});
  std::string headers = options.includeFolder.empty() ? ownFolder.str() : options.includeFolder;
  if (command.isCuda) {
    add({"-x", "hip", "-nogpulib", "-nogpuinc"});
    if (target.empty())
      add({"--cuda-host-only"});
    else
      add({"--cuda-device-only", "--offload-arch=" + target.str()});
    // What hipcc does where it finds an installation.
    add({"-isystem", resources + "/include/cuda_wrappers", "-include",
         "__clang_hip_runtime_wrapper.h"});
  } else {
    add({"-x", "c++"});
  }
  add({"-D__HIP_PLATFORM_AMD__=1"});
  for (const std::string &flag : command.flags)
    if (!llvm::StringRef(flag).starts_with("-std="))
      arguments.push_back(flag);
  add({"-isystem", headers});
  return arguments;
}

} // namespace

PortParser::PortParser(PortOptions options) : options_(std::move(options)) {
  std::vector<std::pair<std::string, llvm::StringRef>> files;
  for (const auto &[path, text] : options_.texts)
    files.emplace_back(path, text);
  if (options_.includeFolder.empty())
    for (const auto &[name, text] : options_.headers)
      files.emplace_back((ownFolder + "/" + name).str(), text);
  files_ = ownFiles(files);
}

llvm::Expected<PortUnit> PortParser::parse(const CompileCommand &command, llvm::StringRef target) {
  PortUnit unit;
  PortErrors errors(unit, options_);
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(
      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>(llvm::vfs::createPhysicalFileSystem()));
  files->pushOverlay(files_);
  (void)files->setCurrentWorkingDirectory(command.directory); // as for the original
  PortAction action(unit, options_, errors);
  std::shared_ptr<clang::CompilerInvocation> invocation =
      setup_.invocation(portArguments(command, target, options_), command.file, files, errors);
  bool ran = invocation && runClang(std::move(invocation), files, errors, action, "");
  if (!action.started())
    return llvm::createStringError("clang cannot parse this unit as HIP: " + errors.setupError());
  unit.isUnknown = !ran;
  return unit;
}

} // namespace tranship::frontend
