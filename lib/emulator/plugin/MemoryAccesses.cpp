// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes checked programs announce to the runtime each access to memory that is not the thread's
// own, and shifts that GPUs handle differently.
#include "DevicePass.h"
#include "SpinLoops.h"
#include "Unit.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

bool isEmulatorHeader(StringRef file) { return file.contains("/include/tranship/"); }
bool isSystemHeader(StringRef file) { return file.starts_with("/usr/"); }

/// Inlines small functions, so that most of what lies on a thread's stack is seen to be there, and
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

/// Finds the volatile loads by which a thread waits for another.
SmallPtrSet<const Instruction *, 8> spinningLoads(Module &module) {
  SmallPtrSet<const Instruction *, 8> found;
  for (Function &function : module) {
    if (function.isDeclaration() || none_of(instructions(function), [](Instruction &instruction) {
          return isa<LoadInst>(instruction) && instruction.isVolatile();
        }))
      continue;
    DominatorTree tree(function);
    LoopInfo loops(tree);
    for (Instruction &instruction : instructions(function)) {
      auto *load = dyn_cast<LoadInst>(&instruction);
      if (!load || !load->isVolatile())
        continue;
      const Loop *loop = loops.getLoopFor(load->getParent());
      if (loop && staysInPlace(load->getPointerOperand(), *loop) && endsLoop(*load, *loop))
        found.insert(load);
    }
  }
  return found;
}

class AccessInstrumenter {
public:
  explicit AccessInstrumenter(Module &module) : module_(module), layout_(module.getDataLayout()) {
    LLVMContext &context = module.getContext();
    pointer_ = PointerType::getUnqual(context);
    word_ = Type::getInt64Ty(context);
    half_ = Type::getInt32Ty(context);
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
    if (auto *load = dyn_cast<LoadInst>(&instruction)) {
      uint32_t flags = readAccess | (load->isVolatile() ? volatileAccess : 0) |
                       (spinning_.contains(load) ? spinAccess : 0) |
                       (load->isAtomic() ? atomicAccess | usedAccess : 0);
      instrumentAccess(instruction, LoadInst::getPointerOperandIndex(), load->getType(), nullptr,
                       flags);
    } else if (auto *store = dyn_cast<StoreInst>(&instruction)) {
      uint32_t flags = writeAccess | (store->isVolatile() ? volatileAccess : 0) |
                       (store->isAtomic() ? atomicAccess : 0);
      instrumentAccess(instruction, StoreInst::getPointerOperandIndex(),
                       store->getValueOperand()->getType(), store->getValueOperand(), flags);
    } else if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
      bool isUsed = !update->use_empty();
      uint32_t flags = writeAccess | atomicAccess | (isUsed ? usedAccess : 0);
      // An exchange whose result nobody uses is a store.
      if (isUsed || update->getOperation() != AtomicRMWInst::Xchg)
        flags |= readAccess;
      instrumentAccess(instruction, AtomicRMWInst::getPointerOperandIndex(), update->getType(),
                       nullptr, flags);
    } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
      instrumentAccess(instruction, AtomicCmpXchgInst::getPointerOperandIndex(),
                       exchange->getCompareOperand()->getType(), nullptr,
                       readAccess | writeAccess | atomicAccess | usedAccess);
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

  void instrumentAccess(Instruction &instruction, unsigned operand, Type *type, Value *value,
                        uint32_t flags) {
    Value *address = instruction.getOperand(operand);
    Base base = baseOf(address, layout_);
    if (base.isPrivate || type->isScalableTy())
      return;
    uint64_t size = layout_.getTypeStoreSize(type);
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
    GlobalVariable *site = siteOf(instruction, size, flags, sure ? std::nullopt : base.object);
    Value *bits = bitsOf(builder, value);
    CallInst *call = base.object && !sure
                         ? builder.CreateCall(accessObject_, {address, site, bits, base.address})
                         : builder.CreateCall(access_, {address, site, bits});
    instruction.setOperand(operand, call);
  }

