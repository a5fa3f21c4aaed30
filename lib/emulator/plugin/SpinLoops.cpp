// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SpinLoops.h"

#include "DevicePass.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace tranship::emulator {

bool endsLoop(Instruction &start, const Loop &loop) {
  SmallVector<Value *> open = {&start};
  SmallPtrSet<Value *, 16> seen;
  while (!open.empty() && seen.size() < 64) {
    Value *value = open.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    for (User *user : value->users()) {
      auto *instruction = dyn_cast<Instruction>(user);
      if (!instruction || !loop.contains(instruction))
        continue;
      if (isa<BranchInst, SwitchInst>(instruction)) {
        if (loop.isLoopExiting(instruction->getParent()))
          return true;
      } else if (!isa<StoreInst, CallBase>(instruction))
        open.push_back(instruction);
    }
  }
  return false;
}

bool staysInPlace(Value *address, const Loop &loop, unsigned depth) {
  if (loop.isLoopInvariant(address))
    return true;
  auto *instruction = dyn_cast<Instruction>(address);
  return instruction && depth < 8 && !instruction->mayReadFromMemory() &&
         !isa<PHINode>(instruction) && all_of(instruction->operands(), [&](Value *operand) {
           return staysInPlace(operand, loop, depth + 1);
         });
}

namespace {

/// Returns whether the instruction is one by which a thread can wait in the loop.
bool mayWait(Instruction &instruction, const Loop &loop) {
  Value *address = nullptr;
  if (auto *load = dyn_cast<LoadInst>(&instruction)) {
    if (load->isVolatile() || load->isAtomic())
      address = load->getPointerOperand();
  } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
    // A loop that expects what it read last ends unless others interfere.
    if (staysInPlace(exchange->getCompareOperand(), loop))
      address = exchange->getPointerOperand();
  } else if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
    // A counter that each iteration changes is not waited for.
    auto *amount = dyn_cast<ConstantInt>(update->getValOperand());
    bool counts = update->getOperation() == AtomicRMWInst::Add ||
                  update->getOperation() == AtomicRMWInst::Sub ||
                  update->getOperation() == AtomicRMWInst::UIncWrap;
    if (!counts || (amount && amount->isZero()))
      address = update->getPointerOperand();
  }
  return address && staysInPlace(address, loop) && endsLoop(instruction, loop);
}

} // namespace

bool waitsForOthers(Function &function) {
  if (none_of(instructions(function), [](Instruction &instruction) {
        auto *load = dyn_cast<LoadInst>(&instruction);
        return instruction.isAtomic() || (load && load->isVolatile());
      }))
    return false;
  DominatorTree tree(function);
  LoopInfo loops(tree);
  for (Instruction &instruction : instructions(function))
    for (const Loop *loop = loops.getLoopFor(instruction.getParent()); loop;
         loop = loop->getParentLoop())
      if (mayWait(instruction, *loop))
        return true;
  return false;
}

void yieldInSpinLoops(Module &module) {
  std::vector<Instruction *> places;
  for (Function &function : module) {
    if (function.getName().starts_with(regionPrefix)) // there, no thread waits for another
      continue;
    for (Instruction &instruction : instructions(function)) {
      auto *load = dyn_cast<LoadInst>(&instruction);
      if ((load && load->isVolatile()) || instruction.isAtomic())
        if (!isa<FenceInst>(instruction))
          places.push_back(&instruction);
    }
  }
  if (places.empty())
    return;
  LLVMContext &context = module.getContext();
  Type *number = Type::getInt32Ty(context);
  auto *budget = new GlobalVariable(module, number, false, GlobalValue::ExternalLinkage, nullptr,
                                    spinBudgetSymbol, nullptr, GlobalValue::InitialExecTLSModel);
  FunctionCallee yield = module.getOrInsertFunction(spinFunction, Type::getVoidTy(context));
  MDNode *rarely = MDBuilder(context).createUnlikelyBranchWeights();
  for (Instruction *place : places) {
    IRBuilder<> builder(place);
    Value *address = builder.CreateThreadLocalAddress(budget);
    Value *left = builder.CreateSub(builder.CreateLoad(number, address), builder.getInt32(1));
    builder.CreateStore(left, address);
    Value *spent = builder.CreateICmpSLT(left, builder.getInt32(0));
    builder.SetInsertPoint(SplitBlockAndInsertIfThen(spent, place, false, rarely));
    builder.CreateCall(yield);
  }
}

} // namespace tranship::emulator
