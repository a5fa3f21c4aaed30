// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Accesses through buffer resources, whose bounds the GPU checks, and loads from global memory to LDS.
// Only raw buffers: offsets count bytes, and the stride has no meaning.
#include "LaneIntrinsics.h"
#include "WaveChecks.h"

#include "emulator/interface/GeneratedCode.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// The operation of a buffer atomic, for both forms of resources (a pointer or four words).
std::optional<AtomicRMWInst::BinOp> atomicOf(Intrinsic::ID id) {
  switch (id) {
#define BUFFER_ATOMIC(Name, Operation)                                                             \
  case Intrinsic::amdgcn_raw_buffer_atomic_##Name:                                                 \
  case Intrinsic::amdgcn_raw_ptr_buffer_atomic_##Name:                                             \
    return AtomicRMWInst::Operation;
    BUFFER_ATOMIC(swap, Xchg)
    BUFFER_ATOMIC(add, Add)
    BUFFER_ATOMIC(sub, Sub)
    BUFFER_ATOMIC(smin, Min)
    BUFFER_ATOMIC(umin, UMin)
    BUFFER_ATOMIC(smax, Max)
    BUFFER_ATOMIC(umax, UMax)
    BUFFER_ATOMIC(and, And)
    BUFFER_ATOMIC(or, Or)
    BUFFER_ATOMIC(xor, Xor)
    BUFFER_ATOMIC(inc, UIncWrap)
    BUFFER_ATOMIC(dec, UDecWrap)
    BUFFER_ATOMIC(fadd, FAdd)
    BUFFER_ATOMIC(fmin, FMin)
    BUFFER_ATOMIC(fmax, FMax)
#undef BUFFER_ATOMIC
  default:
    return std::nullopt;
  }
}

class BufferAccess {
public:
  BufferAccess(WaveWriter &writer, IntrinsicInst &call)
      : writer_(writer), call_(call), builder_(writer.builder()) {}

  /// The 128 bits of a resource, as in registers: base, stride, size, flags.
  Value *resource() {
    Value *base = builder_.CreateAnd(builder_.CreatePtrToInt(operand(0), builder_.getInt64Ty()),
                                     (uint64_t(1) << 48) - 1);
    Value *low =
        builder_.CreateOr(base, builder_.CreateShl(builder_.CreateZExt(operand(1), word()), 48));
    Value *size = builder_.CreateAnd(builder_.CreateZExtOrTrunc(operand(2), word()), UINT32_MAX);
    Value *high =
        builder_.CreateOr(size, builder_.CreateShl(builder_.CreateZExt(operand(3), word()), 32));
    return builder_.CreateOr(builder_.CreateZExt(low, wide()),
                             builder_.CreateShl(builder_.CreateZExt(high, wide()), 64));
  }

  Value *load() {
    use(0, 1, 2);
    Type *type = writer_.space().type(call_.getType());
    uint64_t size = sizeOf(type);
    if (size <= 4)
      return loadUnit(type, 0);
    if (size % 4)
      return nullptr;
    auto *words = FixedVectorType::get(builder_.getInt32Ty(), unsigned(size / 4));
    Value *result = PoisonValue::get(words);
    for (unsigned i = 0; i < size / 4; ++i)
      result = builder_.CreateInsertElement(result, loadUnit(builder_.getInt32Ty(), 4 * i), i);
    return builder_.CreateBitCast(result, type);
  }

  bool store() {
    use(1, 2, 3);
    Value *value = operand(0);
    uint64_t size = sizeOf(value->getType());
    if (size > 4 && size % 4)
      return false;
    if (size > 4)
      value = builder_.CreateBitCast(
          value, FixedVectorType::get(builder_.getInt32Ty(), unsigned(size / 4)));
    for (unsigned i = 0; i == 0 || i < size / 4; ++i) {
      Value *unit = size > 4 ? builder_.CreateExtractElement(value, i) : value;
      Value *place = placeOf(unit->getType(), 4 * i, writeAccess, unit);
      builder_.CreateAlignedStore(unit, place, Align(1));
    }
    return true;
  }

  Value *update(AtomicRMWInst::BinOp operation) {
    use(1, 2, 3);
    Value *value = operand(0);
    Value *place = placeOf(value->getType(), 0, atomicFlags, nullptr);
    return builder_.CreateAtomicRMW(operation, place, value, MaybeAlign(),
                                    AtomicOrdering::Monotonic);
  }

  Value *compareAndSwap() {
    use(2, 3, 4);
    Value *value = operand(0);
    Value *place = placeOf(value->getType(), 0, atomicFlags, nullptr);
    Value *both =
        builder_.CreateAtomicCmpXchg(place, operand(1), value, MaybeAlign(),
                                     AtomicOrdering::Monotonic, AtomicOrdering::Monotonic);
    return builder_.CreateExtractValue(both, 0);
  }

