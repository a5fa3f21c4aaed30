#include "frontend/PrecompiledPrelude.h"

#include "frontend/CompilerSetup.h"
#include "frontend/Headers.h"
#include "support/DiskCache.h"

#include "clang/Basic/Version.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "clang/Serialization/ASTWriter.h"
#include "clang/Serialization/PCHContainerOperations.h"

namespace tranship {
namespace {

/// Makes the precompiled header small to load: clang would store every host-device function of it
/// as one whose diagnostics are still to be checked, and every unit would read them all back.
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
  explicit PrecompileAction(std::shared_ptr<clang::PCHBuffer> buffer)
      : buffer_(std::move(buffer)) {}

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

std::string build(bool isCuda, llvm::StringRef standard, const ParseOptions &options) {
  auto files = headerFileSystem(options, "/");
  std::vector<std::string> arguments = baseArguments(isCuda, standard, options);
  if (isCuda)
    arguments.insert(arguments.end(), {"--cuda-path=/nonexistent", "-nocudainc"});
  arguments.insert(arguments.end(), {"-isystem", headerFolder.str() + "/include",
                                     headerFolder.str() + "/core/precompiled.h"});
  auto buffer = std::make_shared<clang::PCHBuffer>();
  PrecompileAction action(buffer);
  clang::IgnoringDiagConsumer diagnostics;
  if (!runClang(arguments, files, diagnostics, action) || !buffer->IsComplete)
    return {};
  return std::string(buffer->Data.begin(), buffer->Data.end());
}

} // namespace

std::string preludeCacheKey(bool isCuda, llvm::StringRef standard, const ParseOptions &options) {
  std::string key = clang::getClangFullVersion() + (isCuda ? "|cuda|" : "|c++|") + standard.str();
  for (const std::string &argument : baseArguments(isCuda, standard, options))
    key += "|" + argument;
  for (const EmbeddedHeader &header : embeddedHeaders())
    key += ("|" + header.name + "|" + header.text).str();
  return key + options.declarations.str();
}

PrecompiledPrelude::Entry &PrecompiledPrelude::entry(bool isCuda, llvm::StringRef standard) {
  std::lock_guard lock(mutex_);
  std::unique_ptr<Entry> &slot = entries_[{isCuda, standard.str()}];
  if (!slot)
    slot = std::make_unique<Entry>();
  return *slot;
}

const std::string *PrecompiledPrelude::get(bool isCuda, llvm::StringRef standard,
                                           const ParseOptions &options) {
  Entry &known = entry(isCuda, standard);
  std::call_once(known.got, [&] {
    if (!cacheFolder_.empty())
      if (std::optional<std::string> cached =
              readCached(cacheFolder_, preludeCacheKey(isCuda, standard, options))) {
        known.bytes = std::move(*cached);
        return;
      }
    known.bytes = build(isCuda, standard, options);
    if (!cacheFolder_.empty() && !known.bytes.empty())
      writeCached(cacheFolder_, preludeCacheKey(isCuda, standard, options), known.bytes);
  });
  return known.bytes.empty() ? nullptr : &known.bytes;
}

const std::string *PrecompiledPrelude::rebuild(bool isCuda, llvm::StringRef standard,
                                               const ParseOptions &options) {
  if (cacheFolder_.empty())
    return nullptr; // it was built a moment ago; once more would give the same
  Entry &known = entry(isCuda, standard);
  std::call_once(known.rebuilt, [&] {
    known.fresh = build(isCuda, standard, options);
    if (!known.fresh.empty())
      writeCached(cacheFolder_, preludeCacheKey(isCuda, standard, options), known.fresh);
  });
  return known.fresh.empty() ? nullptr : &known.fresh;
}

} // namespace tranship
