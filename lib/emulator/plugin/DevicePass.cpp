// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The LLVM half of the plugin: transforms the module of the device pass before it is optimized for
// the host processor, and the module of the host pass.
#include "DevicePass.h"
#include "LoopObstacles.h"
#include "Unit.h"
#include "WorkItemLoops.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace tranship::emulator {

void useLocalVariables(Module &module) {
  for (GlobalVariable &variable : make_early_inc_range(module.globals())) {
    if (!variable.isDeclaration() || variable.isThreadLocal() ||
        !variable.getName().starts_with(localPrefix))
      continue;
    std::string name = variable.getName().str();
    variable.setName("");
    auto *local =
        new GlobalVariable(module, variable.getValueType(), false, GlobalValue::ExternalLinkage,
                           nullptr, name, nullptr, GlobalValue::InitialExecTLSModel);
    local->setAlignment(variable.getAlign());
    convertUsersOfConstantsToInstructions({&variable});
    DenseMap<Function *, Value *> addresses;
    for (Use &use : make_early_inc_range(variable.uses())) {
      auto *instruction = dyn_cast<Instruction>(use.getUser());
      if (!instruction)
        continue;
      Value *&address = addresses[instruction->getFunction()];
      if (!address) {
        IRBuilder<> builder(&*instruction->getFunction()->getEntryBlock().getFirstInsertionPt());
        address = builder.CreateThreadLocalAddress(local);
      }
      use.set(address);
    }
    variable.replaceAllUsesWith(PoisonValue::get(variable.getType()));
    variable.eraseFromParent();
  }
}

std::vector<ManagedVariable> redirectManaged(Module &module,
                                             const SetVector<GlobalVariable *> &variables) {
  std::vector<ManagedVariable> result;
  for (GlobalVariable *variable : variables) {
    removeFromUsedLists(module, [&](Constant *used) { return used == variable; });
    convertUsersOfConstantsToInstructions({variable});
    auto *pointer =
        new GlobalVariable(module, variable->getType(), false, GlobalValue::InternalLinkage,
                           variable, variable->getName() + ".managed");
    for (Use &use : make_early_inc_range(variable->uses()))
      if (auto *instruction = dyn_cast<Instruction>(use.getUser())) {
        IRBuilder<> builder(&*instruction->getFunction()->getEntryBlock().getFirstInsertionPt());
        LoadInst *load = builder.CreateLoad(variable->getType(), pointer);
        load->setNoSanitizeMetadata();
        use.set(load);
      }
    result.push_back({variable, pointer});
  }
  return result;
}

void hideSymbols(Module &module) {
  // The units of one device program find each other under names that the host does not have.
  SmallPtrSet<GlobalValue *, 16> known;
  for (const std::string &name : currentUnit().deviceSymbols) {
    GlobalValue *symbol = module.getNamedValue(name);
    if (!symbol)
      continue;
    // Clang assumes that no other unit can see them.
    if (symbol->hasInternalLinkage() && !symbol->isDeclaration() &&
        currentUnit().explicitInstances.count(name))
      symbol->setLinkage(GlobalValue::WeakODRLinkage);
    if (!symbol->hasExternalLinkage() && !symbol->hasExternalWeakLinkage() &&
        !symbol->hasWeakLinkage())
      continue;
    symbol->setName(devicePrefix + name);
    symbol->setVisibility(GlobalValue::HiddenVisibility);
    known.insert(symbol);
  }
  for (GlobalObject &object : module.global_objects()) {
    object.setComdat(nullptr);
    if (object.isDeclaration() || object.hasLocalLinkage() || object.hasAppendingLinkage() ||
        object.getName().starts_with("llvm.") || object.getName().starts_with(expressionPrefix) ||
        known.contains(&object))
      continue;
    object.setVisibility(GlobalValue::DefaultVisibility);
    object.setLinkage(GlobalValue::InternalLinkage);
  }
  for (GlobalAlias &alias : module.aliases())
    if (!alias.hasLocalLinkage() && !known.contains(&alias))
      alias.setLinkage(GlobalValue::InternalLinkage);
}

