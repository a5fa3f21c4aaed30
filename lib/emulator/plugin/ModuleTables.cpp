// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emulator/plugin/ModuleTables.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace tranship::emulator {

TableWriter::TableWriter(Module &module)
    : module_(module), pointer_(PointerType::getUnqual(module.getContext())),
      word_(Type::getInt64Ty(module.getContext())) {}

Constant *TableWriter::text(StringRef value) {
  Constant *data = ConstantDataArray::getString(module_.getContext(), value);
  auto *variable = new GlobalVariable(module_, data->getType(), true, GlobalValue::PrivateLinkage,
                                      data, "tranship.text");
  variable->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  return variable;
}

Constant *TableWriter::number(uint64_t value) { return ConstantInt::get(word_, value); }

Constant *TableWriter::null() { return ConstantPointerNull::get(pointer_); }

Constant *TableWriter::record(ArrayRef<Constant *> fields) {
  return ConstantStruct::getAnon(module_.getContext(), fields);
}

Constant *TableWriter::table(ArrayRef<Constant *> records, StringRef name) {
  if (records.empty())
    return null();
  auto *type = ArrayType::get(records.front()->getType(), records.size());
  return variable(ConstantArray::get(type, records), name);
}

GlobalVariable *TableWriter::variable(Constant *value, StringRef name) {
  return new GlobalVariable(module_, value->getType(), false, GlobalValue::InternalLinkage, value,
                            name);
}

void registerAtStart(Module &module, GlobalVariable *entry) {
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
