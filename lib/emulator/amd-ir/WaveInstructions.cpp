// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Single instructions of a wave's code.
#include "InlineAssembly.h"
#include "LaneIntrinsics.h"
#include "WaveChecks.h"
#include "WaveWriter.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/interface/Wave.h"

#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/IntrinsicInst.h"

#include <cstddef>

using namespace llvm;

namespace tranship::emulator {

namespace {

/// The intrinsic that does on any target what AMD's instruction does.
Intrinsic::ID amdMeaning(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::fmuladd: // always fused
    return Intrinsic::fma;
  case Intrinsic::maxnum: // -0 is less than 0
    return Intrinsic::maximumnum;
  case Intrinsic::minnum:
    return Intrinsic::minimumnum;
  default:
    return id;
  }
}

/// Of halves, the host would round to a float in between; in a double, the sum is exact. Of
/// bfloat16, AMD's GPUs compute a float, which is rounded once more.
Value *fuseSmall(IRBuilder<> &builder, ArrayRef<Value *> operands) {
  Type *narrow = operands[0]->getType()->getScalarType();
  Type *wide = narrow->isHalfTy() ? builder.getDoubleTy() : builder.getFloatTy();
  auto fuse = [&](auto element) {
    SmallVector<Value *> extended;
    for (Value *operand : operands)
      extended.push_back(builder.CreateFPExt(element(operand), wide));
    return builder.CreateFPTrunc(builder.CreateIntrinsic(Intrinsic::fma, {wide}, extended), narrow);
  };
  auto *vector = dyn_cast<FixedVectorType>(operands[0]->getType());
  if (!vector)
    return fuse([](Value *operand) { return operand; });
  // Of vectors, the host would round twice.
  Value *result = PoisonValue::get(vector);
  for (unsigned i = 0; i < vector->getNumElements(); ++i)
    result = builder.CreateInsertElement(
        result, fuse([&](Value *operand) { return builder.CreateExtractElement(operand, i); }), i);
  return result;
}

/// A double as bfloat16, rounded once: the host would round to a float in between. A float with an
/// odd last bit can be rounded once more.
Value *truncateToBFloat(IRBuilder<> &builder, Value *value, Type *type) {
  Type *floats = value->getType()->getWithNewType(builder.getFloatTy());
  Type *words = value->getType()->getWithNewType(builder.getInt32Ty());
  Value *near = builder.CreateFPTrunc(value, floats);
  Value *back = builder.CreateFPExt(near, value->getType());
  auto size = [&](Value *number) { return builder.CreateUnaryIntrinsic(Intrinsic::fabs, number); };
  Value *isLarger = builder.CreateFCmpOGT(size(back), size(value));
  Value *bits = builder.CreateBitCast(near, words);
  Value *odd =
      builder.CreateOr(builder.CreateSub(bits, builder.CreateZExt(isLarger, words)), uint64_t(1));
  Value *isInexact = builder.CreateFCmpONE(back, value);
  Value *kept = builder.CreateBitCast(builder.CreateSelect(isInexact, odd, bits), floats);
  return builder.CreateFPTrunc(kept, type);
}

/// AMD's GPUs load and store at any multiple of four bytes, and rocPRIM reads 16 bytes where an array
/// of smaller numbers begins. Instructions of the host for aligned vectors would fail there.
Align alignmentHere(Align alignment) { return std::min(alignment, Align(8)); }

} // namespace

