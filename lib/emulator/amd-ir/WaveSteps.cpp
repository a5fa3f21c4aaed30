// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WaveSteps.h"

#include "FlatSpace.h"
#include "MatrixIntrinsics.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

unsigned spacesOf(const Value *pointer) {
  switch (pointer->getType()->getPointerAddressSpace()) {
  case ldsSpace:
    return 1;
  case globalSpace:
    return 2;
  case constantSpace:
  case privateSpace:
    return 0;
  default: {
    const Value *object = getUnderlyingObject(pointer);
    if (object->getType()->isPointerTy() && object != pointer &&
        object->getType()->getPointerAddressSpace() != flatSpace)
      return spacesOf(object);
    return isa<AllocaInst>(object) ? 0 : 3;
  }
  }
}

/// Ordinary calls of functions with a body run for the wave; those of the runtime for each lane.
Role callRole(const CallBase &call) {
  if (auto *intrinsic = dyn_cast<IntrinsicInst>(&call))
    return intrinsicRole(*intrinsic);
  if (call.isInlineAsm())
    return Role::Wave;
  const Function *callee = call.getCalledFunction();
  return callee && callee->isDeclaration() ? Role::Lane : Role::Wave;
}

} // namespace

Role intrinsicRole(const IntrinsicInst &intrinsic) {
  switch (intrinsic.getIntrinsicID()) {
#define AMD_INTRINSIC(Name, HowOften)                                                              \
  case Intrinsic::Name:                                                                            \
    return Role::HowOften;
#include "AmdIntrinsics.def"
  default:
    return isMatrixIntrinsic(intrinsic) ? Role::Wave : Role::Lane;
  }
}

SharedAccess sharedAccessOf(const Instruction &instruction) {
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return {spacesOf(load->getPointerOperand()), 0};
  if (auto *store = dyn_cast<StoreInst>(&instruction))
    return {0, spacesOf(store->getPointerOperand())};
  if (auto *operation = dyn_cast<AtomicRMWInst>(&instruction)) {
    unsigned spaces = spacesOf(operation->getPointerOperand());
    return {spaces, spaces};
  }
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
    unsigned spaces = spacesOf(exchange->getPointerOperand());
    return {spaces, spaces};
  }
  if (auto *copy = dyn_cast<MemTransferInst>(&instruction))
    return {spacesOf(copy->getSource()), spacesOf(copy->getDest())};
  if (auto *fill = dyn_cast<MemSetInst>(&instruction))
    return {0, spacesOf(fill->getDest())};
  if (auto *call = dyn_cast<CallBase>(&instruction))
    return {call->mayReadFromMemory() ? 3u : 0, call->mayWriteToMemory() ? 3u : 0};
  return {};
}

WaveSteps::WaveSteps(Function &function, const UniformityInfo &uniformity, bool splitsAtMeetings) {
  findScalars(function, uniformity);
  for (BasicBlock &block : function)
    divide(block, splitsAtMeetings);
}

void WaveSteps::findScalars(Function &function, const UniformityInfo &uniformity) {
  if (function.getCallingConv() == CallingConv::AMDGPU_KERNEL)
    for (Argument &argument : function.args())
      scalars_.insert(&argument);
  for (BasicBlock &block : function)
    for (Instruction &instruction : block) {
      if (instruction.getType()->isVoidTy() || isa<AllocaInst>(instruction) ||
          uniformity.isDivergent(&instruction))
        continue;
      auto *call = dyn_cast<CallBase>(&instruction);
      if (call && callRole(*call) != Role::Lane && callRole(*call) != Role::Wave)
        continue;
      if (call && callRole(*call) == Role::Lane && !isa<IntrinsicInst>(call))
        continue;
      if (call && callRole(*call) == Role::Wave &&
          (!isa<IntrinsicInst>(call) || isMatrixIntrinsic(*cast<IntrinsicInst>(call))))
        continue;
      // Atomics and the like happen once for each lane.
      if (instruction.mayWriteToMemory() && !isa<LoadInst>(instruction) &&
          !(call && callRole(*call) == Role::Wave))
        continue;
      if (llvm::none_of(instruction.uses(),
                        [&](const Use &use) { return uniformity.isDivergentUse(use); }))
        scalars_.insert(&instruction);
    }
  // A value that is computed once needs operands that are, too.
  for (bool changed = true; changed;) {
    changed = false;
    for (BasicBlock &block : function)
      for (Instruction &instruction : block) {
        if (!scalars_.contains(&instruction))
          continue;
        auto *call = dyn_cast<CallBase>(&instruction);
        if (call && callRole(*call) == Role::Wave)
          continue;
        for (Value *operand : instruction.operands())
          if ((isa<Instruction>(operand) || isa<Argument>(operand)) &&
              !scalars_.contains(operand)) {
            scalars_.erase(&instruction);
            changed = true;
            break;
          }
      }
  }
}

