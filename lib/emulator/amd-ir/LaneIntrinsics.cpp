// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Intrinsics that a wave executes for each lane: indices, moves between lanes, and what the
// execution state tells. Arithmetic is in LaneArithmetic.cpp.
#include "LaneIntrinsics.h"

#include "emulator/interface/Wave.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

#include <cstddef>

using namespace llvm;

namespace tranship::emulator {

namespace {

class LaneMove {
public:
  LaneMove(WaveWriter &writer, IntrinsicInst &call)
      : writer_(writer), call_(call), builder_(writer.builder()), lane_(writer.lane()) {}

  Value *pull() { // ds.bpermute
    Value *from = writer_.reachable(builder_.CreateLShr(writer_.get(operand(0)), 2));
    return readOr(operand(1), from, builder_.getTrue(), zero());
  }

  Value *swizzle() {
    unsigned pattern = unsigned(cast<ConstantInt>(operand(1))->getZExtValue());
    return readOr(operand(0), swizzleSource(pattern), builder_.getTrue(), zero());
  }

  /// `old`, `source`, and the position of the control word.
  Value *dpp(Value *old, unsigned source) {
    auto constant = [&](unsigned i) {
      return unsigned(cast<ConstantInt>(operand(source + i))->getZExtValue());
    };
    unsigned control = constant(1), rows = constant(2), banks = constant(3);
    bool zeroes = constant(4);
    auto [from, valid] = dppSource(control);
    if (!from) {
      writer_.unsupported("DPP control " + Twine(control));
      return old;
    }
    Value *moved = readOr(operand(source), from, valid, zeroes ? zero() : old);
    if (rows == 15 && banks == 15)
      return moved;
    Value *row = builder_.CreateAnd(builder_.CreateLShr(lane_, 4), 3);
    Value *bank = builder_.CreateAnd(builder_.CreateLShr(lane_, 2), 3);
    Value *writes = builder_.CreateAnd(builder_.CreateLShr(number(rows), row),
                                       builder_.CreateLShr(number(banks), bank));
    return builder_.CreateSelect(builder_.CreateTrunc(writes, builder_.getInt1Ty()), moved, old);
  }

  Value *dpp8() {
    Value *place = builder_.CreateMul(builder_.CreateAnd(lane_, 7), number(3));
    Value *selected = builder_.CreateAnd(builder_.CreateLShr(writer_.get(operand(1)), place), 7);
    Value *from = builder_.CreateOr(builder_.CreateAnd(lane_, ~7u), selected);
    return readOr(operand(0), from, builder_.getTrue(), zero());
  }

  Value *permuteRow(bool otherRow) { // permlane16, permlanex16
    Value *high = builder_.CreateIsNotNull(builder_.CreateAnd(lane_, 8));
    Value *selects = builder_.CreateSelect(high, writer_.get(operand(3)), writer_.get(operand(2)));
    Value *place = builder_.CreateShl(builder_.CreateAnd(lane_, 7), 2);
    Value *selected = builder_.CreateAnd(builder_.CreateLShr(selects, place), 15);
    Value *row = builder_.CreateAnd(lane_, ~15u);
    if (otherRow)
      row = builder_.CreateXor(row, 16);
    Value *from = builder_.CreateOr(row, selected);
    if (cast<ConstantInt>(operand(4))->isOne()) // reads inactive lanes as well
      return writer_.getAt(operand(1), from);
    Value *otherwise = cast<ConstantInt>(operand(5))->isOne() ? zero() : writer_.get(operand(0));
    return readOr(operand(1), from, builder_.getTrue(), otherwise);
  }

  Value *swapHalves() { // permlane64
    if (writer_.width() == 32)
      return writer_.get(operand(0));
    return writer_.getAt(operand(0), builder_.CreateXor(lane_, 32));
  }

private:
  Value *operand(unsigned i) { return call_.getArgOperand(i); }
  Value *number(unsigned value) { return builder_.getInt32(value); }
  Value *zero() { return Constant::getNullValue(writer_.space().type(call_.getType())); }

  /// What the lane holds if it is valid and executes the instruction.
  Value *readOr(Value *value, Value *from, Value *valid, Value *otherwise) {
    Value *inside = builder_.CreateAnd(from, writer_.width() - 1);
    Value *active = builder_.CreateAnd(valid, writer_.isActive(inside));
    return builder_.CreateSelect(active, writer_.getAt(value, inside), otherwise);
  }

