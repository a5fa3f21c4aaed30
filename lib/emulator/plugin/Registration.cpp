// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DevicePass.h"
#include "ModuleTables.h"
#include "TypeLayout.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Maps each wrapper `void tranship.kernel.k(void **)` to the annotation of its parameters.
DenseMap<Function *, std::string> kernelParameters(Module &module) {
  DenseMap<Function *, std::string> parameters;
  GlobalVariable *list = module.getGlobalVariable("llvm.global.annotations");
  if (!list)
    return parameters;
  for (Value *operand : cast<ConstantArray>(list->getInitializer())->operands()) {
    auto *entry = cast<ConstantStruct>(operand);
    auto *function = dyn_cast<Function>(entry->getOperand(0)->stripPointerCasts());
    auto *text = dyn_cast<GlobalVariable>(entry->getOperand(1)->stripPointerCasts());
    if (!function || !text)
      continue;
    auto *characters = dyn_cast<ConstantDataSequential>(text->getInitializer());
    StringRef value = characters && characters->isCString() ? characters->getAsCString() : "";
    if (value.consume_front(parametersAnnotation))
      parameters[function] = value.str();
  }
  return parameters;
}

/// Returns the bytes of shared memory that all functions use that the kernel may call.
uint64_t reachableShared(Function &kernel, const SharedMemory &shared) {
  SmallPtrSet<const Function *, 16> seen;
  SmallVector<const Function *> open = {&kernel};
  uint64_t bytes = 0;
  while (!open.empty()) {
    const Function *function = open.pop_back_val();
    if (!seen.insert(function).second)
      continue;
    bytes += shared.usedBy.lookup(function);
    for (const BasicBlock &block : *function)
      for (const Instruction &instruction : block)
        for (const Value *operand : instruction.operands())
          if (auto *callee = dyn_cast<Function>(operand->stripPointerCasts()))
            open.push_back(callee);
  }
  return bytes;
}

/// Writes the records of one module.
class RegistrationWriter {
public:
  RegistrationWriter(Module &module, const SharedMemory &shared,
                     const DenseMap<Function *, LoopsOfKernel> &loops)
      : module_(module), shared_(shared), loops_(loops), writer_(module) {
    // Collected first: the records themselves are variables too.
    for (GlobalVariable &variable : module.globals())
      if (!variable.isDeclaration() && !variable.isThreadLocal() &&
          !variable.getName().starts_with("llvm.") &&
          !variable.getName().starts_with("tranship.") && variable.getSection() != "llvm.metadata")
        own_.push_back(&variable);
  }

  /// Returns the `ModuleEntry`.
  GlobalVariable *moduleRecord(const std::vector<ManagedVariable> &managed) {
    std::vector<Constant *> kernels = kernelRecords(), variables = variableRecords(managed),
                            globals = globalRecords();
    uint64_t flags = (currentUnit().checked ? uint64_t(checkedModule) : 0) |
                     (currentUnit().relocatable ? uint64_t(relocatableModule) : 0);
    Constant *entry = writer_.record(
        {writer_.text(currentUnit().tag), writer_.table(kernels, "tranship.kernels"),
         writer_.number(kernels.size()), writer_.table(variables, "tranship.variables"),
         writer_.number(variables.size()), writer_.number(shared_.size), shared_.offset,
         writer_.table(globals, "tranship.globals"), writer_.number(globals.size()),
         writer_.number(flags)});
    return writer_.variable(entry, "tranship.module");
  }

private:
  std::vector<Constant *> kernelRecords() {
    DenseMap<Function *, std::string> parameters = kernelParameters(module_);
    std::vector<Constant *> records;
    for (Function &function : module_) {
      StringRef name = function.getName();
      if (function.isDeclaration() || !name.consume_front(kernelPrefix))
        continue;
      LoopsOfKernel loops = loops_.lookup(&function);
      records.push_back(writer_.record(
          {writer_.text(name), &function, writer_.text(parameters.lookup(&function)),
           writer_.number(reachableShared(function, shared_)),
           loops.record ? loops.record : writer_.null(), writer_.text(loops.whyFibers)}));
    }
    return records;
  }

  std::vector<Constant *> variableRecords(const std::vector<ManagedVariable> &managed) {
    std::vector<Constant *> records;
    SmallPtrSet<GlobalVariable *, 8> redirected;
    for (auto &[variable, pointer] : managed) {
      redirected.insert(variable);
      records.push_back(variableRecord(*variable, pointer, managedVariable));
    }
    for (GlobalVariable &variable : module_.globals()) {
      if (!variable.isExternallyInitialized() || variable.isDeclaration() ||
          redirected.contains(&variable))
        continue;
      uint64_t flags = variable.isConstant() ? uint64_t(constantVariable) : 0;
      // The host writes it (cudaMemcpyToSymbol).
      variable.setConstant(false);
      records.push_back(variableRecord(variable, &variable, flags));
    }
    return records;
  }

  Constant *variableRecord(const GlobalVariable &variable, Constant *address, uint64_t flags) {
    return writer_.record(
        {writer_.text(variable.getName()), address, writer_.number(sizeOf(variable)),
         writer_.number(flags),
         writer_.text(layoutOf(module_.getDataLayout(), variable.getValueType()))});
  }

  std::vector<Constant *> globalRecords() {
    std::vector<Constant *> records;
    if (currentUnit().checked)
      for (GlobalVariable *variable : own_)
        records.push_back(writer_.record(
            {writer_.text(variable->getName()), variable, writer_.number(sizeOf(*variable))}));
    return records;
  }

  uint64_t sizeOf(const GlobalVariable &variable) const {
    return module_.getDataLayout().getTypeAllocSize(variable.getValueType());
  }

  Module &module_;
  const SharedMemory &shared_;
  const DenseMap<Function *, LoopsOfKernel> &loops_;
  TableWriter writer_;
  std::vector<GlobalVariable *> own_;
};

} // namespace

void addRegistration(Module &module, const SharedMemory &shared,
                     const std::vector<ManagedVariable> &managed,
                     const DenseMap<Function *, LoopsOfKernel> &loops) {
  registerAtStart(module, RegistrationWriter(module, shared, loops).moduleRecord(managed));
}

} // namespace tranship::emulator