void exposeShadows(Module &module) {
  for (const std::string &name : currentUnit().deviceSymbols)
    if (GlobalVariable *shadow = module.getGlobalVariable(name, /*AllowInternal=*/true);
        shadow && !shadow->isDeclaration() && shadow->hasInternalLinkage())
      shadow->setLinkage(GlobalValue::ExternalLinkage);
}

namespace {

/// For checked programs that amd-ir will make code of: LLVM executes loads early, where other lanes
/// may still write, unless that would mislead ThreadSanitizer.
void keepLoadsInPlace(Module &module) {
  for (Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr(Attribute::SanitizeThread);
}

/// Functions that call a function of the runtime in which threads meet, or one that does.
SmallPtrSet<Function *, 32> meetingFunctions(Module &module) {
  SmallPtrSet<Function *, 32> found;
  SmallVector<Function *, 32> left;
  for (Function &function : module)
    if (isMeeting(function.getName()))
      left.push_back(&function);
  while (!left.empty()) {
    Function *callee = left.pop_back_val();
    for (User *user : callee->users())
      if (auto *call = dyn_cast<CallBase>(user); call && call->getCalledFunction() == callee)
        if (Function *caller = call->getFunction(); found.insert(caller).second)
          left.push_back(caller);
  }
  return found;
}

/// Makes small functions in which threads meet a part of their callers. Lanes that wait without a
/// mask go on by how deep they are in calls and by their addresses; a wrapper must not count.
void inlineMeetings(Module &module, ModuleAnalysisManager &analyses) {
  constexpr unsigned small = 100;
  for (Function *function : meetingFunctions(module)) {
    bool isKernel =
        function->getName().starts_with(kernelPrefix) || any_of(function->users(), [](User *user) {
          auto *call = dyn_cast<CallBase>(user);
          return call && call->getFunction()->getName().starts_with(kernelPrefix);
        });
    if (isKernel || function->getInstructionCount() > small)
      continue;
    function->removeFnAttr(Attribute::NoInline);
    function->removeFnAttr(Attribute::OptimizeNone);
    function->addFnAttr(Attribute::AlwaysInline);
  }
  analyses.invalidate(module, AlwaysInlinerPass().run(module, analyses));
}

struct DevicePass : PassInfoMixin<DevicePass> {
  explicit DevicePass(bool optimizes) : optimizes(optimizes) {}
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &analyses) {
    if (module.getTargetTriple().isAMDGPU()) {
      keepLoadsInPlace(module);
      return PreservedAnalyses::none();
    }
    if (currentUnit().isHost) {
      exposeShadows(module);
      instrumentHostCalls(module);
      return PreservedAnalyses::none();
    }
    nameExpressions(module);
    exposeStaticVariables(module);
    useLocalVariables(module);
    SharedMemory shared = placeSharedMemory(module, annotatedVariables(module, sharedAnnotation),
                                            currentUnit().dynamicShared);
    auto managed = redirectManaged(module, annotatedVariables(module, managedAnnotation));
    launchByWrappers(module);
    renameLibraryCalls(module);
    countSharedAddresses(module);
    lowerInlinePtx(module);
    guardDivisions(module);
    saturateConversions(module);
    orderZeros(module);
    if (!optimizes)
      inlineMeetings(module, analyses);
    DenseMap<Function *, LoopsOfKernel> loops;
    if (optimizes && !currentUnit().checked)
      loops = addWorkItemLoops(module, analyses);
    yieldInSpinLoops(module);
    if (currentUnit().checked) {
      redirectHeap(module);
      instrumentMemory(module, analyses);
    }
    addRegistration(module, shared, managed, loops);
    if (GlobalVariable *annotations = module.getGlobalVariable("llvm.global.annotations"))
      annotations->eraseFromParent();
    hideSymbols(module);
    return PreservedAnalyses::none();
  }

  /// Without optimization, code is there to be looked at: each thread of a kernel is a call.
  bool optimizes;
};

} // namespace
} // namespace tranship::emulator

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "tranship-emulator", "1", [](PassBuilder &builder) {
            builder.registerPipelineStartEPCallback(
                [](ModulePassManager &passes, OptimizationLevel level) {
                  passes.addPass(tranship::emulator::DevicePass(level != OptimizationLevel::O0));
                });
          }};
}
