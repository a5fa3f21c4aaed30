// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ThreadValues.h"

#include "FrameLayout.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Tells LLVM's analysis of uniformity what differs from thread to thread.
class BlockThreads : public TargetTransformInfoImplBase {
public:
  explicit BlockThreads(const Function &body)
      : TargetTransformInfoImplBase(body.getParent()->getDataLayout()), body_(body) {}

  bool hasBranchDivergence(const Function *) const override { return true; }

  InstructionUniformity getInstructionUniformity(const Value *value) const override {
    auto *instruction = dyn_cast<Instruction>(value);
    if (!instruction)
      return InstructionUniformity::Default;
    if (isa<AllocaInst>(instruction))
      return InstructionUniformity::NeverUniform;
    if (auto *load = dyn_cast<LoadInst>(instruction))
      return isFixed(load->getPointerOperand()) ? InstructionUniformity::Default
                                                : InstructionUniformity::NeverUniform;
    if (auto *call = dyn_cast<CallBase>(instruction)) {
      // The values of the first block are the same for all.
      if (call->getParent() == &body_.getEntryBlock())
        return InstructionUniformity::AlwaysUniform;
      return isa<IntrinsicInst>(call) && call->doesNotAccessMemory()
                 ? InstructionUniformity::Default
                 : InstructionUniformity::NeverUniform;
    }
    return instruction->isAtomic() ? InstructionUniformity::NeverUniform
                                   : InstructionUniformity::Default;
  }

private:
  bool isFixed(const Value *address) const {
    const Value *base = getUnderlyingObject(address);
    if (auto *variable = dyn_cast<GlobalVariable>(base))
      return variable->isConstant() || variable->getName() == "tranship.shared.offset";
    if (auto *call = dyn_cast<IntrinsicInst>(base))
      return call->getIntrinsicID() == Intrinsic::threadlocal_address &&
             call->getArgOperand(0)->getName() != ptxCarrySymbol;
    return isArgumentMemory(base, body_);
  }

  const Function &body_;
};

class ValueFinder {
public:
  explicit ValueFinder(KernelBody &body) : body_(*body.function), meetings_(body.meetings) {
    auto block = body_.begin();
    prologue_ = &*block;
    thread_ = &*++block;
  }

  ThreadValues find() {
    for (CallInst *meeting : meetings_)
      after_.push_back(meeting->getParent()->getSingleSuccessor());
    if (!meetings_.empty())
      movePrivates();
    FunctionAnalysisManager analyses;
    analyses.registerPass([] { return PassInstrumentationAnalysis(); });
    analyses.registerPass([] { return DominatorTreeAnalysis(); });
    analyses.registerPass([] { return CycleAnalysis(); });
    analyses.registerPass([] {
      return TargetIRAnalysis([](const Function &function) {
        return TargetTransformInfo(std::make_unique<BlockThreads>(function));
      });
    });
    UniformityInfo uniformity = UniformityInfoAnalysis().run(body_, analyses);
    // Threads leave a loop with different values of what is the same for all inside of it.
    SmallPtrSet<const Value *, 8> leftEarly;
    for (const auto &entry : uniformity.getTemporalDivergenceList())
      leftEarly.insert(std::get<0>(entry));

    result_.across.resize(meetings_.size());
    std::vector<std::pair<Instruction *, std::vector<unsigned>>> living = livingValues();
    for (auto &[value, points] : living)
      if (!recompute(*value, 0))
        addValue(*value, points, uniformity.isUniform(value) && !leftEarly.contains(value));
    return std::move(result_);
  }

private:
  /// Gives each thread its own stack variables, in the memory of the block.
  void movePrivates() {
    const DataLayout &layout = body_.getParent()->getDataLayout();
    std::vector<AllocaInst *> variables;
    for (Instruction &instruction : *prologue_)
      if (auto *variable = dyn_cast<AllocaInst>(&instruction))
        variables.push_back(variable);
    uint64_t alignment = 16, size = 0;
    std::vector<uint64_t> offsets;
    for (AllocaInst *variable : variables) {
      alignment = std::max(alignment, variable->getAlign().value());
      size = alignTo(size, variable->getAlign());
      offsets.push_back(size);
      size += variable->getAllocationSize(layout)->getFixedValue();
    }
    result_.privateBytes = alignTo(size, alignment);
    if (variables.empty())
      return;
    IRBuilder<> builder(prologue_->getTerminator());
    Value *base = frameField(builder, body_, FrameField::Privates);
    builder.SetInsertPoint(thread_->getTerminator());
    Value *own = builder.CreatePtrAdd(
        base, builder.CreateMul(builder.CreateZExt(linearIndex(builder), builder.getInt64Ty()),
                                builder.getInt64(result_.privateBytes)));
    for (auto [variable, offset] : zip(variables, offsets)) {
      for (User *user : make_early_inc_range(variable->users()))
        if (cast<Instruction>(user)->isLifetimeStartOrEnd())
          cast<Instruction>(user)->eraseFromParent();
      variable->replaceAllUsesWith(builder.CreatePtrAdd(own, builder.getInt64(offset)));
      variable->eraseFromParent();
    }
  }

