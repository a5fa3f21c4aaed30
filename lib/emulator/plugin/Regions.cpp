// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Regions.h"

#include "FrameLayout.h"
#include "Unit.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

#include <map>

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Writes one region: a copy of the body that begins after a meeting point, inside loops.
class RegionWriter {
public:
  RegionWriter(const KernelBody &body, const ThreadValues &values, unsigned region)
      : body_(body), values_(values), number_(region), context_(body.function->getContext()),
        builder_(context_) {}

  Function *write() {
    copyBody();
    findBlocks();
    writeLoops();
    writeEntry();
    writeExits();
    replaceIndexCalls();
    separateMemory();
    removeUnreachableBlocks(*region_);
    return region_;
  }

private:
  void copyBody() {
    Function &body = *body_.function;
    auto *type = FunctionType::get(builder_.getInt32Ty(), body.getFunctionType()->params(), false);
    region_ = Function::Create(type, GlobalValue::InternalLinkage,
                               regionPrefix + Twine(number_) + "." +
                                   body.getName().drop_front(strlen("tranship.body.")),
                               *body.getParent());
    for (auto [from, to] : zip(body.args(), region_->args()))
      map_[&from] = &to;
    SmallVector<ReturnInst *> returns;
    CloneFunctionInto(region_, &body, map_, CloneFunctionChangeType::LocalChangesOnly, returns);
    region_->setLinkage(GlobalValue::InternalLinkage);
    returns_.assign(returns.begin(), returns.end());
  }

  void findBlocks() {
    auto block = region_->begin();
    prologue_ = &*block;
    thread_ = &*++block;
    start_ = number_ == 0 ? thread_->getSingleSuccessor() : after(number_ - 1);
    for (CallInst *meeting : body_.meetings)
      meetings_.push_back(cast<CallInst>(map_[meeting]));
    // The returned code of a thread that meets no other thread any more.
    latch_ = BasicBlock::Create(context_, "next.thread", region_);
    for (ReturnInst *leaves : returns_)
      leave(leaves, 0);
  }

  BasicBlock *after(unsigned point) {
    return cast<CallInst>(map_[body_.meetings[point]])->getParent()->getSingleSuccessor();
  }

  /// Ends the thread's part in the region at the instruction, the last but one of its block or a
  /// return.
  void leave(Instruction *last, unsigned reached) {
    BasicBlock *block = last->getParent();
    for (BasicBlock *successor : successors(block))
      successor->removePredecessor(block);
    block->getTerminator()->eraseFromParent();
    BranchInst::Create(latch_, block);
    exits_.push_back({block, reached});
  }