Value *WaveWriter::writeInstruction(Instruction &instruction) {
  if (instruction.getDebugLoc())
    builder_.SetCurrentDebugLocation(instruction.getDebugLoc());
  if (auto *element = dyn_cast<GetElementPtrInst>(&instruction);
      element && !element->getType()->isVectorTy())
    return writeElementPointer(*element);
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return writeLoad(*load);
  if (auto *store = dyn_cast<StoreInst>(&instruction)) {
    writeStore(*store);
    return nullptr;
  }
  if (auto *call = dyn_cast<CallInst>(&instruction))
    return writeCall(*call);
  if (auto *cast = dyn_cast<AddrSpaceCastInst>(&instruction))
    return get(cast->getPointerOperand());
  if (auto *cast = dyn_cast<CastInst>(&instruction);
      cast && (isResource(cast->getSrcTy()) || isResource(cast->getDestTy())))
    return builder_.CreateZExtOrTrunc(get(cast->getOperand(0)), space_.type(cast->getDestTy()));
  if (auto *cast = dyn_cast<PtrToIntInst>(&instruction);
      cast && isNarrowSpace(cast->getPointerAddressSpace()))
    return builder_.CreateZExtOrTrunc(
        narrowed(get(cast->getPointerOperand()), cast->getPointerAddressSpace()), cast->getType());
  if (auto *cast = dyn_cast<IntToPtrInst>(&instruction);
      cast && isNarrowSpace(cast->getAddressSpace()))
    return widened(builder_.CreateZExtOrTrunc(get(cast->getOperand(0)), builder_.getInt32Ty()),
                   cast->getAddressSpace());
  if (auto *cast = dyn_cast<FPTruncInst>(&instruction);
      cast && cast->getSrcTy()->getScalarType()->isDoubleTy() &&
      cast->getDestTy()->getScalarType()->isBFloatTy())
    return truncateToBFloat(builder_, get(cast->getOperand(0)), cast->getDestTy());
  return copy(instruction);
}

Value *WaveWriter::copy(Instruction &instruction) {
  Instruction *result = instruction.clone();
  result->dropUnknownNonDebugMetadata({LLVMContext::MD_tbaa, LLVMContext::MD_fpmath});
  for (Use &operand : result->operands())
    operand.set(get(operand.get()));
  result->mutateType(space_.type(instruction.getType()));
  // AMD's scopes mean nothing to the host's code generator.
  if (auto *operation = dyn_cast<AtomicRMWInst>(result))
    operation->setSyncScopeID(SyncScope::System);
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(result))
    exchange->setSyncScopeID(SyncScope::System);
  if (checks_ && instruction.isAtomic())
    if (std::optional<MemoryAccess> access = accessOf(instruction, false))
      result->setOperand(access->operand,
                         checks_->access(*this, instruction, result->getOperand(access->operand)));
  builder_.Insert(result, instruction.getName());
  return result;
}

Value *WaveWriter::narrowBase(unsigned space) {
  return waveField(space == ldsSpace ? offsetof(Wave, lds) : offsetof(Wave, privateBase),
                   builder_.getPtrTy());
}

Value *WaveWriter::narrowed(Value *pointer, unsigned space) {
  Type *word = builder_.getInt64Ty();
  Value *offset = builder_.CreateSub(builder_.CreatePtrToInt(pointer, word),
                                     builder_.CreatePtrToInt(narrowBase(space), word));
  return builder_.CreateTrunc(offset, builder_.getInt32Ty());
}

Value *WaveWriter::widened(Value *number, unsigned space) {
  return builder_.CreatePtrAdd(narrowBase(space),
                               builder_.CreateSExt(number, builder_.getInt64Ty()));
}

/// The types of pointed-to objects may have other sizes here, so only bytes are counted.
Value *WaveWriter::writeElementPointer(GetElementPtrInst &element) {
  const DataLayout &layout = from_.getParent()->getDataLayout();
  unsigned bits = layout.getIndexTypeSizeInBits(element.getType());
  Type *index = builder_.getIntNTy(bits);
  SmallMapVector<Value *, APInt, 4> scaled;
  APInt fixed(bits, 0);
  if (!element.collectOffset(layout, bits, scaled, fixed))
    return copy(element); // a scalable vector
  Value *offset = ConstantInt::get(index, fixed);
  for (auto &[value, scale] : scaled) {
    Value *number = builder_.CreateSExtOrTrunc(get(value), index);
    offset = builder_.CreateAdd(offset, builder_.CreateMul(number, ConstantInt::get(index, scale)));
  }
  Value *base = get(element.getPointerOperand());
  return builder_.CreatePtrAdd(base, builder_.CreateSExt(offset, builder_.getInt64Ty()));
}