  /// Reports shifts by too many bits. C++ leaves them undefined: NVIDIA's GPUs shift everything
  /// out, AMD's GPUs and CPUs use the lowest bits of the amount.
  void instrumentShift(Instruction &shift) {
    const DILocation *location = shift.getDebugLoc();
    Value *amount = shift.getOperand(1);
    auto *type = dyn_cast<IntegerType>(shift.getType());
    if (!type || type->getBitWidth() > 64 || !location ||
        isEmulatorHeader(location->getFilename()) || isSystemHeader(location->getFilename()))
      return;
    unsigned bits = type->getBitWidth();
    if (auto *known = dyn_cast<ConstantInt>(amount); known && known->getValue().ult(bits))
      return;
    IRBuilder<> builder(&shift);
    Value *isWide = builder.CreateICmpUGE(amount, ConstantInt::get(type, bits));
    builder.SetInsertPoint(SplitBlockAndInsertIfThen(isWide, &shift, /*Unreachable=*/false));
    builder.CreateCall(wideShift_,
                       {siteOf(shift, bits / 8, 0, std::nullopt), ConstantInt::get(word_, bits),
                        builder.CreateSExt(amount, word_)});
  }

  void instrumentRange(MemIntrinsic &instruction, Value *address, Value *length, uint32_t flags) {
    Base base = baseOf(address, layout_);
    if (base.isPrivate)
      return;
    IRBuilder<> builder(&instruction);
    builder.CreateCall(accessRange_, {address, siteOf(instruction, 0, flags, std::nullopt),
                                      builder.CreateZExtOrTrunc(length, word_)});
  }

  /// Returns what is stored as a number; 0 if it is larger than 8 bytes.
  Value *bitsOf(IRBuilder<> &builder, Value *value) {
    Type *type = value ? value->getType() : nullptr;
    if (!type || type->isAggregateType() || layout_.getTypeStoreSize(type) > 8)
      return ConstantInt::get(word_, 0);
    if (type->isPointerTy())
      return builder.CreatePtrToInt(value, word_);
    if (!type->isIntegerTy())
      value = builder.CreateBitCast(
          value, IntegerType::get(module_.getContext(), layout_.getTypeSizeInBits(type)));
    return builder.CreateZExtOrTrunc(value, word_);
  }

  GlobalVariable *text(StringRef value) {
    GlobalVariable *&known = texts_[value];
    if (!known) {
      Constant *data = ConstantDataArray::getString(module_.getContext(), value);
      known = new GlobalVariable(module_, data->getType(), true, GlobalValue::PrivateLinkage, data,
                                 "tranship.file");
    }
    return known;
  }

  /// Returns the path as the user named it. Debug information splits paths in two at arbitrary
  /// places.
  std::string pathOf(const DIFile &file) const {
    auto absolute = [](StringRef folder, StringRef name) {
      SmallString<128> path = sys::path::is_absolute(name) ? "" : folder;
      sys::path::append(path, name);
      return path;
    };
    SmallString<128> here;
    sys::fs::current_path(here);
    SmallString<128> path = absolute(file.getDirectory(), file.getFilename());
    if (path == absolute(here, module_.getSourceFileName()))
      return module_.getSourceFileName();
    return here == file.getDirectory() ? file.getFilename().str() : path.str().str();
  }

  GlobalVariable *siteOf(Instruction &instruction, uint64_t size, uint32_t flags,
                         const std::optional<KnownObject> &object) {
    // The innermost line in the user's code.
    const DILocation *location = instruction.getDebugLoc();
    for (const DILocation *outer = location; outer; outer = outer->getInlinedAt()) {
      location = outer;
      if (!isEmulatorHeader(outer->getFilename()) && !isSystemHeader(outer->getFilename()))
        break;
    }
    bool known = location && location->getLine();
    Constant *none = ConstantPointerNull::get(pointer_);
    auto number = [](IntegerType *type, uint64_t value) { return ConstantInt::get(type, value); };
    Constant *value = ConstantStruct::getAnon(
        module_.getContext(),
        {known ? text(pathOf(*location->getFile())) : none, object ? text(object->name) : none,
         number(word_, object ? object->size : 0), number(half_, known ? location->getLine() : 0),
         number(half_, size), number(half_, flags), number(half_, 0), number(half_, 0)});
    return new GlobalVariable(module_, value->getType(), false, GlobalValue::PrivateLinkage, value,
                              "tranship.site");
  }

  Module &module_;
  const DataLayout &layout_;
  PointerType *pointer_;
  IntegerType *word_, *half_;
  FunctionCallee access_, accessObject_, accessRange_, wideShift_, fence_;
  StringMap<GlobalVariable *> texts_;
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