  /// Writes the loop over the rows of the block and the loop over the threads of a row.
  void writeLoops() {
    Type *half = builder_.getInt32Ty();
    Value *first = region_->getArg(FirstParameter), *last = region_->getArg(LastParameter);
    BasicBlock *row = BasicBlock::Create(context_, "row", region_, thread_),
               *threads = BasicBlock::Create(context_, "threads", region_, thread_),
               *nextRow = BasicBlock::Create(context_, "next.row", region_),
               *end = BasicBlock::Create(context_, "end", region_);
    end_ = end;
    prologue_->getTerminator()->eraseFromParent();
    builder_.SetInsertPoint(prologue_);
    Value *size[2];
    auto *dimensions = region_->getParent()->getGlobalVariable(blockSizeSymbol);
    if (!dimensions)
      dimensions = new GlobalVariable(*region_->getParent(), ArrayType::get(half, 3), false,
                                      GlobalValue::ExternalLinkage, nullptr, blockSizeSymbol,
                                      nullptr, GlobalValue::InitialExecTLSModel);
    Value *address = builder_.CreateThreadLocalAddress(dimensions);
    for (unsigned i = 0; i < 2; ++i) {
      LoadInst *load = builder_.CreateLoad(half, builder_.CreateConstGEP1_32(half, address, i));
      load->setMetadata(LLVMContext::MD_range,
                        MDNode::get(context_, {ConstantAsMetadata::get(builder_.getInt32(1)),
                                               ConstantAsMetadata::get(builder_.getInt32(1025))}));
      size[i] = load;
    }
    builder_.CreateBr(row);

    // The row: its first thread, and where it ends.
    builder_.SetInsertPoint(row);
    PHINode *rowFirst = builder_.CreatePHI(half, 2, "row.first"),
            *rowX = builder_.CreatePHI(half, 2, "row.x"), *y = builder_.CreatePHI(half, 2, "y"),
            *z = builder_.CreatePHI(half, 2, "z");
    Value *left = builder_.CreateNUWSub(last, rowFirst);
    Value *xEnd = builder_.CreateBinaryIntrinsic(
        Intrinsic::umin, size[0], builder_.CreateAdd(rowX, left, "", true, true), {}, "x.end");
    Value *base = builder_.CreateSub(rowFirst, rowX, "row.base", true, true);
    builder_.CreateBr(threads);

    builder_.SetInsertPoint(threads);
    PHINode *x = builder_.CreatePHI(half, 2, "x");
    linear_ = builder_.CreateAdd(base, x, "thread", true, true);
    builder_.CreateBr(thread_);

    builder_.SetInsertPoint(latch_);
    reached_ = builder_.CreatePHI(half, unsigned(exits_.size()), "reached");
    latchEnd_ =
        cast<Instruction>(builder_.CreateAdd(x, builder_.getInt32(1), "x.next", true, true));
    BranchInst *again =
        builder_.CreateCondBr(builder_.CreateICmpULT(latchEnd_, xEnd), threads, nextRow);
    MDNode *self = MDNode::getDistinct(
        context_, {nullptr, MDNode::get(context_, MDString::get(context_, threadLoopMetadata))});
    self->replaceOperandWith(0, self);
    again->setMetadata(LLVMContext::MD_loop, self);

    builder_.SetInsertPoint(nextRow);
    Value *nextFirst = builder_.CreateAdd(base, xEnd, "", true, true);
    Value *yNext = builder_.CreateAdd(y, builder_.getInt32(1), "", true, true);
    Value *isPlaneFull = builder_.CreateICmpEQ(yNext, size[1]);
    Value *nextY = builder_.CreateSelect(isPlaneFull, builder_.getInt32(0), yNext);
    Value *nextZ = builder_.CreateAdd(z, builder_.CreateZExt(isPlaneFull, half), "", true, true);
    builder_.CreateCondBr(builder_.CreateICmpULT(nextFirst, last), row, end);

    rowFirst->addIncoming(first, prologue_);
    rowFirst->addIncoming(nextFirst, nextRow);
    Value *starts[] = {region_->getArg(StartParameter), region_->getArg(StartParameter + 1),
                       region_->getArg(StartParameter + 2)};
    rowX->addIncoming(starts[0], prologue_);
    rowX->addIncoming(builder_.getInt32(0), nextRow);
    y->addIncoming(starts[1], prologue_);
    y->addIncoming(nextY, nextRow);
    z->addIncoming(starts[2], prologue_);
    z->addIncoming(nextZ, nextRow);
    x->addIncoming(rowX, row);
    x->addIncoming(latchEnd_, latch_);
    index_[0] = x;
    index_[1] = y;
    index_[2] = z;
  }

  /// The field of the frame, loaded once.
  Value *field(FrameField name) {
    Value *&value = fields_[name];
    if (!value) {
      IRBuilder<> builder(prologue_->getTerminator());
      value = frameField(builder, *region_, name);
    }
    return value;
  }
  /// The array that keeps a value for all threads.
  Value *arrayOf(const ThreadValue &value) {
    Value *&array = arrays_[value.variable];
    if (!array) {
      Value *slots = field(FrameField::Slots), *stride = field(FrameField::Stride);
      IRBuilder<> builder(prologue_->getTerminator());
      array =
          builder.CreatePtrAdd(slots, builder.CreateMul(stride, builder.getInt64(value.offset)));
    }
    return array;
  }
  /// The address of a thread's element.
  Value *element(Value *array, Type *type, Value *thread) {
    return builder_.CreateGEP(type, array, builder_.CreateZExt(thread, builder_.getInt64Ty()));
  }
  Value *loadElement(Value *array, Type *type, Value *thread) {
    LoadInst *load = builder_.CreateLoad(type, element(array, type, thread));
    accesses_.push_back({load, array});
    return load;
  }
  void storeElement(Value *value, Value *array, Value *thread) {
    accesses_.push_back(
        {builder_.CreateStore(value, element(array, value->getType(), thread)), array});
  }
  /// Bits are kept as bytes.
  Type *kept(Type *type) { return type->isIntegerTy(1) ? builder_.getInt8Ty() : type; }
  Value *loadSlot(const ThreadValue &value, Value *thread) {
    Type *type = value.variable->getAllocatedType();
    Value *loaded = loadElement(arrayOf(value), kept(type), thread);
    return kept(type) == type ? loaded : builder_.CreateTrunc(loaded, type);
  }
  void storeSlot(const ThreadValue &value) {
    Type *type = value.variable->getAllocatedType();
    Value *stored = builder_.CreateLoad(type, map_[value.variable]);
    if (kept(type) != type)
      stored = builder_.CreateZExt(stored, kept(type));
    storeElement(stored, arrayOf(value), linear_);
  }