Value *WaveWriter::writeLoad(LoadInst &load) {
  auto *pointer = dyn_cast<PointerType>(load.getType());
  bool narrow = pointer && isNarrowSpace(pointer->getAddressSpace());
  Value *address = get(load.getPointerOperand());
  if (checks_)
    address = checks_->access(*this, load, address);
  LoadInst *result =
      builder_.CreateAlignedLoad(narrow ? builder_.getInt32Ty() : space_.type(load.getType()),
                                 address, alignmentHere(load.getAlign()), load.isVolatile());
  if (load.isAtomic())
    result->setAtomic(load.getOrdering());
  if (MDNode *type = load.getMetadata(LLVMContext::MD_tbaa))
    result->setMetadata(LLVMContext::MD_tbaa, type);
  return narrow ? widened(result, pointer->getAddressSpace()) : result;
}

void WaveWriter::writeStore(StoreInst &store) {
  Value *value = get(store.getValueOperand());
  if (auto *pointer = dyn_cast<PointerType>(store.getValueOperand()->getType());
      pointer && isNarrowSpace(pointer->getAddressSpace()))
    value = narrowed(value, pointer->getAddressSpace());
  Value *address = get(store.getPointerOperand());
  if (checks_)
    address = checks_->access(*this, store, address, value);
  StoreInst *result = builder_.CreateAlignedStore(value, address, alignmentHere(store.getAlign()),
                                                  store.isVolatile());
  if (store.isAtomic())
    result->setAtomic(store.getOrdering());
  if (MDNode *type = store.getMetadata(LLVMContext::MD_tbaa))
    result->setMetadata(LLVMContext::MD_tbaa, type);
}

Value *WaveWriter::writeCall(CallInst &call) {
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call)) {
    if (Value *result = writeLaneIntrinsic(*this, *intrinsic))
      return result;
    if (writeBufferStore(*this, *intrinsic))
      return nullptr;
    if (intrinsic->getCalledFunction()->getName().starts_with("llvm.amdgcn.")) {
      unsupported(intrinsic->getCalledFunction()->getName());
      return call.getType()->isVoidTy() ? nullptr
                                        : Constant::getNullValue(space_.type(call.getType()));
    }
  }
  // The C library's functions, and intrinsics that all targets have.
  Function *callee = call.getCalledFunction();
  SmallVector<Value *> arguments;
  for (Value *argument : call.args())
    arguments.push_back(get(argument));
  if (auto *memory = dyn_cast<MemIntrinsic>(&call); memory && checks_) {
    Value *size = arguments[2];
    checks_->range(*this, call, memory->getRawDest(), arguments[0], size, writeAccess);
    if (auto *transfer = dyn_cast<MemTransferInst>(memory))
      checks_->range(*this, call, transfer->getRawSource(), arguments[1], size, readAccess);
  }
  Value *result;
  if (callee->isIntrinsic()) {
    SmallVector<Type *> overloads;
    if (!Intrinsic::getIntrinsicSignature(callee, overloads))
      reportFatalUsageError("cannot read the types of " + callee->getName());
    for (Type *&type : overloads)
      type = space_.type(type);
    Intrinsic::ID id = amdMeaning(callee->getIntrinsicID());
    if (Type *scalar = call.getType()->getScalarType();
        id == Intrinsic::fma && (scalar->isHalfTy() || scalar->isBFloatTy()))
      return fuseSmall(builder_, arguments);
    CallInst *copied = builder_.CreateIntrinsic(id, overloads, arguments);
    if (isa<FPMathOperator>(copied))
      copied->copyFastMathFlags(call.getFastMathFlags());
    result = copied;
  } else
    result = callRuntime(callee->getName(), space_.type(call.getType()), arguments);
  return call.getType()->isVoidTy() ? nullptr : result;
}

void WaveWriter::writeWave(Instruction &instruction) {
  if (auto *fence = dyn_cast<FenceInst>(&instruction)) {
    builder_.CreateFence(fence->getOrdering());
    if (checks_)
      checks_->fence(*this, *fence);
    return;
  }
  auto &call = cast<CallInst>(instruction);
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call)) {
    writeWaveIntrinsic(*this, *intrinsic);
    return;
  }
  if (call.isInlineAsm())
    return writeInlineAssembly(*this, call);
  callForWave(call);
}

