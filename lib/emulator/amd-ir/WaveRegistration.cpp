// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlatSpace.h"
#include "WaveModule.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/plugin/Unit.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

#include <cstring>

using namespace llvm;

namespace tranship::emulator {

namespace {

class Registration {
public:
  Registration(Module &module, const FlatSpace &space)
      : module_(module), space_(space), word_(Type::getInt64Ty(module.getContext())),
        pointer_(PointerType::getUnqual(module.getContext())) {}

  GlobalVariable *entry(const std::vector<WaveKernel> &code, StringRef tag, unsigned width) {
    SmallVector<Constant *> kernels, variables;
    for (const WaveKernel &kernel : code)
      kernels.push_back(
          record({text(kernel.code->getName().substr(strlen(kernelPrefix))), kernel.code,
                  text(kernel.parameters), number(kernel.lds), ConstantPointerNull::get(pointer_),
                  text("its code is that of a whole wave")}));
    for (auto &[from, variable] : space_.globals())
      if (variable->isExternallyInitialized() && !variable->isDeclaration()) {
        uint64_t flags = variable->isConstant() ? uint64_t(constantVariable) : 0;
        variable->setConstant(false); // the host writes it (hipMemcpyToSymbol)
        uint64_t size = module_.getDataLayout().getTypeAllocSize(variable->getValueType());
        variables.push_back(
            record({text(variable->getName()), variable, number(size), number(flags), text("?")}));
      }
    Constant *offset = new GlobalVariable(module_, word_, false, GlobalValue::InternalLinkage,
                                          number(0), "tranship.shared.offset");
    uint64_t flags = width == 32 ? wave32Module : wave64Module;
    return variable(record({text(tag), table(kernels, "tranship.kernels"), number(kernels.size()),
                            table(variables, "tranship.variables"), number(variables.size()),
                            number(space_.largestLds()), offset, ConstantPointerNull::get(pointer_),
                            number(0), number(flags)}),
                    "tranship.module");
  }

private:
  Constant *text(const Twine &value) {
    Constant *data = ConstantDataArray::getString(module_.getContext(), value.str());
    auto *result = new GlobalVariable(module_, data->getType(), true, GlobalValue::PrivateLinkage,
                                      data, "tranship.text");
    result->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    return result;
  }
  Constant *number(uint64_t value) { return ConstantInt::get(word_, value); }
  Constant *record(ArrayRef<Constant *> fields) {
    return ConstantStruct::getAnon(module_.getContext(), fields);
  }
  Constant *table(ArrayRef<Constant *> records, StringRef name) {
    if (records.empty())
      return ConstantPointerNull::get(pointer_);
    auto *type = ArrayType::get(records.front()->getType(), records.size());
    return variable(ConstantArray::get(type, records), name);
  }
  GlobalVariable *variable(Constant *value, StringRef name) {
    return new GlobalVariable(module_, value->getType(), false, GlobalValue::InternalLinkage, value,
                              name);
  }

  Module &module_;
  const FlatSpace &space_;
  IntegerType *word_;
  PointerType *pointer_;
};

} // namespace

void registerWaveModule(Module &module, const FlatSpace &space,
                        const std::vector<WaveKernel> &kernels, StringRef tag, unsigned width) {
  GlobalVariable *entry = Registration(module, space).entry(kernels, tag, width);
  LLVMContext &context = module.getContext();
  Type *nothing = Type::getVoidTy(context);
  FunctionCallee runtime =
      module.getOrInsertFunction(registerFunction, nothing, PointerType::getUnqual(context));
  Function *constructor = Function::Create(
      FunctionType::get(nothing, false), GlobalValue::InternalLinkage, "tranship.register", module);
  IRBuilder<> builder(BasicBlock::Create(context, "entry", constructor));
  builder.CreateCall(runtime, entry);
  builder.CreateRetVoid();
  appendToGlobalCtors(module, constructor, 101); // before any initializer of the program
}

} // namespace tranship::emulator
