// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adapts arithmetic and the C library where the device differs from the host.
#include "DevicePass.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace tranship::emulator {

void guardDivisions(Module &module) {
  std::vector<BinaryOperator *> divisions;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        if (instruction.isIntDivRem() && !isa<ConstantInt>(instruction.getOperand(1)))
          divisions.push_back(cast<BinaryOperator>(&instruction));
  for (BinaryOperator *division : divisions) {
    Value *dividend = division->getOperand(0), *divisor = division->getOperand(1);
    Type *type = division->getType();
    IRBuilder<> builder(division);
    Value *bad = builder.CreateICmpEQ(divisor, ConstantInt::get(type, 0));
    unsigned opcode = division->getOpcode();
    if (opcode == Instruction::SDiv || opcode == Instruction::SRem) {
      unsigned bits = type->getScalarSizeInBits();
      Value *overflow = builder.CreateAnd(
          builder.CreateICmpEQ(divisor, ConstantInt::getAllOnesValue(type)),
          builder.CreateICmpEQ(dividend, ConstantInt::get(type, APInt::getSignedMinValue(bits))));
      // min / -1 is min with a remainder of 0, as when dividing by 1.
      divisor = builder.CreateSelect(overflow, ConstantInt::get(type, 1), divisor);
    }
    divisor = builder.CreateSelect(bad, ConstantInt::get(type, 1), divisor);
    division->setOperand(1, divisor);
    builder.SetInsertPoint(division->getNextNode());
    bool remainder = opcode == Instruction::SRem || opcode == Instruction::URem;
    Value *otherwise = remainder ? dividend : ConstantInt::getAllOnesValue(type);
    auto *result =
        cast<Instruction>(builder.Insert(SelectInst::Create(bad, otherwise, division), "quotient"));
    division->replaceUsesWithIf(result, [&](Use &use) { return use.getUser() != result; });
  }
}

void saturateConversions(Module &module) {
  std::vector<CastInst *> casts;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        if (isa<FPToSIInst, FPToUIInst>(instruction))
          casts.push_back(cast<CastInst>(&instruction));
  for (CastInst *cast : casts) {
    IRBuilder<> builder(cast);
    Intrinsic::ID intrinsic = isa<FPToSIInst>(cast) ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
    Value *value = builder.CreateIntrinsic(intrinsic, {cast->getType(), cast->getSrcTy()},
                                           {cast->getOperand(0)});
    cast->replaceAllUsesWith(value);
    cast->eraseFromParent();
  }
}

void orderZeros(Module &module) {
  std::vector<IntrinsicInst *> calls;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        if (auto *call = dyn_cast<IntrinsicInst>(&instruction);
            call && (call->getIntrinsicID() == Intrinsic::maxnum ||
                     call->getIntrinsicID() == Intrinsic::minnum))
          calls.push_back(call);
  for (IntrinsicInst *call : calls) {
    bool isMax = call->getIntrinsicID() == Intrinsic::maxnum;
    call->setCalledFunction(Intrinsic::getOrInsertDeclaration(
        &module, isMax ? Intrinsic::maximumnum : Intrinsic::minimumnum, {call->getType()}));
  }
}

namespace {

void rename(Module &module, StringRef from, StringRef to) {
  Function *function = module.getFunction(from);
  if (!function || !function->isDeclaration())
    return;
  if (Function *other = module.getFunction(to))
    function->replaceAllUsesWith(other);
  else
    function->setName(to);
}

} // namespace

void renameLibraryCalls(Module &module) {
  constexpr std::pair<const char *, const char *> names[] = {
      // An assertion ends the kernel, not the program.
      {"__assert_fail", "tranship_assertFailed"},
      {"clock", "tranship_clock"},
      // Fast functions, which the host has under their exact names.
      {"__sinf", "sinf"},
      {"__cosf", "cosf"},
      {"__tanf", "tanf"},
      {"__tanhf", "tanhf"},
      {"__expf", "expf"},
      {"__exp10f", "exp10f"},
      {"__logf", "logf"},
      {"__log2f", "log2f"},
      {"__log10f", "log10f"},
      {"__powf", "powf"},
      {"__sincosf", "sincosf"},
  };
  for (auto [from, to] : names)
    rename(module, from, to);
}

void redirectHeap(Module &module) {
  for (const char *allocate : {"malloc", "_Znwm", "_Znam"})
    rename(module, allocate, "tranship_allocate");
  for (const char *release : {"free", "_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm"})
    rename(module, release, "tranship_release");
}

} // namespace tranship::emulator