  Value *swizzleSource(unsigned pattern) {
    if ((pattern & 0xc000) == 0xc000) { // rotation within 32 lanes
      unsigned amount = (pattern >> 5) & 31, kept = pattern & 31;
      if (pattern & 0x400)
        amount = 32 - amount;
      Value *rotated = builder_.CreateAnd(builder_.CreateAdd(lane_, number(amount)), ~kept & 31);
      return builder_.CreateOr(builder_.CreateAnd(lane_, ~31u | kept), rotated);
    }
    if (pattern & 0x8000) { // any lane of the four
      Value *place = builder_.CreateShl(builder_.CreateAnd(lane_, 3), 1);
      return builder_.CreateOr(
          builder_.CreateAnd(lane_, ~3u),
          builder_.CreateAnd(builder_.CreateLShr(number(pattern & 255), place), 3));
    }
    unsigned kept = pattern & 31, set = (pattern >> 5) & 31, flipped = (pattern >> 10) & 31;
    Value *low =
        builder_.CreateXor(builder_.CreateOr(builder_.CreateAnd(lane_, kept), set), flipped);
    return builder_.CreateOr(builder_.CreateAnd(lane_, ~31u), low);
  }

  /// The lane that DPP reads, and whether there is one. Null: the control word is not known.
  std::pair<Value *, Value *> dppSource(unsigned control) {
    Value *always = builder_.getTrue();
    Value *row = builder_.CreateAnd(lane_, ~15u), *inRow = builder_.CreateAnd(lane_, 15);
    unsigned amount = control & 15;
    if (control <= 0xff) {
      Value *place = builder_.CreateShl(builder_.CreateAnd(lane_, 3), 1);
      Value *selected = builder_.CreateAnd(builder_.CreateLShr(number(control), place), 3);
      return {builder_.CreateOr(builder_.CreateAnd(lane_, ~3u), selected), always};
    }
    switch (control & ~15u) {
    case 0x100: // row_shl
      return {builder_.CreateAdd(lane_, number(amount)),
              builder_.CreateICmpULT(builder_.CreateAdd(inRow, number(amount)), number(16))};
    case 0x110: // row_shr
      return {builder_.CreateSub(lane_, number(amount)),
              builder_.CreateICmpUGE(inRow, number(amount))};
    case 0x120: // row_ror
      return {
          builder_.CreateOr(row, builder_.CreateAnd(builder_.CreateSub(inRow, number(amount)), 15)),
          always};
    case 0x150: // row_share, row_newbcast
      return {builder_.CreateOr(row, number(amount)), always};
    case 0x160: // row_xmask
      return {builder_.CreateXor(lane_, number(amount)), always};
    }
    switch (control) {
    case 0x130: // wave_shl
      return {builder_.CreateAdd(lane_, number(1)),
              builder_.CreateICmpULT(lane_, number(writer_.width() - 1))};
    case 0x134: // wave_rol
      return {builder_.CreateAdd(lane_, number(1)), always};
    case 0x138: // wave_shr
      return {builder_.CreateSub(lane_, number(1)), builder_.CreateIsNotNull(lane_)};
    case 0x13c: // wave_ror
      return {builder_.CreateSub(lane_, number(1)), always};
    case 0x140: // row_mirror
      return {builder_.CreateXor(lane_, 15), always};
    case 0x141: // row_half_mirror
      return {builder_.CreateXor(lane_, 7), always};
    case 0x142: // row_bcast15: the last lane of a row goes to the next row
      return {builder_.CreateSub(row, number(1)), builder_.CreateIsNotNull(row)};
    case 0x143: // row_bcast31
      return {number(31), builder_.CreateICmpUGE(lane_, number(32))};
    default:
      return {nullptr, nullptr};
    }
  }

