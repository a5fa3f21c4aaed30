// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedMemory.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/Alignment.h"

using namespace llvm;

namespace tranship::emulator {

SetVector<GlobalVariable *> annotatedVariables(Module &module, const char *annotation) {
  SetVector<GlobalVariable *> variables;
  GlobalVariable *list = module.getGlobalVariable("llvm.global.annotations");
  if (!list || !list->hasInitializer())
    return variables;
  for (Value *operand : cast<ConstantArray>(list->getInitializer())->operands()) {
    auto *entry = cast<ConstantStruct>(operand);
    auto *variable = dyn_cast<GlobalVariable>(entry->getOperand(0)->stripPointerCasts());
    auto *text = dyn_cast<GlobalVariable>(entry->getOperand(1)->stripPointerCasts());
    if (!variable || !text)
      continue;
    auto *characters = dyn_cast<ConstantDataSequential>(text->getInitializer());
    if (characters && characters->isCString() && characters->getAsCString() == annotation)
      variables.insert(variable);
  }
  return variables;
}

/// The address space of shared memory on AMD GPUs.
constexpr unsigned sharedSpace = 3;

constexpr char objectMetadata[] = "tranship.object";

void markObject(Instruction &instruction, StringRef name, uint64_t size) {
  LLVMContext &context = instruction.getContext();
  auto *number = ConstantInt::get(Type::getInt64Ty(context), size);
  instruction.setMetadata(objectMetadata, MDNode::get(context, {MDString::get(context, name),
                                                                ConstantAsMetadata::get(number)}));
}

std::optional<KnownObject> markedObject(const Instruction &instruction) {
  MDNode *node = instruction.getMetadata(objectMetadata);
  if (!node)
    return std::nullopt;
  return KnownObject{cast<MDString>(node->getOperand(0))->getString().str(),
                     mdconst::extract<ConstantInt>(node->getOperand(1))->getZExtValue()};
}

namespace {

/// The thread-local pointer of this name. It is loaded once at the entry of each function that
/// needs it, since its value does not change while a thread of a kernel runs.
class LocalPointer {
public:
  LocalPointer(Module &module, StringRef name) {
    PointerType *type = PointerType::getUnqual(module.getContext());
    variable_ = module.getGlobalVariable(name); // headers name it, too
    if (!variable_)
      variable_ = new GlobalVariable(module, type, false, GlobalValue::ExternalLinkage, nullptr,
                                     name, nullptr, GlobalValue::InitialExecTLSModel);
  }