  /// From global memory, or a buffer, to LDS. The first lane's address in LDS counts; lanes write side
  /// by side from there.
  void loadToLds() {
    bool isBuffer = call_.getIntrinsicID() == Intrinsic::amdgcn_raw_buffer_load_lds ||
                    call_.getIntrinsicID() == Intrinsic::amdgcn_raw_ptr_buffer_load_lds;
    uint64_t size = constant(2), offset = constant(isBuffer ? 5 : 3);
    uint64_t stride = std::max<uint64_t>(size, 4);
    Value *first = writer_.getAt(call_.getArgOperand(1), writer_.firstLane());
    writer_.forLanes(writer_.lanes(), [&] {
      if (isBuffer)
        use(0, 3, 4);
      for (uint64_t done = 0; done < size; done += 4) {
        Type *type = builder_.getIntNTy(8 * unsigned(std::min<uint64_t>(size, 4)));
        Value *value;
        if (isBuffer)
          value = loadUnit(type, offset + done);
        else
          value = builder_.CreateAlignedLoad(
              type,
              checked(0, builder_.CreatePtrAdd(operand(0), builder_.getInt64(offset + done)), type,
                      readAccess, nullptr),
              Align(1));
        value = builder_.CreateZExt(value, builder_.getInt32Ty());
        Value *lane = builder_.CreateZExt(writer_.lane(), word());
        Value *place = builder_.CreatePtrAdd(
            first, builder_.CreateAdd(builder_.CreateMul(lane, builder_.getInt64(stride)),
                                      builder_.getInt64(offset + done)));
        place = checked(1, place, value->getType(), writeAccess, value);
        builder_.CreateAlignedStore(value, place, Align(1));
      }
    });
  }

private:
  static constexpr uint32_t atomicFlags = readAccess | writeAccess | atomicAccess | usedAccess;

  Type *word() { return builder_.getInt64Ty(); }
  Type *wide() { return builder_.getInt128Ty(); }
  Value *operand(unsigned i) { return writer_.get(call_.getArgOperand(i)); }
  uint64_t constant(unsigned i) {
    return cast<ConstantInt>(call_.getArgOperand(i))->getZExtValue();
  }
  uint64_t sizeOf(Type *type) {
    return writer_.module().getDataLayout().getTypeStoreSize(type).getFixedValue();
  }

  /// Reads the resource and the offsets from the operands with these numbers.
  void use(unsigned resource, unsigned offset, unsigned scalarOffset) {
    resource_ = resource;
    Value *bits = operand(resource);
    if (bits->getType() != wide()) // four words
      bits = builder_.CreateBitCast(bits, wide());
    base_ = builder_.CreateAnd(builder_.CreateTrunc(bits, word()), (uint64_t(1) << 48) - 1);
    Value *size =
        builder_.CreateAnd(builder_.CreateTrunc(builder_.CreateLShr(bits, 64), word()), UINT32_MAX);
    Value *common = builder_.CreateZExt(operand(scalarOffset), word());
    base_ = builder_.CreateAdd(base_, common);
    limit_ = builder_.CreateSub(size, common);
    offset_ = builder_.CreateZExt(operand(offset), word());
  }

  Value *checked(unsigned from, Value *address, Type *type, uint32_t flags, Value *stored) {
    WaveChecks *checks = writer_.checks();
    return checks ? checks->access(writer_, call_, call_.getArgOperand(from), address, sizeOf(type),
                                   stored, flags)
                  : address;
  }

  /// The address of one part of the access. Past the end of the buffer, reads give 0 and writes have
  /// no effect, so such a part goes to scratch memory of the function.
  Value *placeOf(Type *type, uint64_t further, uint32_t flags, Value *stored) {
    Value *offset = builder_.CreateAdd(offset_, builder_.getInt64(further));
    Value *end = builder_.CreateAdd(offset, builder_.getInt64(sizeOf(type)));
    AllocaInst *outside = writer_.local(ArrayType::get(builder_.getInt8Ty(), 16), "outside");
    outside->setAlignment(Align(16));
    if (flags != writeAccess)
      writer_.clear(builder_, outside);
    Value *inside = builder_.CreateIntToPtr(builder_.CreateAdd(base_, offset), builder_.getPtrTy());
    Value *place = builder_.CreateSelect(builder_.CreateICmpSLE(end, limit_), inside, outside);
    return checked(resource_, place, type, flags, stored);
  }

  Value *loadUnit(Type *type, uint64_t further) {
    return builder_.CreateAlignedLoad(type, placeOf(type, further, readAccess, nullptr), Align(1));
  }

  WaveWriter &writer_;
  IntrinsicInst &call_;
  IRBuilder<> &builder_;
  unsigned resource_ = 0; ///< the operand
  Value *base_ = nullptr, *limit_ = nullptr, *offset_ = nullptr;
};

} // namespace

Value *writeBufferAccess(WaveWriter &writer, IntrinsicInst &call) {
  BufferAccess access(writer, call);
  switch (call.getIntrinsicID()) {
  case Intrinsic::amdgcn_make_buffer_rsrc:
    return access.resource();
  case Intrinsic::amdgcn_raw_buffer_load:
  case Intrinsic::amdgcn_raw_ptr_buffer_load:
    return access.load();
  case Intrinsic::amdgcn_raw_buffer_atomic_cmpswap:
  case Intrinsic::amdgcn_raw_ptr_buffer_atomic_cmpswap:
    return access.compareAndSwap();
  default:
    if (std::optional<AtomicRMWInst::BinOp> operation = atomicOf(call.getIntrinsicID()))
      return access.update(*operation);
    return nullptr;
  }
}

bool writeBufferStore(WaveWriter &writer, IntrinsicInst &call) {
  Intrinsic::ID id = call.getIntrinsicID();
  return (id == Intrinsic::amdgcn_raw_buffer_store ||
          id == Intrinsic::amdgcn_raw_ptr_buffer_store) &&
         BufferAccess(writer, call).store();
}

void writeLoadToLds(WaveWriter &writer, IntrinsicInst &call) {
  BufferAccess(writer, call).loadToLds();
}

} // namespace tranship::emulator
