// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MainRange.h"

#include "Regions.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace tranship::emulator {

namespace {

constexpr unsigned maxLoopSize = 400;

bool isThreadLoop(const Loop &loop) {
  MDNode *id = loop.getLoopID();
  return id && any_of(drop_begin(id->operands()), [](const MDOperand &operand) {
           auto *node = dyn_cast<MDNode>(operand);
           auto *name =
               node && node->getNumOperands() ? dyn_cast<MDString>(node->getOperand(0)) : nullptr;
           return name && name->getString() == threadLoopMetadata;
         });
}

class RangeSplitter {
public:
  RangeSplitter(Function &region, Loop &loop, const DominatorTree &tree)
      : region_(region), loop_(loop), tree_(tree), builder_(region.getContext()) {}

  void split() {
    if (!understand())
      return;
    findGuards();
    if (sums_.empty() && guards_.empty())
      return;
    computeRange();
    writeLoops();
  }

private:
  /// A comparison of the thread's index, plus `base`, with `bound`.
  struct Guard {
    ICmpInst *compare;
    CmpInst::Predicate predicate; ///< with the index on the left
    Value *base, *bound;
    bool usual; ///< the outcome that most threads have
  };

  bool understand() {
    preheader_ = loop_.getLoopPreheader();
    latch_ = loop_.getLoopLatch();
    exit_ = loop_.getUniqueExitBlock();
    if (!preheader_ || !latch_ || !exit_ || loop_.getExitingBlock() != latch_ ||
        !loop_.isInnermost() || !isa<BranchInst>(preheader_->getTerminator()))
      return false;
    unsigned size = 0;
    for (BasicBlock *block : loop_.blocks())
      size += block->size();
    auto phis = loop_.getHeader()->phis();
    if (size > maxLoopSize || phis.empty() || ++phis.begin() != phis.end() ||
        isa<PHINode>(exit_->front()))
      return false;
    x_ = &*phis.begin();
    auto *branch = dyn_cast<BranchInst>(latch_->getTerminator());
    last_ =
        branch && branch->isConditional() ? dyn_cast<ICmpInst>(branch->getCondition()) : nullptr;
    if (!last_ || branch->getSuccessor(0) != loop_.getHeader() ||
        last_->getPredicate() != CmpInst::ICMP_ULT || !last_->hasOneUse())
      return false;
    end_ = last_->getOperand(1);
    Value *next = x_->getIncomingValueForBlock(latch_);
    return last_->getOperand(0) == next && match(next, m_c_Add(m_Specific(x_), m_One())) &&
           loop_.isLoopInvariant(end_) && !isa<Constant>(end_);
  }

  bool isNarrow(const Value *value) const { return value->getType()->isIntegerTy(32); }

  /// Returns whether the value is the index plus what is the same for the whole row; `base` is null
  /// if it is the index itself.
  bool isIndex(Value *value, Value *&base) {
    value = stripExtensions(value);
    base = nullptr;
    if (value == x_)
      return true;
    auto *sum = dyn_cast<BinaryOperator>(value);
    if (!sum || sum->getOpcode() != Instruction::Add || !loop_.contains(sum))
      return false;
    for (unsigned i = 0; i < 2; ++i)
      if (stripExtensions(sum->getOperand(i)) == x_ &&
          loop_.isLoopInvariant(sum->getOperand(1 - i)) &&
          (isNarrow(sum) || sum->getType()->isIntegerTy(64))) {
        base = sum->getOperand(1 - i);
        sums_.insert(sum);
        return true;
      }
    return false;
  }
  static Value *stripExtensions(Value *value) {
    while (isa<ZExtInst, SExtInst>(value))
      value = cast<CastInst>(value)->getOperand(0);
    return value;
  }

  void findGuards() {
    for (BasicBlock *block : loop_.blocks())
      for (Instruction &instruction : *block) {
        Value *base;
        // Sums that become addresses or are compared.
        if (auto *sum = dyn_cast<BinaryOperator>(&instruction);
            sum && sum->getOperand(0) != nullptr)
          if (&instruction != x_->getIncomingValueForBlock(latch_) && isNarrow(sum))
            isIndex(sum, base);
        auto *compare = dyn_cast<ICmpInst>(&instruction);
        if (!compare || compare == last_)
          continue;
        Value *left = compare->getOperand(0), *right = compare->getOperand(1);
        CmpInst::Predicate predicate = compare->getPredicate();
        if (!(loop_.isLoopInvariant(right) && isIndex(left, base))) {
          if (!(loop_.isLoopInvariant(left) && isIndex(right, base)))
            continue;
          std::swap(left, right);
          predicate = CmpInst::getSwappedPredicate(predicate);
        }
        if (!isNarrow(right) && !right->getType()->isIntegerTy(64))
          continue;
        guards_.push_back({compare, predicate, base, right, usualOutcome(*compare, predicate)});
      }
  }

