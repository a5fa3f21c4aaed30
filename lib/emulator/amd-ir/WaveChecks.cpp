// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "WaveChecks.h"

#include "FlatSpace.h"
#include "MatrixIntrinsics.h"
#include "WaveWriter.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/interface/Wave.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace tranship::emulator {

/// What an address is relative to.
struct WaveChecks::Base {
  Value *address;
  std::optional<KnownObject> object; ///< empty: unknown
  bool isPrivate = false;            ///< the lane's own, or arguments of the kernel
};

WaveChecks::WaveChecks(Module &module, std::vector<std::string> libraryFolders)
    : layout_(module.getDataLayout()), sites_(module, std::move(libraryFolders)),
      spinning_(spinningLoads(module)) {}

WaveChecks::Base WaveChecks::baseOf(Value *pointer) const {
  for (unsigned step = 0; step < 64; ++step) {
    unsigned space = pointer->getType()->getPointerAddressSpace();
    if (space == privateSpace)
      return {pointer, {}, true};
    if (auto *variable = dyn_cast<GlobalVariable>(pointer)) {
      if (variable->isDeclaration()) // `extern __shared__`
        return {pointer, {}, false};
      return {pointer,
              KnownObject{variable->getName().str(),
                          layout_.getTypeAllocSize(variable->getValueType())},
              false};
    }
    if (auto *argument = dyn_cast<Argument>(pointer);
        argument && argument->hasPointeeInMemoryValueAttr())
      return {pointer, {}, true};
    if (auto *element = dyn_cast<GEPOperator>(pointer))
      pointer = element->getPointerOperand();
    else if (auto *cast = dyn_cast<AddrSpaceCastOperator>(pointer))
      pointer = cast->getPointerOperand();
    else
      // Apart from variables, only what the launch passes is in constant memory.
      return {pointer, {}, space == constantSpace};
  }
  return {pointer, {}, false};
}

GlobalVariable *WaveChecks::site(const Instruction &instruction, uint64_t size, uint32_t flags,
                                 const std::optional<KnownObject> &object) {
  if (sites_.isInLibrary(instruction) ||
      instruction.getFunction()->hasFnAttribute(Attribute::DisableSanitizerInstrumentation))
    flags |= libraryAccess;
  if (instruction.getFunction()->getCallingConv() == CallingConv::AMDGPU_KERNEL &&
      sites_.isOfLibraryAlone(instruction))
    flags |= libraryKernelAccess;
  return sites_.site(instruction, size, flags, object);
}

Value *WaveChecks::access(WaveWriter &writer, const Instruction &instruction, Value *from,
                          Value *address, uint64_t size, Value *stored, uint32_t flags) {
  Base base = from->getType()->isPointerTy() ? baseOf(from) : Base{from, {}, false};
  if (base.isPrivate)
    return address;
  bool isSure = false;
  if (base.object) {
    APInt offset(layout_.getIndexTypeSizeInBits(from->getType()), 0);
    isSure = from->stripAndAccumulateConstantOffsets(layout_, offset, true)->stripPointerCasts() ==
                 base.address &&
             offset.ule(base.object->size) && size <= base.object->size - offset.getZExtValue();
    auto *variable = cast<GlobalVariable>(base.address);
    if (isSure && variable->isConstant() && !variable->isExternallyInitialized())
      return address;
  }
  IRBuilder<> &builder = writer.builder();
  bool namesObject = base.object && !isSure;
  SmallVector<Value *> arguments = {
      address, site(instruction, size, flags, namesObject ? base.object : std::nullopt),
      sites_.bitsOf(builder, stored)};
  if (namesObject)
    arguments.push_back(writer.get(base.address));
  arguments.push_back(writer.lane() ? writer.lane() : writer.firstLane());
  return writer.callRuntime(namesObject ? waveAccessObjectFunction : waveAccessFunction,
                            builder.getPtrTy(), arguments);
}

Value *WaveChecks::access(WaveWriter &writer, const Instruction &instruction, Value *address,
                          Value *stored) {
  std::optional<MemoryAccess> access = accessOf(instruction, spinning_.contains(&instruction));
  // Of optimized code it cannot be said whether the program uses an atomic's result, and so relies
  // on what was done before. Rather no report than a wrong one.
  if (access->flags & atomicAccess && access->flags & writeAccess)
    access->flags |= usedAccess;
  return this->access(writer, instruction, instruction.getOperand(access->operand), address,
                      layout_.getTypeStoreSize(access->type), stored, access->flags);
}

void WaveChecks::range(WaveWriter &writer, const Instruction &instruction, Value *from,
                       Value *address, Value *size, uint32_t flags) {
  if (baseOf(from).isPrivate)
    return;
  IRBuilder<> &builder = writer.builder();
  writer.callRuntime(waveAccessRangeFunction, builder.getVoidTy(),
                     {address, site(instruction, 0, flags, std::nullopt),
                      builder.CreateZExtOrTrunc(size, builder.getInt64Ty()),
                      writer.lane() ? writer.lane() : writer.firstLane()});
}

void WaveChecks::fence(WaveWriter &writer, const FenceInst &fence) {
  // Fences that belong to a barrier order no more than the barrier does.
  auto *next = dyn_cast_or_null<IntrinsicInst>(fence.getNextNode());
  bool isOfBarrier = next && (next->getIntrinsicID() == Intrinsic::amdgcn_s_barrier ||
                              next->getIntrinsicID() == Intrinsic::amdgcn_s_barrier_signal ||
                              next->getIntrinsicID() == Intrinsic::amdgcn_wave_barrier);
  if (isReleaseOrStronger(fence.getOrdering()) && !isOfBarrier)
    writer.callRuntime(waveFenceFunction, writer.builder().getVoidTy(), {writer.lanes()});
}

namespace {

/// Whether lanes get each other's values, or wait for each other.
bool meets(const Instruction &instruction) {
  auto *intrinsic = dyn_cast<IntrinsicInst>(&instruction);
  if (!intrinsic)
    return false;
  switch (intrinsic->getIntrinsicID()) {
  case Intrinsic::amdgcn_ballot:
  case Intrinsic::amdgcn_ds_permute:
  case Intrinsic::amdgcn_fcmp:
  case Intrinsic::amdgcn_icmp:
  case Intrinsic::amdgcn_readfirstlane:
  case Intrinsic::amdgcn_readlane:
  case Intrinsic::amdgcn_wave_barrier:
    return true;
  default:
    return isMatrixIntrinsic(*intrinsic) ||
           intrinsic->getCalledFunction()->getName().starts_with("llvm.amdgcn.wave.reduce.");
  }
}

} // namespace

void WaveChecks::begin(WaveWriter &writer, const Step &step, const WaveSteps &steps) {
  if (step.wave ? meets(*step.wave) : llvm::any_of(step.lanes, [&](const Instruction *each) {
        return steps.roleOf(*each) == Role::Exchange;
      }))
    writer.callRuntime(waveMeetFunction, writer.builder().getVoidTy(), {writer.lanes()});
}

} // namespace tranship::emulator