  WaveWriter &writer_;
  IntrinsicInst &call_;
  IRBuilder<> &builder_;
  Value *lane_;
};

Value *workItem(WaveWriter &writer, unsigned dimension) {
  IRBuilder<> &builder = writer.builder();
  Value *first = builder.CreatePtrAdd(
      writer.wave(), builder.getInt64(offsetof(Wave, workItem) +
                                      uint64_t(dimension) * maxWaveSize * sizeof(uint32_t)));
  return builder.CreateLoad(
      builder.getInt32Ty(),
      builder.CreateInBoundsGEP(builder.getInt32Ty(), first, {writer.lane()}));
}

Value *workGroup(WaveWriter &writer, unsigned dimension) {
  return writer.waveField(offsetof(Wave, workGroup) + dimension * sizeof(uint32_t),
                          writer.builder().getInt32Ty());
}

/// Adds how many lanes in one half of the mask are below this lane.
Value *countBelow(WaveWriter &writer, IntrinsicInst &call, bool high) {
  IRBuilder<> &builder = writer.builder();
  Type *word = builder.getInt64Ty();
  Value *below = builder.CreateSub(
      builder.CreateShl(builder.getInt64(1), builder.CreateZExt(writer.lane(), word)),
      builder.getInt64(1));
  if (high)
    below = builder.CreateLShr(below, 32);
  Value *lanes = builder.CreateAnd(builder.CreateTrunc(below, builder.getInt32Ty()),
                                   writer.get(call.getArgOperand(0)));
  return builder.CreateAdd(builder.CreateUnaryIntrinsic(Intrinsic::ctpop, lanes),
                           writer.get(call.getArgOperand(1)));
}

/// Where dynamic shared memory begins, as a pointer to LDS in memory.
Value *staticLdsSize(WaveWriter &writer) {
  IRBuilder<> &builder = writer.builder();
  auto addressOf = [&](uint64_t field) {
    return builder.CreatePtrToInt(writer.waveField(field, builder.getPtrTy()),
                                  builder.getInt64Ty());
  };
  return builder.CreateTrunc(
      builder.CreateSub(addressOf(offsetof(Wave, dynamicLds)), addressOf(offsetof(Wave, lds))),
      builder.getInt32Ty());
}

Value *isInSpace(WaveWriter &writer, IntrinsicInst &call, StringRef function) {
  IRBuilder<> &builder = writer.builder();
  Value *result = writer.callRuntime(function, builder.getInt32Ty(),
                                     {writer.wave(), writer.get(call.getArgOperand(0))});
  return builder.CreateIsNotNull(result);
}

} // namespace

Value *writeLaneIntrinsic(WaveWriter &writer, IntrinsicInst &call) {
  IRBuilder<> &builder = writer.builder();
  auto operand = [&](unsigned i) { return writer.get(call.getArgOperand(i)); };
  switch (call.getIntrinsicID()) {
  case Intrinsic::amdgcn_workitem_id_x:
    return workItem(writer, 0);
  case Intrinsic::amdgcn_workitem_id_y:
    return workItem(writer, 1);
  case Intrinsic::amdgcn_workitem_id_z:
    return workItem(writer, 2);
  case Intrinsic::amdgcn_workgroup_id_x:
    return workGroup(writer, 0);
  case Intrinsic::amdgcn_workgroup_id_y:
    return workGroup(writer, 1);
  case Intrinsic::amdgcn_workgroup_id_z:
    return workGroup(writer, 2);
  case Intrinsic::amdgcn_implicitarg_ptr:
    return writer.waveField(offsetof(Wave, implicit), builder.getPtrTy());
  case Intrinsic::amdgcn_dispatch_ptr:
    return writer.waveField(offsetof(Wave, dispatchPacket), builder.getPtrTy());
  case Intrinsic::amdgcn_wavefrontsize:
    return builder.getInt32(writer.width());
  case Intrinsic::amdgcn_groupstaticsize:
    return staticLdsSize(writer);
  case Intrinsic::amdgcn_is_shared:
    return isInSpace(writer, call, waveIsSharedFunction);
  case Intrinsic::amdgcn_is_private:
    return isInSpace(writer, call, waveIsPrivateFunction);
  case Intrinsic::amdgcn_mbcnt_lo:
    return countBelow(writer, call, false);
  case Intrinsic::amdgcn_mbcnt_hi:
    return countBelow(writer, call, true);
  case Intrinsic::amdgcn_inverse_ballot: {
    Value *mask = builder.CreateZExt(operand(0), builder.getInt64Ty());
    Value *place = builder.CreateZExt(writer.lane(), builder.getInt64Ty());
    return builder.CreateTrunc(builder.CreateLShr(mask, place), builder.getInt1Ty());
  }
  case Intrinsic::amdgcn_writelane: {
    Value *chosen = builder.CreateAnd(operand(1), writer.width() - 1);
    return builder.CreateSelect(builder.CreateICmpEQ(writer.lane(), chosen), operand(0),
                                operand(2));
  }
  case Intrinsic::amdgcn_ds_bpermute:
    return LaneMove(writer, call).pull();
  case Intrinsic::amdgcn_ds_swizzle:
    return LaneMove(writer, call).swizzle();
  case Intrinsic::amdgcn_mov_dpp:
    return LaneMove(writer, call)
        .dpp(Constant::getNullValue(writer.space().type(call.getType())), 0);
  case Intrinsic::amdgcn_update_dpp:
    return LaneMove(writer, call).dpp(operand(0), 1);
  case Intrinsic::amdgcn_mov_dpp8:
    return LaneMove(writer, call).dpp8();
  case Intrinsic::amdgcn_permlane16:
    return LaneMove(writer, call).permuteRow(false);
  case Intrinsic::amdgcn_permlanex16:
    return LaneMove(writer, call).permuteRow(true);
  case Intrinsic::amdgcn_permlane64:
    return LaneMove(writer, call).swapHalves();
  default:
    if (Value *result = writeTinyConversion(writer, call))
      return result;
    if (Value *result = writeByteArithmetic(writer, call))
      return result;
    if (Value *result = writeBufferAccess(writer, call))
      return result;
    return writeArithmetic(writer, call);
  }
}

} // namespace tranship::emulator
