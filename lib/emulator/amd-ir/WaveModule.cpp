// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WaveModule.h"

#include "BlockOrder.h"
#include "WaveChecks.h"
#include "WaveWriter.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/plugin/DevicePass.h"
#include "emulator/plugin/Unit.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/Transforms/Utils/FixIrreducible.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTarget();
void LLVMInitializeAMDGPUTargetMC();
}

namespace tranship::emulator {

unsigned waveSizeOf(const Function &function) {
  StringRef features = function.getFnAttribute("target-features").getValueAsString();
  if (features.contains("+wavefrontsize32"))
    return 32;
  if (features.contains("+wavefrontsize64"))
    return 64;
  return function.getFnAttribute("target-cpu").getValueAsString().starts_with("gfx9") ? 64 : 32;
}

namespace {

/// The analyses of the AMD target, which knows which values are the same in all lanes.
class AmdAnalyses {
public:
  explicit AmdAnalyses(TargetMachine &machine) : builder_(&machine) {
    builder_.registerModuleAnalyses(modules_);
    builder_.registerCGSCCAnalyses(components_);
    builder_.registerFunctionAnalyses(functions);
    builder_.registerLoopAnalyses(loops_);
    builder_.crossRegisterProxies(loops_, functions, components_, modules_);
  }
  void prepare(Module &module) {
    FunctionPassManager passes;
    passes.addPass(LowerSwitchPass());
    passes.addPass(FixIrreduciblePass());
    passes.addPass(LoopSimplifyPass());
    ModulePassManager all;
    all.addPass(createModuleToFunctionPassAdaptor(std::move(passes)));
    all.run(module, modules_);
  }

private:
  PassBuilder builder_;
  LoopAnalysisManager loops_;
  CGSCCAnalysisManager components_;
  ModuleAnalysisManager modules_;

public:
  FunctionAnalysisManager functions;
};

bool isKernel(const Function &function) {
  return function.getCallingConv() == CallingConv::AMDGPU_KERNEL;
}

/// Whether a kernel does nothing. rocPRIM has a kernel for each GPU that it knows, of which all but
/// those for the GPU of this compilation are empty.
bool isEmpty(const Function &function) {
  return isKernel(function) &&
         isa<ReturnInst>(function.getEntryBlock().getFirstNonPHIOrDbgOrLifetime());
}

/// Removes the variables of name expressions, and returns their names and those of what they mean.
std::vector<std::pair<std::string, std::string>> takeNameExpressions(Module &module) {
  std::vector<std::pair<std::string, std::string>> result;
  for (GlobalVariable &variable : make_early_inc_range(module.globals())) {
    if (!variable.getName().starts_with(expressionPrefix) || !variable.hasInitializer())
      continue;
    auto *target = dyn_cast<GlobalValue>(variable.getInitializer()->stripPointerCasts());
    result.push_back({variable.getName().str(), target ? target->getName().str() : ""});
    removeFromUsedLists(module,
                        [&](Constant *used) { return used->stripPointerCasts() == &variable; });
    variable.replaceAllUsesWith(PoisonValue::get(variable.getType()));
    variable.eraseFromParent();
  }
  return result;
}

class ModuleWriter {
public:
  ModuleWriter(Module &module, AmdAnalyses &analyses, std::optional<unsigned> width)
      : module_(module), analyses_(analyses), expressions_(takeNameExpressions(module)),
        space_(module), width_(width) {}

