#include "frontend/PrecompiledPrelude.h"

#include "frontend/CompilerSetup.h"
#include "frontend/Headers.h"

#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "clang/Serialization/ASTWriter.h"
#include "clang/Serialization/PCHContainerOperations.h"

namespace tranship {
namespace {

/// Makes the precompiled header small to load: clang would store every host-device function of it as one whose diagnostics
/// are still to be checked, and every unit would read them all back.
class TrimConsumer : public clang::SemaConsumer {
public:
  void InitializeSema(clang::Sema &sema) override { sema_ = &sema; }
  void ForgetSema() override { sema_ = nullptr; }
  void HandleTranslationUnit(clang::ASTContext &) override {
    if (sema_)
      sema_->DeclsToCheckForDeferredDiags.clear();
  }

private:
  clang::Sema *sema_ = nullptr;
};

class PrecompileAction : public clang::ASTFrontendAction {
public:
  explicit PrecompileAction(std::shared_ptr<clang::PCHBuffer> buffer) : buffer_(std::move(buffer)) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
    consumers.push_back(std::make_unique<TrimConsumer>());
    consumers.push_back(std::make_unique<clang::PCHGenerator>(
        compiler.getPreprocessor(), compiler.getModuleCache(), /*OutputFile=*/"", /*isysroot=*/"",
        buffer_, compiler.getCodeGenOpts(), compiler.getFrontendOpts().ModuleFileExtensions,
        /*AllowASTWithErrors=*/true));
    return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
  }
  clang::TranslationUnitKind getTranslationUnitKind() override { return clang::TU_Prefix; }

private:
  std::shared_ptr<clang::PCHBuffer> buffer_;
};

} // namespace

const std::string *PrecompiledPrelude::get(bool isCuda, llvm::StringRef standard,
                                           const ParseOptions &options) {
  Entry *entry;
  {
    std::lock_guard lock(mutex_);
    std::unique_ptr<Entry> &slot = entries_[{isCuda, standard.str()}];
    if (!slot)
      slot = std::make_unique<Entry>();
    entry = slot.get();
  }
  std::call_once(entry->once, [&] {
    auto files = headerFileSystem(options, "/");
    std::string main = headerFolder.str() + "/core/precompiled.h";
    std::vector<std::string> arguments = baseArguments(isCuda, standard);
    if (isCuda)
      arguments.insert(arguments.end(), {"--cuda-path=/nonexistent", "-nocudainc"});
    arguments.insert(arguments.end(), {"-isystem", headerFolder.str() + "/include", main});
    auto buffer = std::make_shared<clang::PCHBuffer>();
    PrecompileAction action(buffer);
    clang::IgnoringDiagConsumer diagnostics;
    if (runClang(arguments, files, diagnostics, action) && buffer->IsComplete)
      entry->bytes.assign(buffer->Data.begin(), buffer->Data.end());
  });
  return entry->bytes.empty() ? nullptr : &entry->bytes;
}

} // namespace tranship
