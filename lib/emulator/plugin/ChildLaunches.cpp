// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Launches from kernels (`<<<…>>>` in device code). Clang compiles them for relocatable code alone,
// which for the emulator makes no difference, and passes the child as a function.
#include "ChildLaunches.h"
#include "DevicePass.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"
#include "clang/Sema/SemaConsumer.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Sets the option whenever the parser passes something on. One runs before the code generator,
/// which would give symbols other names and linkages, and one after it, for the parser. The code
/// generator may read declarations of precompiled headers, which are passed on meanwhile.
class RelocatableSetter : public clang::SemaConsumer {
public:
  RelocatableSetter(clang::CompilerInstance &compiler, bool relocatable)
      : options_(compiler.getLangOpts()), relocatable_(relocatable) {}

  void InitializeSema(clang::Sema &) override { set(); }
  bool HandleTopLevelDecl(clang::DeclGroupRef) override {
    set();
    return true;
  }
  void HandleInlineFunctionDefinition(clang::FunctionDecl *) override { set(); }
  void HandleInterestingDecl(clang::DeclGroupRef) override { set(); }
  void HandleTranslationUnit(clang::ASTContext &) override { set(); }
  void HandleTagDeclDefinition(clang::TagDecl *) override { set(); }
  void HandleTagDeclRequiredDefinition(const clang::TagDecl *) override { set(); }
  void HandleCXXImplicitFunctionInstantiation(clang::FunctionDecl *) override { set(); }
  void HandleTopLevelDeclInObjCContainer(clang::DeclGroupRef) override { set(); }
  void HandleImplicitImportDecl(clang::ImportDecl *) override { set(); }
  void CompleteTentativeDefinition(clang::VarDecl *) override { set(); }
  void CompleteExternalDeclaration(clang::DeclaratorDecl *) override { set(); }
  void AssignInheritanceModel(clang::CXXRecordDecl *) override { set(); }
  void HandleCXXStaticMemberVarInstantiation(clang::VarDecl *) override { set(); }
  void HandleVTable(clang::CXXRecordDecl *) override { set(); }

private:
  void set() {
    depth() += relocatable_ ? -1 : 1;
    options_.GPURelocatableDeviceCode = depth() == 0;
  }
  /// How many times the code generator is at work, one inside the other.
  static int &depth() {
    static int count = 0;
    return count;
  }

  clang::LangOptions &options_;
  bool relocatable_;
};

class AfterCodeGeneration : public clang::PluginASTAction {
protected:
  ActionType getActionType() override { return AddAfterMainAction; }
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        StringRef) override {
    const clang::LangOptions &options = compiler.getLangOpts();
    if (!options.CUDA || options.HIP)
      return std::make_unique<clang::ASTConsumer>();
    return std::make_unique<RelocatableSetter>(compiler, true);
  }
  bool ParseArgs(const clang::CompilerInstance &, const std::vector<std::string> &) override {
    return true;
  }
};

clang::FrontendPluginRegistry::Add<AfterCodeGeneration>
    registration("tranship-child-launches", "launches from kernels, after the code generator");

} // namespace

std::unique_ptr<clang::ASTConsumer> beforeCodeGeneration(clang::CompilerInstance &compiler) {
  return std::make_unique<RelocatableSetter>(compiler, false);
}

namespace {

/// Returns the function that runs a thread of the kernel. It may be another unit's.
Function &wrapperOf(Function &kernel) {
  Module &module = *kernel.getParent();
  std::string name = (kernelPrefix + kernel.getName()).str();
  if (Function *known = module.getFunction(name))
    return *known;
  LLVMContext &context = module.getContext();
  auto *type =
      FunctionType::get(Type::getVoidTy(context), {PointerType::getUnqual(context)}, false);
  return *Function::Create(type, GlobalValue::ExternalLinkage, name, module);
}

/// Returns the kernels of the module, and those that it launches.
SmallSetVector<Function *, 8> possibleChildren(Module &module, Function &launch) {
  SmallSetVector<Function *, 8> children;
  for (Function &function : module)
    if (module.getFunction((kernelPrefix + function.getName()).str()))
      children.insert(&function);
  for (User *user : launch.users())
    if (auto *call = dyn_cast<CallBase>(user))
      if (auto *child = dyn_cast<Function>(call->getArgOperand(0)->stripPointerCasts()))
        children.insert(child);
  return children;
}

/// The kernels of other units that the host uses, which clang keeps for a linker of device code.
void dropUsedKernels(Module &module) {
  GlobalVariable *used = module.getGlobalVariable("__clang_gpu_used_external", true);
  if (!used)
    return;
  removeFromUsedLists(module, [&](Constant *constant) { return constant == used; });
  used->eraseFromParent();
}

} // namespace

void launchByWrappers(Module &module) {
  if (Function *launch = module.getFunction(launchFromKernelFunction))
    for (Function *child : possibleChildren(module, *launch)) {
      Function &wrapper = wrapperOf(*child);
      SmallVector<CallBase *> calls;
      for (User *user : child->users())
        if (auto *call = dyn_cast<CallBase>(user); call && call->getCalledOperand() == child)
          calls.push_back(call);
      child->replaceAllUsesWith(&wrapper);
      for (CallBase *call : calls)
        call->setCalledOperand(child);
    }
  dropUsedKernels(module);
  for (Function &wrapper : module) {
    std::string name = wrapper.getName().str();
    if (!wrapper.getName().starts_with(kernelPrefix))
      continue;
    if (wrapper.isDeclaration())
      currentUnit().deviceSymbols.insert(name);
    else if (currentUnit().deviceSymbols.count(name)) // perhaps an instance that others have too
      wrapper.setLinkage(GlobalValue::WeakODRLinkage);
  }
}

} // namespace tranship::emulator