  /// Returns the outcome after which more of the loop follows.
  bool usualOutcome(ICmpInst &compare, CmpInst::Predicate predicate) const {
    if (compare.isEquality())
      return predicate == CmpInst::ICMP_NE;
    bool isUpper = predicate == CmpInst::ICMP_ULT || predicate == CmpInst::ICMP_SLT ||
                   predicate == CmpInst::ICMP_ULE || predicate == CmpInst::ICMP_SLE;
    for (User *user : compare.users()) {
      if (auto *branch = dyn_cast<BranchInst>(user)) {
        unsigned yes = sizeBehind(*branch, 0), no = sizeBehind(*branch, 1);
        if (yes != no)
          return yes > no;
      } else if (match(user, m_LogicalOr(m_Value(), m_Value()))) {
        return false;
      } else if (match(user, m_LogicalAnd(m_Value(), m_Value()))) {
        return true;
      }
    }
    return isUpper;
  }
  unsigned sizeBehind(const BranchInst &branch, unsigned successor) const {
    BasicBlockEdge edge(branch.getParent(), branch.getSuccessor(successor));
    unsigned size = 0;
    for (BasicBlock *block : loop_.blocks())
      if (tree_.dominates(edge, block))
        size += block->size();
    return size;
  }

  Value *wide(Value *value, bool isSigned) {
    if (isNarrow(value))
      return isSigned ? builder_.CreateSExt(value, builder_.getInt64Ty())
                      : builder_.CreateZExt(value, builder_.getInt64Ty());
    Value *most = builder_.getInt64(int64_t(1) << 62);
    if (!isSigned) // what looks negative is large
      value =
          builder_.CreateSelect(builder_.CreateICmpSLT(value, builder_.getInt64(0)), most, value);
    value = builder_.CreateBinaryIntrinsic(Intrinsic::smin, value, most);
    return builder_.CreateBinaryIntrinsic(Intrinsic::smax, value, builder_.getInt64(-1));
  }
  Value *least(Value *a, Value *b) { return builder_.CreateBinaryIntrinsic(Intrinsic::smin, a, b); }
  Value *most(Value *a, Value *b) { return builder_.CreateBinaryIntrinsic(Intrinsic::smax, a, b); }

  void computeRange() {
    builder_.SetInsertPoint(preheader_->getTerminator());
    start_ = x_->getIncomingValueForBlock(preheader_);
    Value *start = wide(start_, false), *end = wide(end_, false);
    Value *low = start, *high = end, *fits = builder_.getTrue();
    for (BinaryOperator *sum : sums_) {
      Value *base =
          stripExtensions(sum->getOperand(0)) == x_ ? sum->getOperand(1) : sum->getOperand(0);
      int64_t limit = isNarrow(base) ? INT32_MAX : int64_t(1) << 61;
      Value *from = isNarrow(base) ? wide(base, true) : base;
      fits = builder_.CreateAnd(fits, builder_.CreateICmpSGE(from, builder_.getInt64(0)));
      fits = builder_.CreateAnd(
          fits, builder_.CreateICmpSLE(from, builder_.CreateSub(builder_.getInt64(limit), end)));
    }
    for (const Guard &guard : guards_) {
      Value *base = guard.base ? wide(guard.base, true) : builder_.getInt64(0);
      Value *edge =
          builder_.CreateSub(wide(guard.bound, !CmpInst::isUnsigned(guard.predicate)), base);
      restrict(guard, edge, start, end, low, high);
    }
    low = builder_.CreateSelect(fits, least(low, end), start);
    high = builder_.CreateSelect(fits, least(most(high, low), end), start);
    low_ = builder_.CreateTrunc(low, x_->getType(), "main.begin");
    high_ = builder_.CreateTrunc(high, x_->getType(), "main.end");
  }

  void restrict(const Guard &guard, Value *edge, Value *start, Value *end, Value *&low,
                Value *&high) {
    switch (guard.predicate) {
    case CmpInst::ICMP_EQ:
    case CmpInst::ICMP_NE: {
      // The one thread that differs is left out with all on its side.
      Value *isInside = builder_.CreateAnd(builder_.CreateICmpSGE(edge, start),
                                           builder_.CreateICmpSLT(edge, end));
      Value *isLow =
          builder_.CreateICmpSLT(builder_.CreateSub(edge, start), builder_.CreateSub(end, edge));
      low = most(low, builder_.CreateSelect(builder_.CreateAnd(isInside, isLow),
                                            builder_.CreateAdd(edge, builder_.getInt64(1)), start));
      high = least(high, builder_.CreateSelect(
                             builder_.CreateAnd(isInside, builder_.CreateNot(isLow)), edge, end));
      return;
    }
    case CmpInst::ICMP_SLE:
    case CmpInst::ICMP_ULE:
    case CmpInst::ICMP_SGT:
    case CmpInst::ICMP_UGT:
      edge = builder_.CreateAdd(edge, builder_.getInt64(1));
      break;
    default:
      break;
    }
    bool isUpper = guard.predicate == CmpInst::ICMP_SLT || guard.predicate == CmpInst::ICMP_SLE ||
                   guard.predicate == CmpInst::ICMP_ULT || guard.predicate == CmpInst::ICMP_ULE;
    if (isUpper == guard.usual)
      high = least(high, edge);
    else
      low = most(low, edge);
  }