Role WaveSteps::roleOf(const Instruction &instruction) const {
  if (auto *call = dyn_cast<CallBase>(&instruction)) {
    Role role = callRole(*call);
    return role == Role::Lane && isScalar(instruction) ? Role::Scalar : role;
  }
  if (isa<FenceInst>(instruction))
    return Role::Wave;
  return isScalar(instruction) ? Role::Scalar : Role::Lane;
}

void WaveSteps::divide(BasicBlock &block, bool splitsAtMeetings) {
  std::vector<Step> &steps = blocks_[&block];
  SharedAccess open;
  bool isMeeting = false;
  auto begin = [&] {
    steps.push_back({});
    steps.back().number = ++count_;
    open = {};
    isMeeting = false;
  };
  begin();
  for (Instruction &instruction : block) {
    if (isa<PHINode>(instruction)) {
      stepOf_[&instruction] = 0; // computed on the edges
      continue;
    }
    if (isa<AllocaInst>(instruction))
      continue;
    if (instruction.isTerminator())
      break;
    Role role = roleOf(instruction);
    if (role == Role::Dropped)
      continue;
    if (role == Role::Wave) {
      if (!steps.back().lanes.empty() || !steps.back().scalars.empty())
        begin();
      steps.back().wave = &instruction;
      stepOf_[&instruction] = steps.back().number;
      begin();
      continue;
    }
    SharedAccess access = sharedAccessOf(instruction);
    bool conflicts = (access.reads & open.writes) || (access.writes & (open.reads | open.writes));
    // Other lanes must have computed what it reads.
    if (role == Role::Exchange)
      for (const Value *operand : instruction.operands())
        if (auto *from = dyn_cast<Instruction>(operand))
          conflicts |= !isScalar(*from) && stepOf_.lookup(from) == steps.back().number;
    if (splitsAtMeetings) {
      bool accesses = access.reads || access.writes;
      conflicts |= role == Role::Exchange ? open.reads || open.writes : isMeeting && accesses;
    }
    if (conflicts)
      begin();
    isMeeting |= role == Role::Exchange;
    if (role == Role::Scalar) {
      // It goes before the lanes, which compute nothing that it needs.
      steps.back().scalars.push_back(&instruction);
    } else
      steps.back().lanes.push_back(&instruction);
    open.reads |= access.reads;
    open.writes |= access.writes;
    stepOf_[&instruction] = steps.back().number;
  }
  // The edges set phis, which other lanes may still have to read.
  for (const Instruction *instruction : steps.back().lanes)
    if (roleOf(*instruction) == Role::Exchange &&
        llvm::any_of(instruction->operands(), [](const Use &use) { return isa<PHINode>(use); })) {
      begin();
      break;
    }
  stepOf_[block.getTerminator()] = steps.back().number;
}

bool WaveSteps::hasScalarCondition(const BasicBlock &block) const {
  auto *branch = dyn_cast<BranchInst>(block.getTerminator());
  return branch && branch->isConditional() &&
         (isa<Constant>(branch->getCondition()) || isScalar(*branch->getCondition()));
}

bool WaveSteps::isExchanged(const Instruction &instruction) const {
  return llvm::any_of(instruction.users(), [&](const User *user) {
    auto *other = dyn_cast<Instruction>(user);
    return other && (roleOf(*other) == Role::Exchange || roleOf(*other) == Role::Wave);
  });
}

bool WaveSteps::needsSlot(const Instruction &instruction) const {
  unsigned own = stepOf_.lookup(&instruction);
  if (own == 0)
    return true;
  for (const Use &use : instruction.uses()) {
    auto *user = cast<Instruction>(use.getUser());
    if (auto *phi = dyn_cast<PHINode>(user)) {
      const BasicBlock *from = phi->getIncomingBlock(use);
      // After a branch on a scalar, phis are set in loops of their own.
      if (hasScalarCondition(*from) || stepOf_.lookup(from->getTerminator()) != own)
        return true;
      continue;
    }
    if (stepOf_.lookup(user) != own || roleOf(*user) == Role::Exchange)
      return true;
  }
  return false;
}

} // namespace tranship::emulator
