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
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

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

/// Lists the files that go into it.
class InputLister : public clang::PPCallbacks {
public:
  InputLister(const clang::SourceManager &sources, std::string &list)
      : sources_(sources), list_(list) {}

  void LexedFileChanged(clang::FileID file, LexedFileChangeReason reason,
                        clang::SrcMgr::CharacteristicKind, clang::FileID,
                        clang::SourceLocation) override {
    clang::OptionalFileEntryRef entry = sources_.getFileEntryRefForID(file);
    if (reason == LexedFileChangeReason::EnterFile && entry &&
        !entry->getName().starts_with(headerFolder))
      list_ += (entry->getName() + "\n").str();
  }

private:
  const clang::SourceManager &sources_;
  std::string &list_;
};

/// A precompiled header and the files in it, one a line.
struct Precompiled {
  std::string bytes, inputs;
};

class PrecompileAction : public clang::ASTFrontendAction {
public:
  PrecompileAction(std::shared_ptr<clang::PCHBuffer> buffer, std::string &inputs)
      : buffer_(std::move(buffer)), inputs_(inputs) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<InputLister>(compiler.getSourceManager(), inputs_));
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
  std::string &inputs_;
};

Precompiled build(bool isCuda, llvm::StringRef standard, const ParseOptions &options) {
  CompilerSetup own;
  CompilerSetup &setup = options.setup ? *options.setup : own;
  auto files = setup.files(options, "/");
  std::vector<std::string> arguments = baseArguments(isCuda, standard, options);
  if (isCuda)
    arguments.insert(arguments.end(), {"--cuda-path=/nonexistent", "-nocudainc"});
  arguments.insert(arguments.end(), {"-isystem", headerFolder.str() + "/include"});
  auto buffer = std::make_shared<clang::PCHBuffer>();
  Precompiled result;
  PrecompileAction action(buffer, result.inputs);
  clang::IgnoringDiagConsumer diagnostics;
  std::shared_ptr<clang::CompilerInvocation> invocation =
      setup.invocation(arguments, headerFolder.str() + "/core/precompiled.h", files, diagnostics);
  if (!invocation || !runClang(std::move(invocation), files, diagnostics, action) ||
      !buffer->IsComplete)
    return {};
  result.bytes.assign(buffer->Data.begin(), buffer->Data.end());
  return result;
}

std::string inputsKey(llvm::StringRef key) { return (key + "|inputs").str(); }

PrecompiledHeader inMemory(const Precompiled &precompiled) {
  auto copy = llvm::MemoryBuffer::getMemBufferCopy(precompiled.bytes);
  llvm::StringRef bytes = copy->getBuffer();
  return PrecompiledHeader(std::move(copy), bytes);
}

void keep(llvm::StringRef folder, llvm::StringRef key, const Precompiled &precompiled) {
  if (folder.empty() || precompiled.bytes.empty())
    return;
  writeCached(folder, key, precompiled.bytes);
  writeCached(folder, inputsKey(key), precompiled.inputs);
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

PrecompiledHeader::PrecompiledHeader(std::unique_ptr<llvm::MemoryBuffer> holder,
                                     llvm::StringRef bytes)
    : holder_(std::move(holder)) {
  if (!bytes.empty())
    files_ = ownFiles({{precompiledPath.str(), bytes}});
}

const PrecompiledHeader *PrecompiledPrelude::get(bool isCuda, llvm::StringRef standard,
                                                 const ParseOptions &options) {
  Entry &known = entry(isCuda, standard);
  std::call_once(known.got, [&] {
    std::string key = preludeCacheKey(isCuda, standard, options);
    if (!cacheFolder_.empty())
      if (std::optional<CachedBlob> cached = openCached(cacheFolder_, key)) {
        known.first = PrecompiledHeader(std::move(cached->file), cached->bytes);
        return;
      }
    Precompiled made = build(isCuda, standard, options);
    keep(cacheFolder_, key, made);
    known.first = inMemory(made);
  });
  return known.first.exists() ? &known.first : nullptr;
}

const PrecompiledHeader *PrecompiledPrelude::rebuild(bool isCuda, llvm::StringRef standard,
                                                     const ParseOptions &options) {
  if (cacheFolder_.empty())
    return nullptr; // it was built a moment ago; once more would give the same
  Entry &known = entry(isCuda, standard);
  std::call_once(known.rebuilt, [&] {
    Precompiled made = build(isCuda, standard, options);
    keep(cacheFolder_, preludeCacheKey(isCuda, standard, options), made);
    known.fresh = inMemory(made);
  });
  return known.fresh.exists() ? &known.fresh : nullptr;
}

uint64_t PrecompiledPrelude::stamp(bool isCuda, llvm::StringRef standard,
                                   const ParseOptions &options) {
  if (cacheFolder_.empty())
    return 0;
  Entry &known = entry(isCuda, standard);
  if (known.stamp)
    return known.stamp;
  std::optional<std::string> inputs =
      readCached(cacheFolder_, inputsKey(preludeCacheKey(isCuda, standard, options)));
  if (!inputs)
    return 0;
  std::string state = *inputs;
  llvm::SmallVector<llvm::StringRef> files;
  llvm::StringRef(*inputs).split(files, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef file : files) {
    llvm::sys::fs::file_status status; // of none, when the file is gone: that differs as well
    (void)llvm::sys::fs::status(file, status);
    state += fmt::format("{} {}\n", status.getSize(),
                         status.getLastModificationTime().time_since_epoch().count());
  }
  return known.stamp = llvm::xxh3_64bits(state) | 1;
}

} // namespace tranship