void WaveWriter::callForWave(CallInst &call) {
  const DataLayout &layout = to_.getParent()->getDataLayout();
  SmallVector<Value *> arguments = {wave_, lanes_};
  SmallVector<Value *> places;
  SmallVector<AllocaInst *> copies;
  for (unsigned i = 0; i < call.arg_size(); ++i) {
    Type *type = slotType(call.getArgOperand(i)->getType());
    places.push_back(local(ArrayType::get(type, width_), "argument"));
    // Arguments that the callee gets as its own copy.
    AllocaInst *copied = nullptr;
    if (Type *pointee = call.getParamByValType(i)) {
      copied = local(ArrayType::get(builder_.getInt8Ty(),
                                    alignTo(layout.getTypeAllocSize(pointee), 16) * width_),
                     "copy");
      copied->setAlignment(Align(16));
    }
    copies.push_back(copied);
    arguments.push_back(places.back());
  }
  forLanes(lanes_, [&] {
    for (unsigned i = 0; i < places.size(); ++i) {
      Value *value = get(call.getArgOperand(i));
      if (copies[i]) {
        uint64_t size = layout.getTypeAllocSize(call.getParamByValType(i));
        Value *own = builder_.CreateInBoundsGEP(
            ArrayType::get(builder_.getInt8Ty(), alignTo(size, 16)), copies[i], {lane_});
        builder_.CreateMemCpy(own, Align(16), value, Align(1), size);
        value = own;
      }
      storeSlot(places[i], lane_, value);
    }
  });
  Value *result = nullptr;
  if (!call.getType()->isVoidTy()) {
    result = slot(call);
    arguments.push_back(result);
  }
  SmallVector<Type *> types;
  for (Value *argument : arguments)
    types.push_back(argument->getType());
  FunctionType *type = FunctionType::get(builder_.getVoidTy(), types, false);
  if (Function *callee = call.getCalledFunction()) {
    builder_.CreateCall(type, space_.constant(callee), arguments);
    return;
  }
  // Lanes may call different functions: one after another, each for the lanes that call it.
  LLVMContext &context = to_.getContext();
  BasicBlock *loop = BasicBlock::Create(context, "callee", &to_),
             *after = BasicBlock::Create(context, "called", &to_);
  AllocaInst *left = local(builder_.getInt64Ty(), "left");
  AllocaInst *group = local(builder_.getInt64Ty(), "group");
  builder_.CreateStore(lanes_, left);
  builder_.CreateBr(loop);
  builder_.SetInsertPoint(loop);
  Value *mask = builder_.CreateLoad(builder_.getInt64Ty(), left);
  Value *first =
      builder_.CreateTrunc(builder_.CreateIntrinsic(Intrinsic::cttz, {builder_.getInt64Ty()},
                                                    {mask, builder_.getTrue()}),
                           builder_.getInt32Ty());
  Value *callee = getAt(call.getCalledOperand(), first);
  builder_.CreateStore(builder_.getInt64(0), group);
  forLanes(mask, [&] {
    Value *same = builder_.CreateICmpEQ(getAt(call.getCalledOperand(), lane_), callee);
    Value *bit = builder_.CreateShl(builder_.CreateZExt(same, builder_.getInt64Ty()),
                                    builder_.CreateZExt(lane_, builder_.getInt64Ty()));
    builder_.CreateStore(builder_.CreateOr(builder_.CreateLoad(builder_.getInt64Ty(), group), bit),
                         group);
  });
  Value *chosen = builder_.CreateLoad(builder_.getInt64Ty(), group);
  arguments[1] = chosen;
  builder_.CreateCall(type, callee, arguments);
  Value *rest = builder_.CreateAnd(mask, builder_.CreateNot(chosen));
  builder_.CreateStore(rest, left);
  builder_.CreateCondBr(builder_.CreateIsNotNull(rest), loop, after);
  builder_.SetInsertPoint(after);
}

} // namespace tranship::emulator
