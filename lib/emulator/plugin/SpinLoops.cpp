// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DevicePass.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace tranship::emulator {

void yieldInSpinLoops(Module &module) {
  std::vector<Instruction *> places;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block) {
        auto *load = dyn_cast<LoadInst>(&instruction);
        if ((load && load->isVolatile()) || instruction.isAtomic())
          if (!isa<FenceInst>(instruction))
            places.push_back(&instruction);
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