  Value *linearIndex(IRBuilder<> &builder) const {
    return builder.CreateCall(
        body_.getParent()->getOrInsertFunction(linearIndexFunction, builder.getInt32Ty()));
  }

  bool isEverywhere(const BasicBlock *block) const {
    return block == prologue_ || block == thread_;
  }

  /// Returns all values that live at the beginning of a block after a meeting point, each with
  /// these points, in the order of the code.
  std::vector<std::pair<Instruction *, std::vector<unsigned>>> livingValues() const {
    DenseMap<BasicBlock *, unsigned> points;
    for (auto [point, block] : enumerate(after_))
      points[block] = unsigned(point);
    std::vector<std::pair<Instruction *, std::vector<unsigned>>> living;
    for (Instruction &value : instructions(body_)) {
      if (isEverywhere(value.getParent()) || value.use_empty())
        continue;
      std::vector<unsigned> found;
      for (BasicBlock *block : liveBlocks(value))
        if (auto point = points.find(block); point != points.end())
          found.push_back(point->second);
      if (!found.empty()) {
        llvm::sort(found);
        living.push_back({&value, std::move(found)});
      }
    }
    return living;
  }

  /// Returns the blocks at whose beginning the value lives.
  static SmallPtrSet<BasicBlock *, 16> liveBlocks(Instruction &value) {
    SmallPtrSet<BasicBlock *, 16> live;
    SmallVector<BasicBlock *> open;
    auto add = [&](BasicBlock *block) {
      if (block != value.getParent() && live.insert(block).second)
        open.push_back(block);
    };
    for (Use &use : value.uses()) {
      auto *user = cast<Instruction>(use.getUser());
      if (auto *phi = dyn_cast<PHINode>(user))
        add(phi->getIncomingBlock(use));
      else
        add(user->getParent());
    }
    while (!open.empty())
      for (BasicBlock *before : predecessors(open.pop_back_val()))
        add(before);
    return live;
  }

  /// Moves a value that follows cheaply from the thread's index to where each region begins.
  bool recompute(Instruction &value, unsigned depth) {
    if (isEverywhere(value.getParent()))
      return true;
    if (depth > 6 || isa<PHINode, CallBase, LoadInst, AllocaInst>(value) || value.isIntDivRem() ||
        !isSafeToSpeculativelyExecute(&value))
      return false;
    for (Value *operand : value.operands())
      if (auto *other = dyn_cast<Instruction>(operand))
        if (!recompute(*other, depth + 1))
          return false;
    value.dropUBImplyingAttrsAndMetadata();
    value.moveBefore(thread_->getTerminator()->getIterator());
    return true;
  }

  void addValue(Instruction &value, const std::vector<unsigned> &points, bool isSameForAll) {
    const DataLayout &layout = body_.getParent()->getDataLayout();
    uint64_t size = layout.getTypeAllocSize(value.getType());
    uint64_t alignment = layout.getPrefTypeAlign(value.getType()).value();
    result_.slotBytes = alignTo(result_.slotBytes, alignment);
    AllocaInst *variable =
        DemoteRegToStack(value, false, prologue_->getTerminator()->getIterator());
    for (unsigned point : points)
      result_.across[point].push_back(unsigned(result_.values.size()));
    result_.values.push_back({variable, result_.slotBytes, isSameForAll});
    result_.slotBytes += size;
  }

  Function &body_;
  const std::vector<CallInst *> &meetings_;
  BasicBlock *prologue_, *thread_;
  std::vector<BasicBlock *> after_;
  ThreadValues result_;
};

} // namespace

ThreadValues findThreadValues(KernelBody &body) { return ValueFinder(body).find(); }

} // namespace tranship::emulator
