// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlatSpace.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace tranship::emulator {

Type *FlatSpace::type(Type *from) {
  Type *&known = types_[from];
  if (known)
    return known;
  LLVMContext &context = from->getContext();
  Type *to = from;
  if (isResource(from))
    to = Type::getInt128Ty(context);
  else if (isa<PointerType>(from))
    to = PointerType::getUnqual(context);
  else if (auto *array = dyn_cast<ArrayType>(from))
    to = ArrayType::get(type(array->getElementType()), array->getNumElements());
  else if (auto *vector = dyn_cast<FixedVectorType>(from))
    to = FixedVectorType::get(type(vector->getElementType()), vector->getNumElements());
  else if (auto *record = dyn_cast<StructType>(from)) {
    SmallVector<Type *> elements;
    bool differs = false;
    for (Type *element : record->elements()) {
      elements.push_back(type(element));
      differs |= elements.back() != element;
    }
    if (differs)
      to = StructType::get(context, elements, record->isPacked());
  } else if (auto *function = dyn_cast<FunctionType>(from)) {
    SmallVector<Type *> parameters;
    for (Type *parameter : function->params())
      parameters.push_back(type(parameter));
    to = FunctionType::get(type(function->getReturnType()), parameters, function->isVarArg());
  }
  return types_[from] = to; // `known` may have moved
}

Constant *FlatSpace::constant(Constant *from) {
  if (auto *variable = dyn_cast<GlobalVariable>(from)) {
    GlobalVariable *to = globals_.lookup(variable);
    return to ? static_cast<Constant *>(to) : variable;
  }
  if (auto *function = dyn_cast<Function>(from)) {
    Function *to = functions_.lookup(function);
    return to ? to : function;
  }
  if (auto *alias = dyn_cast<GlobalAlias>(from))
    return constant(alias->getAliasee());
  Type *to = type(from->getType());
  if (isa<ConstantPointerNull>(from) && to->isIntegerTy())
    return ConstantInt::get(to, 0);
  if (isa<ConstantPointerNull>(from))
    return ConstantPointerNull::get(cast<PointerType>(to));
  if (isa<PoisonValue>(from))
    return PoisonValue::get(to);
  if (isa<UndefValue>(from))
    return UndefValue::get(to);
  if (isa<ConstantAggregateZero>(from))
    return ConstantAggregateZero::get(to);
  if (isa<ConstantData>(from))
    return from;
  SmallVector<Constant *> operands;
  if (auto *element = dyn_cast<GEPOperator>(from)) {
    const DataLayout &layout = module_.getDataLayout();
    APInt offset(layout.getIndexTypeSizeInBits(from->getType()), 0);
    if (element->accumulateConstantOffset(layout, offset))
      return ConstantExpr::getGetElementPtr(
          Type::getInt8Ty(from->getContext()),
          constant(cast<Constant>(element->getPointerOperand())),
          ConstantInt::get(Type::getInt64Ty(from->getContext()), offset.sext(64)));
  }
  for (Use &operand : from->operands())
    operands.push_back(constant(cast<Constant>(operand)));
  if (auto *expression = dyn_cast<ConstantExpr>(from)) {
    if (expression->getOpcode() == Instruction::AddrSpaceCast)
      return operands.front();
    return expression->getWithOperands(operands, to);
  }
  if (isa<ConstantStruct>(from))
    return ConstantStruct::get(cast<StructType>(to), operands);
  if (isa<ConstantArray>(from))
    return ConstantArray::get(cast<ArrayType>(to), operands);
  if (isa<ConstantVector>(from))
    return ConstantVector::get(operands);
  return from;
}

void FlatSpace::mapGlobals() {
  SmallVector<GlobalVariable *> all;
  SmallVector<Constant *> inLds;
  for (GlobalVariable &variable : module_.globals())
    all.push_back(&variable);
  for (GlobalVariable *variable : all) {
    if (variable->getAddressSpace() == ldsSpace) {
      // The variable's place is known only to the wave, so uses have to be instructions.
      inLds.push_back(variable);
      continue;
    }
    if (variable->getName().starts_with("llvm.") || variable->getSection() == "llvm.metadata")
      continue;
    auto *twin = new GlobalVariable(module_, type(variable->getValueType()), variable->isConstant(),
                                    variable->getLinkage(), nullptr, "", nullptr,
                                    GlobalValue::NotThreadLocal, flatSpace,
                                    variable->isExternallyInitialized());
    twin->takeName(variable);
    twin->setAlignment(variable->getAlign());
    globals_[variable] = twin;
  }
  convertUsersOfConstantsToInstructions(inLds);
  placeLds(inLds);
  for (auto &[variable, twin] : globals_)
    if (variable->hasInitializer())
      twin->setInitializer(constant(variable->getInitializer()));
}

void FlatSpace::placeLds(ArrayRef<Constant *> variables) {
  const DataLayout &layout = module_.getDataLayout();
  auto place = [&](GlobalVariable &variable, uint64_t &size) {
    LdsPlace &result = lds_[&variable];
    result.isDynamic = variable.isDeclaration();
    if (result.isDynamic)
      return;
    size = alignTo(size, variable.getAlign().valueOrOne());
    result.offset = size;
    size += layout.getTypeAllocSize(variable.getValueType());
  };
  // Most variables belong to one kernel. Those that others may use come first, in all kernels.
  MapVector<GlobalVariable *, const Function *> owned;
  for (Constant *constant : variables) {
    auto *variable = cast<GlobalVariable>(constant);
    const Function *owner = nullptr;
    bool isCommon = false;
    for (const User *user : variable->users())
      if (auto *instruction = dyn_cast<Instruction>(user)) {
        const Function *function = instruction->getFunction();
        isCommon |= function->getCallingConv() != CallingConv::AMDGPU_KERNEL ||
                    (owner && owner != function);
        owner = function;
      }
    if (isCommon)
      place(*variable, commonLds_);
    else if (owner)
      owned[variable] = owner;
  }
  for (auto &[variable, owner] : owned)
    place(*variable, ldsOf_.try_emplace(owner, commonLds_).first->second);
  largestLds_ = commonLds_;
  for (auto &[kernel, size] : ldsOf_)
    largestLds_ = std::max(largestLds_, size);
}

uint64_t FlatSpace::ldsSizeOf(const Function &kernel) const {
  auto found = ldsOf_.find(&kernel);
  return found == ldsOf_.end() ? commonLds_ : found->second;
}

const FlatSpace::LdsPlace *FlatSpace::ldsPlace(const Value *variable) const {
  auto found = lds_.find(variable);
  return found == lds_.end() ? nullptr : &found->second;
}

} // namespace tranship::emulator
