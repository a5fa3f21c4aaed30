// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The control flow of a wave: blocks, steps, and the values that outlive them.
#include "WaveWriter.h"

#include "WaveChecks.h"

#include "emulator/interface/Wave.h"

#include "llvm/IR/IntrinsicInst.h"

#include <cstddef>

using namespace llvm;

namespace tranship::emulator {

WaveWriter::WaveWriter(Function &from, Function &to, FlatSpace &space, const WaveSteps &steps,
                       unsigned width, WaveChecks *checks)
    : from_(from), to_(to), space_(space), steps_(steps), width_(width), checks_(checks),
      builder_(from.getContext()) {}

void WaveWriter::begin() {
  entry_ = BasicBlock::Create(to_.getContext(), "entry", &to_);
  builder_.SetInsertPoint(entry_);
  if (DISubprogram *subprogram = to_.getSubprogram())
    builder_.SetCurrentDebugLocation(
        DILocation::get(to_.getContext(), subprogram->getLine(), 0, subprogram));
  if (from_.getCallingConv() != CallingConv::AMDGPU_KERNEL) {
    wave_ = to_.getArg(0);
    lanes_ = to_.getArg(1);
    for (Argument &argument : from_.args())
      arguments_[&argument] = to_.getArg(argument.getArgNo() + 2);
    return;
  }
  AllocaInst *memory = local(ArrayType::get(builder_.getInt8Ty(), sizeof(Wave)), "wave");
  memory->setAlignment(Align(alignof(Wave)));
  wave_ = memory;
  callRuntime(waveFunction, builder_.getVoidTy(), {wave_});
  lanes_ = waveField(offsetof(Wave, lanes), builder_.getInt64Ty());
  for (Argument &argument : from_.args()) {
    Value *place = builder_.CreateLoad(
        builder_.getPtrTy(), builder_.CreateConstInBoundsGEP1_64(builder_.getPtrTy(), to_.getArg(0),
                                                                 argument.getArgNo()));
    arguments_[&argument] =
        argument.hasPassPointeeByValueCopyAttr() || argument.hasByRefAttr()
            ? place
            : static_cast<Value *>(builder_.CreateLoad(space_.type(argument.getType()), place));
  }
}

void WaveWriter::write(const std::vector<BasicBlock *> &order) {
  begin();
  LLVMContext &context = to_.getContext();
  for (BasicBlock *block : order) {
    positions_[block] = unsigned(positions_.size());
    pending_[block] = local(builder_.getInt64Ty(), "pending");
    builder_.CreateStore(builder_.getInt64(0), pending_[block]);
  }
  for (BasicBlock *block : order)
    tests_[block] = BasicBlock::Create(context, block->getName() + ".test", &to_);
  BasicBlock *end = BasicBlock::Create(context, "end", &to_);
  builder_.CreateStore(lanes_, pending_[order.front()]);
  builder_.CreateBr(tests_[order.front()]);
  for (size_t i = 0; i < order.size(); ++i) {
    BasicBlock *block = order[i], *next = i + 1 < order.size() ? tests_[order[i + 1]] : end;
    builder_.SetInsertPoint(tests_[block]);
    lanes_ = builder_.CreateLoad(builder_.getInt64Ty(), pending_[block], "lanes");
    BasicBlock *execute = BasicBlock::Create(context, block->getName(), &to_);
    builder_.CreateCondBr(builder_.CreateIsNotNull(lanes_), execute, next);
    builder_.SetInsertPoint(execute);
    builder_.CreateStore(builder_.getInt64(0), pending_[block]);
    writeBlock(*block);
    // Lanes that begin another iteration do so together, at the loop's latch.
    for (BasicBlock *to : successors(block))
      if (positions_[to] <= i) {
        BasicBlock *onward = BasicBlock::Create(context, "onward", &to_);
        Value *again =
            builder_.CreateIsNotNull(builder_.CreateLoad(builder_.getInt64Ty(), pending_[to]));
        builder_.CreateCondBr(again, tests_[to], onward);
        builder_.SetInsertPoint(onward);
      }
    builder_.CreateBr(next);
  }
  builder_.SetInsertPoint(end);
  builder_.CreateRetVoid();
}

void WaveWriter::writeBlock(BasicBlock &block) {
  const std::vector<Step> &steps = steps_.stepsOf(block);
  for (const Step &step : steps)
    writeStep(step, &step == &steps.back());
  writeTerminator(block, steps.back());
}

void WaveWriter::writeStep(const Step &step, bool isLast) {
  computed_.clear();
  if (checks_)
    checks_->begin(*this, step, steps_);
  if (step.wave) {
    builder_.SetCurrentDebugLocation(step.wave->getDebugLoc() ? step.wave->getDebugLoc()
                                                              : builder_.getCurrentDebugLocation());
    writeWave(*step.wave);
    return;
  }
  for (Instruction *instruction : step.scalars) {
    Value *value = writeInstruction(*instruction);
    if (!instruction->getType()->isVoidTy())
      builder_.CreateStore(value, scalarSlot(*instruction));
  }
  if (!isLast && !step.lanes.empty())
    forLanes(lanes_, [&] { writeLanesOf(step); });
}

void WaveWriter::writeLanesOf(const Step &step) {
  for (Instruction *instruction : step.lanes) {
    Value *value = writeInstruction(*instruction);
    if (instruction->getType()->isVoidTy() || !value)
      continue;
    computed_[instruction] = value;
    if (steps_.needsSlot(*instruction))
      storeSlot(slot(*instruction), lane_, value);
  }
}

void WaveWriter::writeTerminator(BasicBlock &block, const Step &last) {
  Instruction *terminator = block.getTerminator();
  auto *branch = dyn_cast<BranchInst>(terminator);
  if (!branch) {
    auto *end = dyn_cast<ReturnInst>(terminator);
    Value *result = end ? end->getReturnValue() : nullptr;
    if (!last.lanes.empty() || result)
      forLanes(lanes_, [&] {
        writeLanesOf(last);
        if (result)
          storeSlot(to_.getArg(to_.arg_size() - 1), lane_, get(result));
      });
    return;
  }
  BasicBlock *first = branch->getSuccessor(0);
  if (branch->isUnconditional()) {
    if (!last.lanes.empty() || hasLanePhis(*first))
      forLanes(lanes_, [&] {
        writeLanesOf(last);
        setLanePhis(block, *first);
      });
    setScalarPhis(block, *first);
    addPending(*first, lanes_);
    return;
  }
  BasicBlock *second = branch->getSuccessor(1);
  if (steps_.hasScalarCondition(block)) {
    if (!last.lanes.empty())
      forLanes(lanes_, [&] { writeLanesOf(last); });
    computed_.clear();
    Value *condition = get(branch->getCondition());
    BasicBlock *blocks[2], *join = BasicBlock::Create(to_.getContext(), "join", &to_);
    for (BasicBlock *&each : blocks)
      each = BasicBlock::Create(to_.getContext(), "edge", &to_);
    builder_.CreateCondBr(condition, blocks[0], blocks[1]);
    for (unsigned i = 0; i < 2; ++i) {
      builder_.SetInsertPoint(blocks[i]);
      setPhis(block, *branch->getSuccessor(i));
      addPending(*branch->getSuccessor(i), lanes_);
      builder_.CreateBr(join);
    }
    builder_.SetInsertPoint(join);
    return;
  }
  AllocaInst *taken = local(builder_.getInt64Ty(), "taken");
  builder_.CreateStore(builder_.getInt64(0), taken);
  forLanes(lanes_, [&] {
    writeLanesOf(last);
    Value *condition = get(branch->getCondition());
    Value *bit = builder_.CreateShl(builder_.CreateZExt(condition, builder_.getInt64Ty()),
                                    builder_.CreateZExt(lane_, builder_.getInt64Ty()));
    builder_.CreateStore(builder_.CreateOr(builder_.CreateLoad(builder_.getInt64Ty(), taken), bit),
                         taken);
    if (!hasLanePhis(*first) && !hasLanePhis(*second))
      return;
    BasicBlock *blocks[2], *join = BasicBlock::Create(to_.getContext(), "join", &to_);
    for (BasicBlock *&each : blocks)
      each = BasicBlock::Create(to_.getContext(), "edge", &to_);
    builder_.CreateCondBr(condition, blocks[0], blocks[1]);
    for (unsigned i = 0; i < 2; ++i) {
      builder_.SetInsertPoint(blocks[i]);
      setLanePhis(block, *branch->getSuccessor(i));
      builder_.CreateBr(join);
    }
    builder_.SetInsertPoint(join);
  });
  Value *mask = builder_.CreateLoad(builder_.getInt64Ty(), taken);
  Value *masks[2] = {mask, builder_.CreateAnd(lanes_, builder_.CreateNot(mask))};
  for (unsigned i = 0; i < 2; ++i) {
    BasicBlock &to = *branch->getSuccessor(i);
    // A phi that is the same for all lanes must not take the value of a way that none took.
    if (isa<PHINode>(to.front())) {
      BasicBlock *edge = BasicBlock::Create(to_.getContext(), "edge", &to_),
                 *join = BasicBlock::Create(to_.getContext(), "join", &to_);
      builder_.CreateCondBr(builder_.CreateIsNotNull(masks[i]), edge, join);
      builder_.SetInsertPoint(edge);
      setScalarPhis(block, to);
      builder_.CreateBr(join);
      builder_.SetInsertPoint(join);
    }
    addPending(to, masks[i]);
  }
}

bool WaveWriter::hasLanePhis(BasicBlock &block) const {
  return llvm::any_of(block.phis(), [&](PHINode &phi) { return !steps_.isScalar(phi); });
}

void WaveWriter::setPhis(BasicBlock &from, BasicBlock &to) {
  if (hasLanePhis(to))
    forLanes(lanes_, [&] { setLanePhis(from, to); });
  setScalarPhis(from, to);
}

void WaveWriter::setScalarPhis(BasicBlock &from, BasicBlock &to) {
  SmallVector<std::pair<PHINode *, Value *>> values;
  for (PHINode &phi : to.phis())
    if (steps_.isScalar(phi))
      values.push_back({&phi, get(phi.getIncomingValueForBlock(&from))});
  for (auto [phi, value] : values)
    builder_.CreateStore(value, scalarSlot(*phi));
}

void WaveWriter::setLanePhis(BasicBlock &from, BasicBlock &to) {
  SmallVector<std::pair<PHINode *, Value *>> values;
  for (PHINode &phi : to.phis())
    if (!steps_.isScalar(phi))
      values.push_back({&phi, get(phi.getIncomingValueForBlock(&from))});
  for (auto [phi, value] : values)
    storeSlot(slot(*phi), lane_, value);
}

void WaveWriter::addPending(BasicBlock &block, Value *mask) {
  Value *old = builder_.CreateLoad(builder_.getInt64Ty(), pending_[&block]);
  builder_.CreateStore(builder_.CreateOr(old, mask), pending_[&block]);
}

void WaveWriter::forLanes(Value *mask, function_ref<void()> body) {
  LLVMContext &context = to_.getContext();
  BasicBlock *before = builder_.GetInsertBlock();
  BasicBlock *loop = BasicBlock::Create(context, "lane", &to_),
             *after = BasicBlock::Create(context, "lanes.end", &to_);
  builder_.CreateBr(loop);
  builder_.SetInsertPoint(loop);
  PHINode *left = builder_.CreatePHI(builder_.getInt64Ty(), 2, "left");
  left->addIncoming(mask, before);
  Value *number = builder_.CreateIntrinsic(Intrinsic::cttz, {builder_.getInt64Ty()},
                                           {left, builder_.getTrue()});
  Value *outer = lane_;
  lane_ = builder_.CreateTrunc(number, builder_.getInt32Ty(), "lane");
  body();
  lane_ = outer;
  Value *rest = builder_.CreateAnd(left, builder_.CreateSub(left, builder_.getInt64(1)));
  left->addIncoming(rest, builder_.GetInsertBlock());
  builder_.CreateCondBr(builder_.CreateIsNotNull(rest), loop, after);
  builder_.SetInsertPoint(after);
}

Type *WaveWriter::slotType(Type *type) {
  Type *flat = space_.type(type);
  return flat->isIntegerTy(1) ? Type::getInt8Ty(to_.getContext()) : flat;
}

AllocaInst *WaveWriter::local(Type *type, const Twine &name) {
  const DataLayout &layout = to_.getParent()->getDataLayout();
  return new AllocaInst(type, flatSpace, nullptr, layout.getPrefTypeAlign(type), name,
                        entry_->begin());
}

Value *WaveWriter::slot(Value &value) {
  Value *&known = slots_[&value];
  if (known)
    return known;
  if (isa<Argument>(value))
    return known = arguments_[&value];
  Type *type = ArrayType::get(slotType(value.getType()), width_);
  AllocaInst *memory = local(type, "slot");
  auto *instruction = dyn_cast<Instruction>(&value);
  if (instruction && steps_.isExchanged(*instruction)) {
    // Registers of lanes that never ran hold something, too.
    IRBuilder<> builder(memory->getNextNode());
    clear(builder, memory);
  }
  return slots_[&value] = memory;
}

/// A store of the whole array would become one for each element.
void WaveWriter::clear(IRBuilder<> &builder, AllocaInst *memory) {
  const DataLayout &layout = to_.getParent()->getDataLayout();
  builder.CreateMemSet(memory, builder.getInt8(0),
                       layout.getTypeAllocSize(memory->getAllocatedType()), memory->getAlign());
}

Value *WaveWriter::scalarSlot(Value &value) {
  Value *&known = scalarSlots_[&value];
  if (!known)
    known = local(space_.type(value.getType()), "scalar");
  return known;
}

void WaveWriter::storeSlot(Value *slot, Value *lane, Value *value) {
  Type *type = value->getType();
  if (type->isIntegerTy(1)) {
    type = builder_.getInt8Ty();
    value = builder_.CreateZExt(value, type);
  }
  builder_.CreateStore(value, builder_.CreateInBoundsGEP(type, slot, {lane}));
}

Value *WaveWriter::loadSlot(Value *slot, Value *lane, Type *type) {
  Type *stored = slotType(type);
  Value *value = builder_.CreateLoad(stored, builder_.CreateInBoundsGEP(stored, slot, {lane}));
  return type->isIntegerTy(1) ? builder_.CreateTrunc(value, type) : value;
}

Value *WaveWriter::privateMemory(AllocaInst &variable, Value *lane) {
  AllocaInst *&memory = private_[&variable];
  const DataLayout &layout = to_.getParent()->getDataLayout();
  uint64_t size = layout.getTypeAllocSize(variable.getAllocatedType());
  if (auto *count = dyn_cast<ConstantInt>(variable.getArraySize()))
    size *= count->getZExtValue();
  uint64_t stride = alignTo(size, variable.getAlign());
  if (!memory) {
    memory = local(ArrayType::get(builder_.getInt8Ty(), stride * width_), variable.getName());
    memory->setAlignment(variable.getAlign());
  }
  return builder_.CreatePtrAdd(memory,
                               builder_.CreateMul(builder_.CreateZExt(lane, builder_.getInt64Ty()),
                                                  builder_.getInt64(stride)));
}

Value *WaveWriter::get(Value *value) {
  auto found = computed_.find(value);
  return found != computed_.end() ? found->second : getAt(value, lane_);
}

Value *WaveWriter::getAt(Value *value, Value *lane) {
  if (const FlatSpace::LdsPlace *place = space_.ldsPlace(value)) {
    Value *base = waveField(place->isDynamic ? offsetof(Wave, dynamicLds) : offsetof(Wave, lds),
                            builder_.getPtrTy());
    return builder_.CreatePtrAdd(base, builder_.getInt64(place->offset));
  }
  if (auto *constant = dyn_cast<Constant>(value))
    return space_.constant(constant);
  if (isa<MetadataAsValue>(value) || isa<InlineAsm>(value))
    return value;
  if (auto *argument = dyn_cast<Argument>(value))
    return steps_.isScalar(*argument) ? arguments_[argument]
                                      : loadSlot(slot(*argument), lane, argument->getType());
  auto *instruction = cast<Instruction>(value);
  if (auto *variable = dyn_cast<AllocaInst>(instruction))
    return privateMemory(*variable, lane);
  if (steps_.isScalar(*instruction))
    return builder_.CreateLoad(space_.type(instruction->getType()), scalarSlot(*instruction));
  return loadSlot(slot(*instruction), lane, instruction->getType());
}

Value *WaveWriter::isActive(Value *lane) {
  Value *wide = builder_.CreateZExt(lane, builder_.getInt64Ty());
  return builder_.CreateTrunc(builder_.CreateLShr(lanes_, wide), builder_.getInt1Ty());
}

Value *WaveWriter::reachable(Value *number) {
  StringRef gpu = from_.getFnAttribute("target-cpu").getValueAsString();
  if (width_ == 32 || !(gpu.starts_with("gfx10") || gpu.starts_with("gfx11")))
    return builder_.CreateAnd(number, width_ - 1);
  return builder_.CreateOr(builder_.CreateAnd(lane_, 32), builder_.CreateAnd(number, 31));
}

Value *WaveWriter::firstLane() {
  Value *number = builder_.CreateIntrinsic(Intrinsic::cttz, {builder_.getInt64Ty()},
                                           {lanes_, builder_.getTrue()});
  return builder_.CreateTrunc(number, builder_.getInt32Ty());
}

void WaveWriter::setForAll(Instruction &instruction, Value *value) {
  if (steps_.isScalar(instruction)) {
    builder_.CreateStore(value, scalarSlot(instruction));
    return;
  }
  forLanes(lanes_, [&] { storeSlot(slot(instruction), lane_, value); });
}

void WaveWriter::setAt(Instruction &instruction, Value *lane, Value *value) {
  storeSlot(slot(instruction), lane, value);
}

Value *WaveWriter::waveField(uint64_t offset, Type *type) {
  Value *&known = fields_[offset];
  if (!known) {
    // Fields do not change, so each is loaded once, at the end of the entry.
    IRBuilder<> builder(entry_);
    if (Instruction *end = entry_->getTerminator())
      builder.SetInsertPoint(end);
    known = builder.CreateLoad(type, builder.CreatePtrAdd(wave_, builder.getInt64(offset)));
  }
  return known;
}

CallInst *WaveWriter::callRuntime(StringRef name, Type *result, ArrayRef<Value *> arguments) {
  SmallVector<Type *> types;
  for (Value *argument : arguments)
    types.push_back(argument->getType());
  FunctionCallee callee =
      to_.getParent()->getOrInsertFunction(name, FunctionType::get(result, types, false));
  return builder_.CreateCall(callee, arguments);
}

void WaveWriter::unsupported(const Twine &what) {
  Value *text = builder_.CreateGlobalString(what.str());
  callRuntime(waveUnsupportedFunction, builder_.getVoidTy(), {wave_, text});
}

} // namespace tranship::emulator
