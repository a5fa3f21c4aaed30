// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/precompile/Precompile.h"

#include "frontend/precompile/MacroLocations.h"
#include "frontend/record/Instantiations.h"

#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaConsumer.h"
#include "clang/Serialization/ASTWriter.h"
#include "clang/Serialization/PCHContainerOperations.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace tranship::frontend {
namespace {

/// Room for nearly every precompiled header, so that it is not copied while it grows. Memory that is not written to costs nothing.
constexpr size_t usualBytes = 256 << 20;

/// Makes the precompiled header small to load: clang would store every host-device function of it
/// as one whose diagnostics are still to be checked, and every unit would read them all back.
class TrimConsumer : public clang::SemaConsumer {
public:
  TrimConsumer(KeptBodies bodies, MacroPlaces places) : bodies_(bodies), places_(places) {}

  bool shouldSkipFunctionBody(clang::Decl *declaration) override {
    return bodies_ == KeptBodies::None || !declaration->isTemplated();
  }
  void InitializeSema(clang::Sema &sema) override { sema_ = &sema; }
  void ForgetSema() override { sema_ = nullptr; }
  bool HandleTopLevelDecl(clang::DeclGroupRef) override {
    // Units would instantiate these, each for itself.
    if (sema_ && bodies_ == KeptBodies::Templates)
      dropInstantiations(*sema_, isAllStandard);
    return true;
  }
  void HandleTranslationUnit(clang::ASTContext &context) override {
    if (!sema_)
      return;
    if (places_ == MacroPlaces::Thinned)
      thinMacroLocations(context.getSourceManager());
    sema_->DeclsToCheckForDeferredDiags.clear();
    // Functions without bodies need no instantiation, and what is evaluated is instantiated at once.
    if (bodies_ != KeptBodies::Templates)
      sema_->PendingInstantiations.clear();
  }

private:
  KeptBodies bodies_;
  MacroPlaces places_;
  clang::Sema *sema_ = nullptr;
};

class PrecompileAction : public clang::ASTFrontendAction {
public:
  PrecompileAction(std::shared_ptr<clang::PCHBuffer> buffer, KeptBodies bodies, MacroPlaces places,
                   ObserveIncludes observe)
      : buffer_(std::move(buffer)), bodies_(bodies), places_(places), observe_(observe) {}

  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef) override {
    compiler.getPreprocessor().addPPCallbacks(observe_(compiler.getPreprocessor()));
    std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
    consumers.push_back(std::make_unique<TrimConsumer>(bodies_, places_));
    consumers.push_back(std::make_unique<clang::PCHGenerator>(
        compiler.getPreprocessor(), compiler.getModuleCache(), /*OutputFile=*/"", /*isysroot=*/"",
        buffer_, compiler.getCodeGenOpts(), compiler.getFrontendOpts().ModuleFileExtensions,
        /*AllowASTWithErrors=*/true));
    return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
  }
  clang::TranslationUnitKind getTranslationUnitKind() override { return clang::TU_Prefix; }

private:
  std::shared_ptr<clang::PCHBuffer> buffer_;
  KeptBodies bodies_;
  MacroPlaces places_;
  ObserveIncludes observe_;
};

} // namespace

std::unique_ptr<llvm::MemoryBuffer>
precompile(const std::string &header, llvm::ArrayRef<std::string> arguments,
           llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files, llvm::StringRef below,
           CompilerSetup &setup, KeptBodies bodies, ObserveIncludes observe,
           clang::DiagnosticConsumer *diagnostics, MacroPlaces places) {
  auto buffer = std::make_shared<clang::PCHBuffer>();
  buffer->Data.reserve(usualBytes);
  PrecompileAction action(buffer, bodies, places, observe);
  clang::IgnoringDiagConsumer ignoring;
  clang::DiagnosticConsumer &consumer = diagnostics ? *diagnostics : ignoring;
  std::shared_ptr<clang::CompilerInvocation> invocation =
      setup.invocation(arguments, header, files, consumer);
  if (!invocation || !runClang(std::move(invocation), files, consumer, action, below).finished() ||
      !buffer->IsComplete)
    return nullptr;
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(std::move(buffer->Data), header,
                                                         /*RequiresNullTerminator=*/false);
}

} // namespace tranship::frontend
