// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelBody.h"
#include "LoopObstacles.h"

#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Kernels that are larger after inlining run on fibers, because their loops would take too long to
/// compile.
constexpr unsigned maxInstructions = 20000;

class BodyMaker {
public:
  BodyMaker(Function &wrapper, FunctionAnalysisManager &analyses)
      : wrapper_(wrapper), module_(*wrapper.getParent()), context_(wrapper.getContext()),
        analyses_(analyses) {}

  KernelBody make() {
    KernelBody body;
    cloneWrapper();
    inlineCalls();
    if (reason_.empty())
      dropUnwinding();
    if (reason_.empty()) {
      replaceLocals();
      replaceLanes();
      simplify();
      if (shareArgumentCopies())
        simplify();
      reason_ = obstacleToLoops(*body_);
    }
    if (reason_.empty()) {
      announceThreads();
      separatePrologue();
      splitAtMeetings(body);
    }
    if (reason_.empty()) {
      body.function = body_;
    } else {
      body_->eraseFromParent();
      body.meetings.clear();
    }
    body.reason = reason_;
    return body;
  }

private:
  void cloneWrapper() {
    Type *pointer = PointerType::getUnqual(context_), *half = Type::getInt32Ty(context_);
    auto *type = FunctionType::get(Type::getVoidTy(context_),
                                   {pointer, pointer, half, half, half, half, half}, false);
    body_ = Function::Create(type, GlobalValue::InternalLinkage,
                             "tranship.body." + wrapper_.getName().drop_front(strlen(kernelPrefix)),
                             module_);
    ValueToValueMapTy map;
    map[wrapper_.getArg(0)] = body_->getArg(ArgumentsParameter);
    SmallVector<ReturnInst *> returns;
    CloneFunctionInto(body_, &wrapper_, map, CloneFunctionChangeType::LocalChangesOnly, returns);
    body_->setLinkage(GlobalValue::InternalLinkage);
    body_->removeFnAttr(Attribute::NoInline);
    body_->removeFnAttr(Attribute::OptimizeNone);
  }

  /// Inlines all calls but recursive ones, whatever the functions' size.
  void inlineCalls() {
    struct Open {
      CallBase *call;
      int outer; ///< the function that it was inlined from: an index into `history`
    };
    std::vector<std::pair<Function *, int>> history;
    std::vector<Open> open;
    for (Instruction &instruction : instructions(*body_))
      if (auto *call = dyn_cast<CallBase>(&instruction))
        open.push_back({call, -1});
    unsigned size = body_->getInstructionCount();
    while (!open.empty()) {
      auto [call, outer] = open.back();
      open.pop_back();
      Function *callee = call->getCalledFunction();
      if (!callee || callee->isDeclaration())
        continue;
      bool recursive = false;
      for (int i = outer; i >= 0; i = history[i].second)
        recursive |= history[i].first == callee;
      size += callee->getInstructionCount();
      if (size > maxInstructions) {
        reason_ = "it is too large";
        return;
      }
      if (recursive)
        continue;
      InlineFunctionInfo info;
      if (!InlineFunction(*call, info).isSuccess())
        continue;
      history.push_back({callee, outer});
      for (CallBase *inner : info.InlinedCallSites)
        open.push_back({inner, int(history.size()) - 1});
    }
  }

  /// Device code throws nothing.
  void dropUnwinding() {
    std::vector<InvokeInst *> invokes;
    for (Instruction &instruction : instructions(*body_))
      if (auto *invoke = dyn_cast<InvokeInst>(&instruction))
        invokes.push_back(invoke);
    for (InvokeInst *invoke : invokes)
      changeToCall(invoke);
    removeUnreachableBlocks(*body_);
  }

  CallInst *callIndex(IRBuilder<> &builder, StringRef name) {
    Type *half = Type::getInt32Ty(context_);
    FunctionCallee function = module_.getOrInsertFunction(name, half);
    auto *declaration = cast<Function>(function.getCallee());
    declaration->setDoesNotAccessMemory();
    declaration->setDoesNotThrow();
    declaration->setWillReturn();
    return builder.CreateCall(function);
  }