  void writeLoops() {
    LLVMContext &context = region_.getContext();
    BasicBlock *header = loop_.getHeader();
    BasicBlock *beforeMain = BasicBlock::Create(context, "before.main", &region_, header),
               *behindMain = BasicBlock::Create(context, "after.main", &region_, header);
    ValueToValueMapTy before, main;
    copyLoop(before, "before", preheader_, start_, low_, beforeMain);
    copyLoop(main, "main", beforeMain, low_, high_, behindMain);
    for (BinaryOperator *sum : sums_) {
      auto *copy = cast<BinaryOperator>(main[sum]);
      copy->setHasNoSignedWrap();
      copy->setHasNoUnsignedWrap();
    }
    for (const Guard &guard : guards_)
      cast<Instruction>(main[guard.compare])
          ->replaceAllUsesWith(ConstantInt::getBool(context, guard.usual));

    preheader_->getTerminator()->eraseFromParent();
    branch(preheader_, start_, low_, cast<BasicBlock>(before[header]), beforeMain);
    branch(beforeMain, low_, high_, cast<BasicBlock>(main[header]), behindMain);
    branch(behindMain, high_, end_, header, exit_);
    x_->setIncomingValueForBlock(preheader_, high_);
    x_->replaceIncomingBlockWith(preheader_, behindMain);
    leaveScalar(*cast<BasicBlock>(before[latch_])->getTerminator());
    leaveScalar(*latch_->getTerminator());
    auto *mainEnd = cast<BasicBlock>(main[latch_])->getTerminator();
    MDNode *id = MDNode::getDistinct(context, nullptr);
    id->replaceOperandWith(0, id);
    mainEnd->setMetadata(LLVMContext::MD_loop, id);
  }

  void branch(BasicBlock *from, Value *begin, Value *end, BasicBlock *loop, BasicBlock *skip) {
    builder_.SetInsertPoint(from);
    builder_.CreateCondBr(builder_.CreateICmpULT(begin, end), loop, skip);
  }

  void copyLoop(ValueToValueMapTy &map, StringRef name, BasicBlock *from, Value *begin, Value *end,
                BasicBlock *behind) {
    SmallVector<BasicBlock *> blocks;
    for (BasicBlock *block : loop_.blocks()) {
      BasicBlock *copy = CloneBasicBlock(block, map, "." + name, &region_);
      map[block] = copy;
      blocks.push_back(copy);
    }
    remapInstructionsInBlocks(blocks, map);
    auto *x = cast<PHINode>(map[x_]);
    x->setIncomingValueForBlock(preheader_, begin);
    x->replaceIncomingBlockWith(preheader_, from);
    cast<ICmpInst>(map[last_])->setOperand(1, end);
    cast<BasicBlock>(map[latch_])->getTerminator()->replaceSuccessorWith(exit_, behind);
  }

  /// Keeps a loop of few iterations as it is.
  void leaveScalar(Instruction &end) {
    LLVMContext &context = region_.getContext();
    auto flag = [&](const char *name, Constant *value) {
      return MDNode::get(context, {MDString::get(context, name), ConstantAsMetadata::get(value)});
    };
    MDNode *id = MDNode::getDistinct(
        context, {nullptr, flag("llvm.loop.vectorize.enable", ConstantInt::getFalse(context)),
                  MDNode::get(context, MDString::get(context, "llvm.loop.unroll.disable"))});
    id->replaceOperandWith(0, id);
    end.setMetadata(LLVMContext::MD_loop, id);
  }

  Function &region_;
  Loop &loop_;
  const DominatorTree &tree_;
  IRBuilder<> builder_;
  BasicBlock *preheader_ = nullptr, *latch_ = nullptr, *exit_ = nullptr;
  PHINode *x_ = nullptr;
  ICmpInst *last_ = nullptr;
  Value *start_ = nullptr, *end_ = nullptr, *low_ = nullptr, *high_ = nullptr;
  SetVector<BinaryOperator *> sums_;
  std::vector<Guard> guards_;
};

} // namespace

void splitMainRange(Function &region) {
  DominatorTree tree(region);
  LoopInfo loops(tree);
  for (Loop *loop : loops.getLoopsInPreorder())
    if (isThreadLoop(*loop))
      return RangeSplitter(region, *loop, tree).split();
}

} // namespace tranship::emulator