  Value *in(Function &function) {
    Value *&value = values_[&function];
    if (!value) {
      IRBuilder<> builder(&*function.getEntryBlock().getFirstInsertionPt());
      Value *address = builder.CreateThreadLocalAddress(variable_);
      LoadInst *load = builder.CreateLoad(variable_->getValueType(), address);
      load->setNoSanitizeMetadata();
      value = load;
    }
    return value;
  }

private:
  GlobalVariable *variable_;
  DenseMap<Function *, Value *> values_;
};

/// Replaces uses of a global by what `address` computes in the function of the use.
template <class Address> void replaceUses(GlobalVariable &variable, Address address) {
  DenseMap<Function *, Value *> values;
  for (Use &use : make_early_inc_range(variable.uses())) {
    auto *instruction = dyn_cast<Instruction>(use.getUser());
    if (!instruction)
      continue; // metadata lists, which are removed with the variable
    Function *function = instruction->getFunction();
    Value *&value = values[function];
    if (!value)
      value = address(*function);
    use.set(value);
  }
}

void forget(GlobalVariable &variable) {
  variable.replaceAllUsesWith(PoisonValue::get(variable.getType()));
  variable.eraseFromParent();
}

} // namespace

void countSharedAddresses(Module &module) {
  LocalPointer base(module, sharedBaseSymbol);
  Type *word = Type::getInt64Ty(module.getContext());
  auto isShared = [](Value *pointer) {
    return pointer && pointer->getType()->isPointerTy() &&
           pointer->getType()->getPointerAddressSpace() == sharedSpace;
  };
  for (Function &function : module) {
    auto generic = [&](IRBuilder<> &builder, Value *pointer) {
      return isShared(pointer)
                 ? builder.CreatePtrAdd(base.in(function), builder.CreatePtrToInt(pointer, word))
                 : pointer;
    };
    for (Instruction &instruction : make_early_inc_range(instructions(function))) {
      IRBuilder<> builder(&instruction);
      if (auto *cast = dyn_cast<AddrSpaceCastInst>(&instruction)) {
        Value *pointer = cast->getPointerOperand();
        if (isShared(pointer) == isShared(cast))
          continue;
        Value *result =
            isShared(pointer)
                ? generic(builder, pointer)
                : builder.CreateIntToPtr(
                      builder.CreateSub(builder.CreatePtrToInt(pointer, word),
                                        builder.CreatePtrToInt(base.in(function), word)),
                      cast->getType());
        cast->replaceAllUsesWith(result);
        cast->eraseFromParent();
      } else if (auto *copy = dyn_cast<MemCpyInst>(&instruction)) {
        if (!isShared(copy->getRawDest()) && !isShared(copy->getRawSource()))
          continue;
        builder.CreateMemCpy(generic(builder, copy->getRawDest()), copy->getDestAlign(),
                             generic(builder, copy->getRawSource()), copy->getSourceAlign(),
                             copy->getLength(), copy->isVolatile());
        copy->eraseFromParent();
      } else if (isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst>(instruction)) {
        unsigned place = isa<StoreInst>(instruction) ? StoreInst::getPointerOperandIndex() : 0;
        if (Value *pointer = instruction.getOperand(place); isShared(pointer))
          instruction.setOperand(place, generic(builder, pointer));
      }
    }
  }
}

SharedMemory placeSharedMemory(Module &module, const SetVector<GlobalVariable *> &variables,
                               const std::vector<std::string> &dynamicNames) {
  SharedMemory memory;
  LocalPointer base(module, sharedBaseSymbol);
  LocalPointer dynamicBase(module, dynamicSharedSymbol);
  Type *word = Type::getInt64Ty(module.getContext());
  memory.offset = new GlobalVariable(module, word, false, GlobalValue::InternalLinkage,
                                     ConstantInt::get(word, 0), "tranship.shared.offset");

  std::vector<Constant *> constants(variables.begin(), variables.end());
  SetVector<GlobalVariable *> dynamics; // templates name the same one several times
  for (const std::string &name : dynamicNames)
    if (GlobalVariable *variable = module.getGlobalVariable(name, true);
        variable && variable->isDeclaration() && dynamics.insert(variable))
      constants.push_back(variable);
  convertUsersOfConstantsToInstructions(constants);

  for (GlobalVariable *variable : variables) {
    const DataLayout &layout = module.getDataLayout();
    uint64_t size = layout.getTypeAllocSize(variable->getValueType());
    memory.size = alignTo(memory.size, variable->getAlign().valueOrOne());
    uint64_t start = memory.size;
    memory.size += size;
    replaceUses(*variable, [&](Function &function) -> Value * {
      memory.usedBy[&function] += size;
      auto *pointer = cast<Instruction>(base.in(function));
      IRBuilder<> builder(pointer->getNextNode());
      LoadInst *offset = builder.CreateLoad(word, memory.offset);
      offset->setNoSanitizeMetadata();
      // One step, whose metadata stays: with a start of 0, nothing else would be left.
      Value *place = builder.CreatePtrAdd(
          pointer, builder.CreateAdd(offset, builder.getInt64(start)), variable->getName());
      markObject(*cast<Instruction>(place), variable->getName(), size);
      return place;
    });
    forget(*variable);
  }
  for (GlobalVariable *variable : dynamics) {
    replaceUses(*variable, [&](Function &function) { return dynamicBase.in(function); });
    forget(*variable);
  }
  return memory;
}

} // namespace tranship::emulator