  /// Makes thread indices and the like variables of the body, which SROA then turns into values.
  void replaceLocals() {
    std::map<GlobalVariable *, std::vector<IntrinsicInst *>> uses;
    for (Instruction &instruction : instructions(*body_))
      if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
          call && call->getIntrinsicID() == Intrinsic::threadlocal_address)
        if (auto *variable = dyn_cast<GlobalVariable>(call->getArgOperand(0));
            variable && variable->getName().starts_with(localPrefix))
          uses[variable].push_back(call);
    IRBuilder<> builder(&*body_->getEntryBlock().getFirstInsertionPt());
    for (auto &[variable, calls] : uses) {
      Type *type = variable->getValueType();
      AllocaInst *copy = builder.CreateAlloca(type);
      copy->setAlignment(Align(16));
      bool isThread = variable->getName() == threadIndexSymbol;
      Value *from = isThread ? nullptr : builder.CreateThreadLocalAddress(variable);
      if (type->isPointerTy()) {
        builder.CreateStore(builder.CreateLoad(type, from), copy);
      } else {
        Type *half = builder.getInt32Ty();
        uint64_t count = module_.getDataLayout().getTypeStoreSize(type) / 4;
        for (unsigned i = 0; i < count; ++i) {
          Value *value = isThread
                             ? cast<Value>(callIndex(builder, threadIndexFunctions[i]))
                             : builder.CreateLoad(half, builder.CreateConstGEP1_32(half, from, i));
          if (variable->getName() == blockSizeSymbol)
            cast<LoadInst>(value)->setMetadata(
                LLVMContext::MD_range,
                MDNode::get(context_, {ConstantAsMetadata::get(builder.getInt32(1)),
                                       ConstantAsMetadata::get(builder.getInt32(1025))}));
          builder.CreateStore(value, builder.CreateConstGEP1_32(half, copy, i));
        }
      }
      for (IntrinsicInst *call : calls) {
        call->replaceAllUsesWith(copy);
        call->eraseFromParent();
      }
    }
  }

  void replaceLanes() {
    Function *function = module_.getFunction("tranship_lane");
    if (!function)
      return;
    Constant *width = module_.getOrInsertGlobal(warpSizeSymbol, Type::getInt32Ty(context_));
    for (User *user : make_early_inc_range(function->users())) {
      auto *call = dyn_cast<CallInst>(user);
      if (!call || call->getFunction() != body_)
        continue;
      IRBuilder<> builder(call);
      Value *mask =
          builder.CreateSub(builder.CreateLoad(builder.getInt32Ty(), width), builder.getInt32(1));
      call->replaceAllUsesWith(builder.CreateAnd(callIndex(builder, linearIndexFunction), mask));
      call->eraseFromParent();
    }
  }

  void simplify() {
    FunctionPassManager passes;
    passes.addPass(SROAPass(SROAOptions::ModifyCFG));
    passes.addPass(EarlyCSEPass());
    passes.addPass(SimplifyCFGPass());
    passes.addPass(InstCombinePass());
    passes.addPass(SimplifyCFGPass());
    // Short loops over a thread's own arrays, which then become values.
    LoopPassManager loops;
    loops.addPass(LoopRotatePass());
    loops.addPass(IndVarSimplifyPass());
    loops.addPass(LoopFullUnrollPass());
    passes.addPass(createFunctionToLoopPassAdaptor(std::move(loops)));
    passes.addPass(SROAPass(SROAOptions::ModifyCFG));
    passes.addPass(EarlyCSEPass());
    passes.addPass(SimplifyCFGPass());
    passes.addPass(ADCEPass());
    run(passes);
  }
  void run(FunctionPassManager &passes) {
    analyses_.invalidate(*body_, PreservedAnalyses::none());
    passes.run(*body_, analyses_);
    analyses_.invalidate(*body_, PreservedAnalyses::none());
  }

  /// Replaces a thread's own copy of an argument that nothing changes by the argument itself.
  bool shareArgumentCopies() {
    bool changed = false;
    for (Instruction &instruction : make_early_inc_range(body_->getEntryBlock())) {
      auto *copy = dyn_cast<AllocaInst>(&instruction);
      MemCpyInst *writer = nullptr;
      if (!copy || !isOnlyCopied(*copy, *copy, writer) || !writer ||
          writer->getParent() != &body_->getEntryBlock() ||
          !isArgumentMemory(writer->getRawSource(), *body_))
        continue;
      Value *source = writer->getRawSource();
      DominatorTree tree(*body_);
      if (any_of(copy->uses(), [&](const Use &use) {
            auto *user = cast<Instruction>(use.getUser());
            return user != writer && !user->isLifetimeStartOrEnd() && !tree.dominates(source, use);
          }))
        continue;
      std::vector<Instruction *> markers;
      for (User *user : copy->users())
        if (cast<Instruction>(user)->isLifetimeStartOrEnd())
          markers.push_back(cast<Instruction>(user));
      for (Instruction *marker : markers)
        marker->eraseFromParent();
      writer->eraseFromParent();
      copy->replaceAllUsesWith(source);
      changed = true;
    }
    return changed;
  }
  /// Returns whether all that is done with the address is to read it, and to write it by one copy.
  static bool isOnlyCopied(AllocaInst &whole, Instruction &address, MemCpyInst *&writer) {
    for (Use &use : address.uses()) {
      auto *user = cast<Instruction>(use.getUser());
      if (user->isLifetimeStartOrEnd())
        continue;
      if (auto *load = dyn_cast<LoadInst>(user); load && !load->isVolatile())
        continue;
      if (auto *element = dyn_cast<GetElementPtrInst>(user);
          element && isOnlyCopied(whole, *element, writer))
        continue;
      auto *copy = dyn_cast<MemCpyInst>(user);
      if (!copy || copy->isVolatile())
        return false;
      if (copy->getRawDest() != &address) // it is read
        continue;
      if (writer || &address != &whole)
        return false;
      writer = copy;
    }
    return true;
  }

  /// Tells the runtime which thread runs before calls that may ask for it.
  void announceThreads() {
    std::vector<CallBase *> calls;
    for (Instruction &instruction : instructions(*body_))
      if (auto *call = dyn_cast<CallBase>(&instruction)) {
        auto *callee = dyn_cast<Function>(call->getCalledOperand()->stripPointerCasts());
        if (callee && !isMeeting(callee->getName()) &&
            (!callee->isDeclaration() || callee->getName().starts_with("tranship_") ||
             callee->getName().starts_with("cuda")))
          calls.push_back(call);
      }
    if (calls.empty())
      return;
    GlobalVariable *index = module_.getGlobalVariable(threadIndexSymbol);
    if (!index)
      index = new GlobalVariable(module_, ArrayType::get(Type::getInt32Ty(context_), 3), false,
                                 GlobalValue::ExternalLinkage, nullptr, threadIndexSymbol, nullptr,
                                 GlobalValue::InitialExecTLSModel);
    for (CallBase *call : calls) {
      IRBuilder<> builder(call);
      Value *address = builder.CreateThreadLocalAddress(index);
      for (unsigned i = 0; i < 3; ++i)
        builder.CreateStore(callIndex(builder, threadIndexFunctions[i]),
                            builder.CreateConstGEP1_32(builder.getInt32Ty(), address, i));
    }
  }

  /// Moves what is the same for all threads to a block of its own, before all others.
  void separatePrologue() {
    BasicBlock &entry = body_->getEntryBlock();
    BasicBlock *prologue = BasicBlock::Create(context_, "prologue", body_, &entry);
    BasicBlock *thread = BasicBlock::Create(context_, "thread", body_, &entry);
    IRBuilder<>(prologue).CreateBr(thread);
    IRBuilder<>(thread).CreateBr(&entry);
    Instruction *end = prologue->getTerminator(), *threadEnd = thread->getTerminator();
    for (Instruction &instruction : make_early_inc_range(entry))
      if (isa<AllocaInst>(instruction))
        instruction.moveBefore(end->getIterator());
    for (BasicBlock *block : ReversePostOrderTraversal<Function *>(body_)) {
      if (block == prologue || block == thread)
        continue;
      for (Instruction &instruction : make_early_inc_range(*block))
        if (isSameForAll(instruction, *prologue)) {
          instruction.dropUBImplyingAttrsAndMetadata();
          instruction.moveBefore(end->getIterator());
        } else if (auto *call = dyn_cast<CallInst>(&instruction);
                   call && call->getCalledFunction() &&
                   call->getCalledFunction()->getName().starts_with("tranship.thread.")) {
          instruction.moveBefore(threadEnd->getIterator());
        }
    }
  }

  bool isSameForAll(Instruction &instruction, const BasicBlock &prologue) const {
    if (instruction.isTerminator() || isa<PHINode, AllocaInst>(instruction) ||
        instruction.getType()->isVoidTy())
      return false;
    for (Value *operand : instruction.operands())
      if (auto *other = dyn_cast<Instruction>(operand)) {
        // The address of a stack variable is the thread's own.
        if (other->getParent() != &prologue || isa<AllocaInst>(other))
          return false;
      } else if (!isa<Constant>(operand) && operand != body_->getArg(ArgumentsParameter))
        return false;
    if (auto *load = dyn_cast<LoadInst>(&instruction))
      return !load->isVolatile() && isFixedMemory(load->getPointerOperand());
    if (auto *call = dyn_cast<CallInst>(&instruction))
      return isa<IntrinsicInst>(call) &&
             (cast<IntrinsicInst>(call)->getIntrinsicID() == Intrinsic::threadlocal_address ||
              (call->doesNotAccessMemory() && isSafeToSpeculativelyExecute(call)));
    return isSafeToSpeculativelyExecute(&instruction);
  }

  /// Returns whether the address is that of memory which exists and does not change during a launch.
  bool isFixedMemory(const Value *address) const {
    const Value *base = address->stripPointerCasts();
    while (auto *element = dyn_cast<GEPOperator>(base)) {
      if (!element->hasAllConstantIndices())
        return false;
      base = element->getPointerOperand()->stripPointerCasts();
    }
    if (auto *call = dyn_cast<IntrinsicInst>(base))
      return call->getIntrinsicID() == Intrinsic::threadlocal_address &&
             call->getArgOperand(0)->getName() != ptxCarrySymbol;
    if (auto *variable = dyn_cast<GlobalVariable>(base))
      return variable->getName() == warpSizeSymbol ||
             variable->getName() == "tranship.shared.offset" ||
             variable->getName().ends_with(".managed");
    return isArgumentMemory(base, *body_);
  }

  void splitAtMeetings(KernelBody &body) {
    std::vector<CallInst *> found;
    // In the order of the source, which determines which lanes lag.
    for (BasicBlock &block : *body_)
      for (Instruction &instruction : block)
        if (auto *call = dyn_cast<CallInst>(&instruction);
            call && call->getCalledFunction() && isMeeting(call->getCalledFunction()->getName()))
          found.push_back(call);
    for (CallInst *call : found) {
      BasicBlock *rest = call->getParent()->splitBasicBlock(call->getNextNode(), "after");
      if (!call->use_empty()) {
        FunctionCallee result = module_.getOrInsertFunction(
            (meetingResultPrefix + Twine(call->getType()->getIntegerBitWidth())).str(),
            call->getType());
        IRBuilder<> builder(&*rest->getFirstInsertionPt());
        call->replaceAllUsesWith(builder.CreateCall(result));
      }
    }
    body.meetings = std::move(found);
  }

  Function &wrapper_;
  Module &module_;
  LLVMContext &context_;
  FunctionAnalysisManager &analyses_;
  Function *body_ = nullptr;
  std::string reason_;
};

} // namespace

bool isArgumentMemory(const Value *address, const Function &body) {
  const Value *base = getUnderlyingObject(address);
  const Value *arguments = body.getArg(ArgumentsParameter);
  if (base == arguments)
    return true;
  auto *load = dyn_cast<LoadInst>(base);
  return load && getUnderlyingObject(load->getPointerOperand()) == arguments;
}

KernelBody makeKernelBody(Function &wrapper, FunctionAnalysisManager &analyses) {
  return BodyMaker(wrapper, analyses).make();
}

} // namespace tranship::emulator