  Error write(const WaveOptions &options) {
    std::vector<Function *> functions;
    for (Function &function : module_)
      if (!function.isDeclaration())
        functions.push_back(&function);
    std::vector<Function *> twins;
    for (Function *function : functions) {
      if (waveSizeOf(*function) != width_ && isKernel(*function))
        return createStringError("kernels with waves of different sizes");
      twins.push_back(announce(*function));
      space_.setFunction(function, twins.back());
    }
    space_.mapGlobals();
    std::optional<WaveChecks> checks;
    if (options.isChecked)
      checks.emplace(module_, options.libraryFolders);
    for (size_t i = 0; i < functions.size(); ++i) {
      Function &from = *functions[i];
      if (isEmpty(from))
        continue;
      WaveSteps steps(from, analyses_.functions.getResult<UniformityInfoAnalysis>(from),
                      options.isChecked);
      WaveWriter(from, *twins[i], space_, steps, *width_, checks ? &*checks : nullptr)
          .write(waveOrder(from, analyses_.functions.getResult<LoopAnalysis>(from)));
    }
    size_t next = 0;
    for (Function *function : functions)
      if (isKernel(*function))
        kernels_[next++].lds = space_.ldsSizeOf(*function);
    analyses_.functions.clear();
    removeOld(functions);
    retarget();
    guardDivisions(module_);
    saturateConversions(module_);
    yieldInSpinLoops(module_);
    registerWaveModule(module_, space_, kernels_, options, width_);
    for (auto &[name, target] : expressions_) {
      // The objects for all numbers of lanes have the same ones.
      Constant *text = ConstantDataArray::getString(module_.getContext(), target);
      new GlobalVariable(module_, text->getType(), true, GlobalValue::WeakAnyLinkage, text, name,
                         nullptr, GlobalValue::NotThreadLocal, flatSpace);
    }
    std::string problem;
    raw_string_ostream stream(problem);
    if (verifyModule(module_, &stream))
      return createStringError("the code of a wave is malformed: " + problem);
    return Error::success();
  }

private:
  Function *announce(Function &from) {
    if (isEmpty(from)) {
      kernels_.push_back({from.getName().str(), emptyKernel(), description(from)});
      return emptyKernel_;
    }
    LLVMContext &context = module_.getContext();
    Type *pointer = PointerType::getUnqual(context);
    SmallVector<Type *> parameters = {pointer};
    if (!isKernel(from)) {
      parameters.push_back(Type::getInt64Ty(context));
      parameters.append(from.arg_size() + !from.getReturnType()->isVoidTy(), pointer);
    }
    FunctionType *type = FunctionType::get(Type::getVoidTy(context), parameters, false);
    Function *to = Function::Create(type, GlobalValue::InternalLinkage, "", module_);
    if (isKernel(from)) {
      to->setName(kernelPrefix + from.getName());
      kernels_.push_back({from.getName().str(), to, description(from)}); // `lds` is not known yet
    } else
      to->takeName(&from);
    to->addFnAttr(Attribute::NoUnwind);
    to->setSubprogram(from.getSubprogram());
    return to;
  }

  /// What all empty kernels have in common.
  Function *emptyKernel() {
    if (!emptyKernel_) {
      LLVMContext &context = module_.getContext();
      emptyKernel_ = Function::Create(
          FunctionType::get(Type::getVoidTy(context), PointerType::getUnqual(context), false),
          GlobalValue::InternalLinkage, Twine(kernelPrefix) + "empty", module_);
      ReturnInst::Create(context, BasicBlock::Create(context, "entry", emptyKernel_));
    }
    return emptyKernel_;
  }

  /// See `KernelEntry::parameters`. Of types, only sizes are known.
  std::string description(const Function &kernel) const {
    std::string result = "\t";
    if (DISubprogram *subprogram = kernel.getSubprogram())
      result = (subprogram->getFilename() + ":" + Twine(subprogram->getLine()) + "\t" +
                subprogram->getDirectory())
                   .str();
    const DataLayout &layout = module_.getDataLayout();
    for (const Argument &argument : kernel.args()) {
      Type *type = argument.hasByRefAttr() ? argument.getParamByRefType() : argument.getType();
      uint64_t size = layout.getTypeAllocSize(type);
      uint64_t alignment = argument.hasByRefAttr() ? argument.getParamAlign().valueOrOne().value()
                                                   : layout.getABITypeAlign(type).value();
      result += (Twine("\n") + (type->isPointerTy() ? "p" : "") + Twine(size) +
                 (alignment == size ? "" : ":" + Twine(alignment)) + " ? argument" +
                 Twine(argument.getArgNo()) + " ?")
                    .str();
    }
    return result;
  }

