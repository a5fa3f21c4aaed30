// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WorkItemLoops.h"

#include "MainRange.h"
#include "Regions.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimpleLoopUnswitch.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Each region starts as a copy of the body. Kernels with more instructions in all copies, such as
/// matrix products that shuffle each fragment, run on fibers, because they would compile for minutes.
constexpr uint64_t maxCopiedInstructions = 50'000;

/// Returns whether the runtime can know at once what a call means.
bool isUnderstood(const CallInst &call) {
  bool isWarp = call.getCalledFunction()->getName() == warpFunction;
  unsigned count = isWarp ? 7 : 4;
  return call.arg_size() == count && isa<ConstantInt>(call.getArgOperand(0)) &&
         (!isWarp || isa<ConstantInt>(call.getArgOperand(1))) &&
         isa<Constant>(call.getArgOperand(count - 2)) &&
         isa<ConstantInt>(call.getArgOperand(count - 1));
}

class LoopWriter {
public:
  LoopWriter(Module &module, FunctionAnalysisManager &analyses)
      : module_(module), context_(module.getContext()), analyses_(analyses) {}

  LoopsOfKernel write(Function &wrapper) {
    KernelBody body = makeKernelBody(wrapper, analyses_);
    if (!body.function)
      return {nullptr, body.reason};
    std::string reason;
    if (body.meetings.size() > maxPoints)
      reason = "its threads meet at too many places";
    else if ((body.meetings.size() + 1) * uint64_t(body.function->getInstructionCount()) >
             maxCopiedInstructions)
      reason = "it is too large";
    for (const CallInst *meeting : body.meetings)
      if (!isUnderstood(*meeting))
        reason = "how its threads meet is known at run time only";
    if (!reason.empty()) {
      body.function->eraseFromParent();
      return {nullptr, reason};
    }
    ThreadValues values = findThreadValues(body);
    std::vector<Constant *> points;
    for (const CallInst *meeting : body.meetings)
      points.push_back(point(*meeting));
    std::vector<Function *> regions = writeRegions(body, values);
    body.function->eraseFromParent();
    for (Function *region : regions)
      optimize(*region);
    std::vector<Constant *> functions(regions.begin(), regions.end());
    auto number = [&](uint64_t value) {
      return ConstantInt::get(Type::getInt64Ty(context_), value);
    };
    return {variable(ConstantStruct::getAnon(
                         context_, {table(functions), table(points), number(points.size()),
                                    number(values.slotBytes), number(values.privateBytes)}),
                     "tranship.loops"),
            ""};
  }

private:
  /// Returns the `MeetingPoint` of a call.
  Constant *point(const CallInst &call) {
    bool isWarp = call.getCalledFunction()->getName() == warpFunction;
    unsigned count = call.arg_size();
    Type *half = Type::getInt32Ty(context_);
    auto *maskKind = isWarp ? cast<Constant>(call.getArgOperand(1)) : ConstantInt::get(half, 0);
    return ConstantStruct::getAnon(context_, {ConstantInt::get(half, isWarp),
                                              cast<Constant>(call.getArgOperand(0)), maskKind,
                                              cast<Constant>(call.getArgOperand(count - 1)),
                                              cast<Constant>(call.getArgOperand(count - 2))});
  }

  Constant *table(ArrayRef<Constant *> entries) {
    if (entries.empty())
      return ConstantPointerNull::get(PointerType::getUnqual(context_));
    auto *type = ArrayType::get(entries.front()->getType(), entries.size());
    return variable(ConstantArray::get(type, entries), "tranship.table");
  }
  GlobalVariable *variable(Constant *value, StringRef name) {
    return new GlobalVariable(module_, value->getType(), true, GlobalValue::InternalLinkage, value,
                              name);
  }

  void optimize(Function &region) {
    FunctionPassManager passes;
    passes.addPass(SROAPass(SROAOptions::ModifyCFG));
    passes.addPass(EarlyCSEPass(true));
    passes.addPass(SimplifyCFGPass());
    passes.addPass(InstCombinePass());
    passes.addPass(ADCEPass());
    LoopPassManager loops;
    loops.addPass(LICMPass(LICMOptions()));
    loops.addPass(SimpleLoopUnswitchPass(/*NonTrivial=*/true));
    passes.addPass(createFunctionToLoopPassAdaptor(std::move(loops), /*UseMemorySSA=*/true));
    passes.addPass(InstCombinePass());
    passes.addPass(SimplifyCFGPass());
    passes.addPass(LoopSimplifyPass());
    passes.run(region, analyses_);
    splitMainRange(region);
    analyses_.invalidate(region, PreservedAnalyses::none());
  }

  Module &module_;
  LLVMContext &context_;
  FunctionAnalysisManager &analyses_;
};

} // namespace

DenseMap<Function *, LoopsOfKernel> addWorkItemLoops(Module &module,
                                                     ModuleAnalysisManager &analyses) {
  DenseMap<Function *, LoopsOfKernel> result;
  std::vector<Function *> wrappers;
  for (Function &function : module)
    if (!function.isDeclaration() && function.getName().starts_with(kernelPrefix))
      wrappers.push_back(&function);
  if (wrappers.empty())
    return result;
  auto &functions = analyses.getResult<FunctionAnalysisManagerModuleProxy>(module).getManager();
  LoopWriter writer(module, functions);
  for (Function *wrapper : wrappers)
    result[wrapper] = writer.write(*wrapper);
  return result;
}

} // namespace tranship::emulator
