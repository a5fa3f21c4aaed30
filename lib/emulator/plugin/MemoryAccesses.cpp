// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes checked programs announce to the runtime each access to memory that is not the thread's
// own, and shifts that GPUs handle differently.
#include "AccessSites.h"
#include "DevicePass.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// Inlines small functions, so that LLVM sees which accesses are to the thread's stack, and
/// so that accesses in our headers are reported at the user's line.
void inlineSmallFunctions(Module &module, ModuleAnalysisManager &analyses) {
  constexpr unsigned small = 60, smallOwn = 400;
  for (Function &function : module) {
    if (function.isDeclaration() || function.getName().starts_with(kernelPrefix))
      continue;
    DISubprogram *location = function.getSubprogram();
    bool isOwn = location && isEmulatorHeader(location->getFilename());
    if (function.getInstructionCount() > (isOwn ? smallOwn : small))
      continue;
    if (isOwn) {
      function.removeFnAttr(Attribute::NoInline);
      function.removeFnAttr(Attribute::OptimizeNone);
    }
    if (!function.hasFnAttribute(Attribute::NoInline) &&
        !function.hasFnAttribute(Attribute::OptimizeNone))
      function.addFnAttr(Attribute::AlwaysInline);
  }
  analyses.invalidate(module, AlwaysInlinerPass().run(module, analyses));
  FunctionPassManager passes;
  passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  analyses.invalidate(module,
                      createModuleToFunctionPassAdaptor(std::move(passes)).run(module, analyses));
}

/// The variable that an address belongs to, if that can be seen.
struct Base {
  Value *address = nullptr;
  std::optional<KnownObject> object; ///< empty: unknown
  bool isPrivate = false;            ///< the thread's own, or the compiler's
};

Base baseOf(Value *address, const DataLayout &layout) {
  for (unsigned step = 0; step < 64; ++step) {
    if (isa<AllocaInst>(address))
      return {address, {}, true};
    if (auto *argument = dyn_cast<Argument>(address))
      return {address, {}, argument->hasByValAttr() || argument->hasStructRetAttr()};
    if (auto *variable = dyn_cast<GlobalVariable>(address)) {
      if (variable->isDeclaration() || variable->isThreadLocal())
        return {address, {}, !currentUnit().deviceSymbols.count(variable->getName().str())};
      return {
          address,
          KnownObject{variable->getName().str(), layout.getTypeAllocSize(variable->getValueType())},
          false};
    }
    if (auto *instruction = dyn_cast<Instruction>(address))
      if (std::optional<KnownObject> object = markedObject(*instruction))
        return {address, object, false};
    if (auto *call = dyn_cast<IntrinsicInst>(address))
      if (call->getIntrinsicID() == Intrinsic::threadlocal_address)
        return {address, {}, true};
    if (auto *call = dyn_cast<CallInst>(address); call && call->getCalledFunction())
      if (call->getCalledFunction()->getName() == parameterBufferFunction)
        return {address, {}, true};
    if (auto *element = dyn_cast<GEPOperator>(address))
      address = element->getPointerOperand();
    else if (auto *cast = dyn_cast<BitCastOperator>(address))
      address = cast->getOperand(0);
    else if (auto *cast = dyn_cast<AddrSpaceCastOperator>(address))
      address = cast->getOperand(0);
    else
      break;
  }
  return {address, {}, false};
}

class AccessInstrumenter {
public:
  explicit AccessInstrumenter(Module &module)
      : module_(module), layout_(module.getDataLayout()), sites_(module) {
    LLVMContext &context = module.getContext();
    pointer_ = PointerType::getUnqual(context);
    word_ = Type::getInt64Ty(context);
    Type *nothing = Type::getVoidTy(context);
    access_ = module.getOrInsertFunction(accessFunction, pointer_, pointer_, pointer_, word_);
    accessObject_ = module.getOrInsertFunction(accessObjectFunction, pointer_, pointer_, pointer_,
                                               word_, pointer_);
    accessRange_ =
        module.getOrInsertFunction(accessRangeFunction, nothing, pointer_, pointer_, word_);
    wideShift_ = module.getOrInsertFunction(wideShiftFunction, nothing, pointer_, word_, word_);
    fence_ = module.getOrInsertFunction(fenceFunction, nothing);
  }