  void removeOld(const std::vector<Function *> &functions) {
    for (const char *list : {"llvm.used", "llvm.compiler.used", "llvm.global.annotations"})
      if (GlobalVariable *variable = module_.getGlobalVariable(list))
        variable->eraseFromParent();
    for (Function *function : functions) {
      function->setSubprogram(nullptr);
      function->dropAllReferences();
    }
    SmallVector<GlobalVariable *> variables;
    for (GlobalVariable &variable : module_.globals())
      if (variable.getAddressSpace() != flatSpace)
        variables.push_back(&variable);
    for (GlobalVariable *variable : variables)
      variable->setInitializer(nullptr);
    for (GlobalAlias &alias : make_early_inc_range(module_.aliases())) {
      alias.replaceAllUsesWith(PoisonValue::get(alias.getType()));
      alias.eraseFromParent();
    }
    auto remove = [](GlobalObject &object) {
      object.removeDeadConstantUsers();
      object.replaceAllUsesWith(PoisonValue::get(object.getType()));
      object.eraseFromParent();
    };
    for (Function *function : functions)
      remove(*function);
    for (GlobalVariable *variable : variables)
      remove(*variable);
    for (Function &function : make_early_inc_range(module_))
      if (function.isDeclaration() && function.use_empty())
        function.eraseFromParent();
  }

  void retarget() {
    Triple host(sys::getDefaultTargetTriple());
    module_.setTargetTriple(host);
    module_.setDataLayout(host.computeDataLayout());
    for (const char *name : {"opencl.ocl.version", "llvm.ident", "llvm.errno.tbaa"})
      if (NamedMDNode *node = module_.getNamedMetadata(name))
        module_.eraseNamedMetadata(node);
    if (NamedMDNode *flags = module_.getModuleFlagsMetadata()) {
      SmallVector<Module::ModuleFlagEntry> kept;
      module_.getModuleFlagsMetadata(kept);
      flags->clearOperands();
      for (const Module::ModuleFlagEntry &flag : kept)
        if (StringRef name = flag.Key->getString();
            name.starts_with("Debug Info") || name.starts_with("Dwarf"))
          module_.addModuleFlag(flag.Behavior, name, flag.Val);
    }
    // The host's object has symbols of the same names, and the runtime may be in another object.
    for (GlobalObject &object : module_.global_objects()) {
      object.setComdat(nullptr);
      object.setVisibility(GlobalValue::DefaultVisibility);
      if (object.isDeclaration() || object.getName().starts_with("llvm."))
        continue;
      object.setLinkage(GlobalValue::InternalLinkage);
    }
  }

  Module &module_;
  AmdAnalyses &analyses_;
  std::vector<std::pair<std::string, std::string>> expressions_;
  FlatSpace space_;
  std::optional<unsigned> width_; ///< without code, there is none
  std::vector<WaveKernel> kernels_;
  Function *emptyKernel_ = nullptr;
};

} // namespace

Error makeWaveModule(Module &module, const WaveOptions &options) {
  if (module.getTargetTriple().getArch() != Triple::amdgcn)
    return createStringError("not code for an AMD GPU");
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTarget();
  LLVMInitializeAMDGPUTargetMC();
  std::string problem;
  const Target *target = TargetRegistry::lookupTarget(module.getTargetTriple(), problem);
  if (!target)
    return createStringError(problem);
  // Functions of the device libraries may be compiled for any GPU.
  const Function *sample = nullptr;
  for (const Function &function : module)
    if (!function.isDeclaration() && function.hasFnAttribute("target-cpu") &&
        (!sample || (isKernel(function) && !isKernel(*sample))))
      sample = &function;
  std::optional<unsigned> width;
  StringRef processor;
  if (sample) {
    width = waveSizeOf(*sample);
    processor = sample->getFnAttribute("target-cpu").getValueAsString();
  }
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      module.getTargetTriple(), processor, "", TargetOptions(), std::nullopt));
  AmdAnalyses analyses(*machine);
  analyses.prepare(module);
  return ModuleWriter(module, analyses, width).write(options);
}

} // namespace tranship::emulator