  /// Restores what the threads remember, and goes to where the region begins.
  void writeEntry() {
    builder_.SetInsertPoint(prologue_->getTerminator());
    static const std::vector<unsigned> none;
    const std::vector<unsigned> &living = number_ ? values_.across[number_ - 1] : none;
    std::vector<Value *> same(living.size());
    for (auto [i, index] : enumerate(living))
      if (values_.values[index].isSameForAll)
        same[i] = loadSlot(values_.values[index], region_->getArg(FirstParameter));

    thread_->getTerminator()->eraseFromParent();
    builder_.SetInsertPoint(thread_);
    for (auto [i, index] : enumerate(living)) {
      const ThreadValue &value = values_.values[index];
      builder_.CreateStore(same[i] ? same[i] : loadSlot(value, linear_), map_[value.variable]);
    }
    builder_.CreateBr(start_);
    // Only this place is left to come from.
    if (number_ == 0)
      return;
    for (Instruction &instruction : make_early_inc_range(*start_)) {
      auto *call = dyn_cast<CallInst>(&instruction);
      if (!call || !call->getCalledFunction() ||
          !call->getCalledFunction()->getName().starts_with(meetingResultPrefix))
        continue;
      builder_.SetInsertPoint(call);
      Value *result = loadElement(field(FrameField::Results), builder_.getInt64Ty(), linear_);
      call->replaceAllUsesWith(builder_.CreateTrunc(result, call->getType()));
      call->eraseFromParent();
    }
  }

  /// Saves what threads have to remember where they leave the region, and what they want there.
  void writeExits() {
    for (auto [index, call] : enumerate(meetings_)) {
      builder_.SetInsertPoint(call);
      for (unsigned value : values_.across[index])
        storeSlot(values_.values[value]);
      passArguments(*call);
      leave(call, unsigned(index) + 1);
      call->eraseFromParent();
    }
    builder_.SetInsertPoint(end_);
    ReturnInst *result = builder_.CreateRet(builder_.getInt32(mixedPoints));
    df_iterator_default_set<BasicBlock *> visited;
    for ([[maybe_unused]] BasicBlock *block : depth_first_ext(region_, visited)) {
    }
    std::vector<Exit> reachable;
    for (const Exit &exit : exits_)
      if (visited.contains(exit.block))
        reachable.push_back(exit);
      else { // the region ends before it gets there
        exit.block->getTerminator()->eraseFromParent();
        new UnreachableInst(context_, exit.block);
      }
    if (reachable.empty()) { // all threads trap
      reached_->eraseFromParent();
      return;
    }
    bool isSame = all_of(
        reachable, [&](const Exit &exit) { return exit.reached == reachable.front().reached; });
    for (const Exit &exit : reachable)
      reached_->addIncoming(builder_.getInt32(exit.reached), exit.block);
    if (!isSame) {
      builder_.SetInsertPoint(latchEnd_);
      storeElement(builder_.CreateTrunc(reached_, builder_.getInt8Ty()), field(FrameField::Reached),
                   linear_);
    }
    if (isSame) {
      result->setOperand(0, builder_.getInt32(reachable.front().reached));
      reached_->eraseFromParent();
    }
  }