  void run() {
    spinning_ = spinningLoads(module_);
    std::vector<Instruction *> found;
    for (Function &function : module_)
      for (Instruction &instruction : instructions(function))
        if (!instruction.hasMetadata(LLVMContext::MD_nosanitize))
          found.push_back(&instruction);
    for (Instruction *instruction : found)
      instrument(*instruction);
  }

private:
  void instrument(Instruction &instruction) {
    auto *load = dyn_cast<LoadInst>(&instruction);
    if (std::optional<MemoryAccess> access =
            accessOf(instruction, load && spinning_.contains(load))) {
      instrumentAccess(instruction, *access);
    } else if (instruction.isShift()) {
      instrumentShift(instruction);
    } else if (auto *fence = dyn_cast<FenceInst>(&instruction)) {
      IRBuilder<>(fence).CreateCall(fence_);
    } else if (auto *memory = dyn_cast<MemIntrinsic>(&instruction)) {
      instrumentRange(*memory, memory->getRawDest(), memory->getLength(), writeAccess);
      if (auto *copy = dyn_cast<MemTransferInst>(memory))
        instrumentRange(*memory, copy->getRawSource(), memory->getLength(), readAccess);
    }
  }

  void instrumentAccess(Instruction &instruction, const MemoryAccess &access) {
    Value *address = instruction.getOperand(access.operand);
    Base base = baseOf(address, layout_);
    if (base.isPrivate || access.type->isScalableTy())
      return;
    uint64_t size = layout_.getTypeStoreSize(access.type);
    bool sure = false;
    if (base.object) {
      APInt offset(64, 0);
      sure = address->stripAndAccumulateConstantOffsets(layout_, offset, true) == base.address &&
             offset.ule(base.object->size) && size <= base.object->size - offset.getZExtValue();
      if (sure && isa<GlobalVariable>(base.address) &&
          cast<GlobalVariable>(base.address)->isConstant() &&
          !cast<GlobalVariable>(base.address)->isExternallyInitialized())
        return;
    }
    IRBuilder<> builder(&instruction);
    GlobalVariable *site =
        sites_.site(instruction, size, access.flags, sure ? std::nullopt : base.object);
    Value *bits = sites_.bitsOf(builder, access.stored);
    CallInst *call = base.object && !sure
                         ? builder.CreateCall(accessObject_, {address, site, bits, base.address})
                         : builder.CreateCall(access_, {address, site, bits});
    instruction.setOperand(access.operand, call);
  }

  /// Reports shifts by too many bits. C++ leaves them undefined: NVIDIA's GPUs shift everything
  /// out, AMD's GPUs and CPUs use the lowest bits of the amount.
  void instrumentShift(Instruction &shift) {
    Value *amount = shift.getOperand(1);
    auto *type = dyn_cast<IntegerType>(shift.getType());
    if (!type || type->getBitWidth() > 64 || !shift.getDebugLoc() || sites_.isInLibrary(shift))
      return;
    unsigned bits = type->getBitWidth();
    if (auto *known = dyn_cast<ConstantInt>(amount); known && known->getValue().ult(bits))
      return;
    IRBuilder<> builder(&shift);
    Value *isWide = builder.CreateICmpUGE(amount, ConstantInt::get(type, bits));
    builder.SetInsertPoint(SplitBlockAndInsertIfThen(isWide, &shift, /*Unreachable=*/false));
    builder.CreateCall(wideShift_,
                       {sites_.site(shift, bits / 8, 0, std::nullopt),
                        ConstantInt::get(word_, bits), builder.CreateSExt(amount, word_)});
  }

  void instrumentRange(MemIntrinsic &instruction, Value *address, Value *length, uint32_t flags) {
    Base base = baseOf(address, layout_);
    if (base.isPrivate)
      return;
    IRBuilder<> builder(&instruction);
    builder.CreateCall(accessRange_, {address, sites_.site(instruction, 0, flags, std::nullopt),
                                      builder.CreateZExtOrTrunc(length, word_)});
  }

  Module &module_;
  const DataLayout &layout_;
  AccessSites sites_;
  PointerType *pointer_;
  IntegerType *word_;
  FunctionCallee access_, accessObject_, accessRange_, wideShift_, fence_;
  SmallPtrSet<const Instruction *, 8> spinning_;
};

} // namespace

void instrumentMemory(Module &module, ModuleAnalysisManager &analyses) {
  // Wrappers read arguments where the host keeps them.
  for (Function &function : module)
    if (function.getName().starts_with(kernelPrefix))
      for (Instruction &instruction : instructions(function))
        if (isa<LoadInst, MemIntrinsic>(instruction))
          instruction.setNoSanitizeMetadata();
  inlineSmallFunctions(module, analyses);
  AccessInstrumenter(module).run();
}

} // namespace tranship::emulator