  void passArguments(CallInst &call) {
    auto pass = [&](FrameField name, Value *value, Type *type) {
      storeElement(builder_.CreateIntCast(value, type, true), field(name), linear_);
    };
    Type *word = builder_.getInt64Ty();
    if (call.getCalledFunction()->getName() == barrierFunction) {
      if (!cast<ConstantInt>(call.getArgOperand(0))->isZero())
        pass(FrameField::Values, call.getArgOperand(1), word);
      return;
    }
    if (!cast<ConstantInt>(call.getArgOperand(1))->isZero())
      pass(FrameField::Masks, call.getArgOperand(2), word);
    pass(FrameField::Values, call.getArgOperand(3), word);
    pass(FrameField::Arguments, call.getArgOperand(4), builder_.getInt32Ty());
  }

  void replaceIndexCalls() {
    std::vector<CallInst *> calls;
    for (BasicBlock &block : *region_)
      for (Instruction &instruction : block)
        if (auto *call = dyn_cast<CallInst>(&instruction))
          calls.push_back(call);
    for (CallInst *call : calls) {
      Function *callee = call->getCalledFunction();
      if (!callee)
        continue;
      Value *value = callee->getName() == linearIndexFunction ? linear_ : nullptr;
      for (unsigned i = 0; i < 3; ++i)
        if (callee->getName() == threadIndexFunctions[i])
          value = index_[i];
      if (!value)
        continue;
      call->replaceAllUsesWith(value);
      call->eraseFromParent();
    }
  }

  /// Says that the arrays of the frame overlap neither each other nor the kernel's memory.
  void separateMemory() {
    MDBuilder metadata(context_);
    MDNode *domain = metadata.createAnonymousAliasScopeDomain(region_->getName());
    MapVector<Value *, Metadata *> scopes;
    std::vector<Metadata *> all = {metadata.createAnonymousAliasScope(domain)};
    for (auto &[access, array] : accesses_)
      if (auto [scope, isNew] = scopes.insert({array, nullptr}); isNew)
        all.push_back(scope->second = metadata.createAnonymousAliasScope(domain));
    auto mark = [&](Instruction &instruction, Metadata *own) {
      std::vector<Metadata *> others;
      for (Metadata *scope : all)
        if (scope != own)
          others.push_back(scope);
      auto add = [&](unsigned kind, ArrayRef<Metadata *> list) {
        instruction.setMetadata(
            kind, MDNode::concatenate(instruction.getMetadata(kind), MDNode::get(context_, list)));
      };
      add(LLVMContext::MD_alias_scope, own);
      add(LLVMContext::MD_noalias, others);
    };
    SmallPtrSet<Instruction *, 16> ours;
    for (auto &[access, array] : accesses_) {
      ours.insert(access);
      mark(*access, scopes[array]);
    }
    if (accesses_.empty())
      return;
    for (BasicBlock &block : *region_)
      for (Instruction &instruction : block)
        if (instruction.mayReadOrWriteMemory() && !ours.contains(&instruction) &&
            block.getParent() && &block != prologue_ && !isa<CallBase>(instruction))
          mark(instruction, all.front());
  }

  struct Exit {
    BasicBlock *block;
    unsigned reached;
  };

  const KernelBody &body_;
  const ThreadValues &values_;
  const unsigned number_;
  LLVMContext &context_;
  IRBuilder<> builder_;
  ValueToValueMapTy map_;
  Function *region_ = nullptr;
  std::vector<ReturnInst *> returns_;
  std::vector<CallInst *> meetings_;
  std::vector<Exit> exits_;
  BasicBlock *prologue_ = nullptr, *thread_ = nullptr, *start_ = nullptr, *latch_ = nullptr,
             *end_ = nullptr;
  Value *linear_ = nullptr, *index_[3] = {};
  std::map<FrameField, Value *> fields_;
  DenseMap<AllocaInst *, Value *> arrays_;
  /// The loads and stores of the arrays of the frame.
  std::vector<std::pair<Instruction *, Value *>> accesses_;
  Instruction *latchEnd_ = nullptr;
  PHINode *reached_ = nullptr;
};

} // namespace

std::vector<Function *> writeRegions(const KernelBody &body, const ThreadValues &values) {
  std::vector<Function *> regions;
  for (unsigned i = 0; i <= body.meetings.size(); ++i)
    regions.push_back(RegionWriter(body, values, i).write());
  return regions;
}

} // namespace tranship::emulator
