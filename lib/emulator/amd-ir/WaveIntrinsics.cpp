// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Intrinsics that a wave executes once, with the values of all its lanes.
#include "LaneIntrinsics.h"
#include "MatrixIntrinsics.h"
#include "WaveChecks.h"
#include "WaveWriter.h"

#include "emulator/interface/GeneratedCode.h"
#include "emulator/interface/Wave.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

/// The lanes for which `condition` holds, as an integer of the type of the call.
void writeVote(WaveWriter &writer, IntrinsicInst &call, function_ref<Value *()> condition) {
  IRBuilder<> &builder = writer.builder();
  Type *word = builder.getInt64Ty();
  AllocaInst *votes = writer.local(word, "votes");
  builder.CreateStore(builder.getInt64(0), votes);
  writer.forLanes(writer.lanes(), [&] {
    Value *bit = builder.CreateShl(builder.CreateZExt(condition(), word),
                                   builder.CreateZExt(writer.lane(), word));
    builder.CreateStore(builder.CreateOr(builder.CreateLoad(word, votes), bit), votes);
  });
  Value *result = builder.CreateLoad(word, votes);
  writer.setForAll(call, builder.CreateZExtOrTrunc(result, call.getType()));
}

/// The lane that a scalar operand names. If lanes differ, the first one decides.
Value *writeLaneNumber(WaveWriter &writer, Value *operand) {
  IRBuilder<> &builder = writer.builder();
  Value *number = writer.getAt(operand, writer.firstLane());
  return builder.CreateAnd(builder.CreateZExtOrTrunc(number, builder.getInt32Ty()),
                           builder.getInt32(writer.width() - 1));
}

Value *writeReduction(IRBuilder<> &builder, Intrinsic::ID operation, Value *a, Value *b) {
  switch (operation) {
  case Intrinsic::amdgcn_wave_reduce_add:
    return builder.CreateAdd(a, b);
  case Intrinsic::amdgcn_wave_reduce_sub:
    return builder.CreateSub(a, b);
  case Intrinsic::amdgcn_wave_reduce_and:
    return builder.CreateAnd(a, b);
  case Intrinsic::amdgcn_wave_reduce_or:
    return builder.CreateOr(a, b);
  case Intrinsic::amdgcn_wave_reduce_xor:
    return builder.CreateXor(a, b);
  case Intrinsic::amdgcn_wave_reduce_fadd:
    return builder.CreateFAdd(a, b);
  case Intrinsic::amdgcn_wave_reduce_fsub:
    return builder.CreateFSub(a, b);
  case Intrinsic::amdgcn_wave_reduce_fmax:
    return builder.CreateBinaryIntrinsic(Intrinsic::maximumnum, a, b);
  case Intrinsic::amdgcn_wave_reduce_fmin:
    return builder.CreateBinaryIntrinsic(Intrinsic::minimumnum, a, b);
  case Intrinsic::amdgcn_wave_reduce_max:
    return builder.CreateBinaryIntrinsic(Intrinsic::smax, a, b);
  case Intrinsic::amdgcn_wave_reduce_min:
    return builder.CreateBinaryIntrinsic(Intrinsic::smin, a, b);
  case Intrinsic::amdgcn_wave_reduce_umax:
    return builder.CreateBinaryIntrinsic(Intrinsic::umax, a, b);
  default:
    return builder.CreateBinaryIntrinsic(Intrinsic::umin, a, b);
  }
}

/// Intrinsics that change no result.
Constant *neutralFor(Intrinsic::ID operation, Type *type) {
  switch (operation) {
  case Intrinsic::amdgcn_wave_reduce_fadd:
    return ConstantFP::getNegativeZero(type);
  case Intrinsic::amdgcn_wave_reduce_fmax:
  case Intrinsic::amdgcn_wave_reduce_fmin:
    return ConstantFP::getNaN(type);
  case Intrinsic::amdgcn_wave_reduce_and:
  case Intrinsic::amdgcn_wave_reduce_umin:
    return Constant::getAllOnesValue(type);
  case Intrinsic::amdgcn_wave_reduce_max:
    return ConstantInt::get(type, APInt::getSignedMinValue(type->getIntegerBitWidth()));
  case Intrinsic::amdgcn_wave_reduce_min:
    return ConstantInt::get(type, APInt::getSignedMaxValue(type->getIntegerBitWidth()));
  default:
    return Constant::getNullValue(type);
  }
}

void writeReduce(WaveWriter &writer, IntrinsicInst &call) {
  IRBuilder<> &builder = writer.builder();
  Intrinsic::ID operation = call.getIntrinsicID();
  Type *type = call.getType();
  AllocaInst *result = writer.local(type, "reduced");
  builder.CreateStore(neutralFor(operation, type), result);
  writer.forLanes(writer.lanes(), [&] {
    builder.CreateStore(writeReduction(builder, operation, builder.CreateLoad(type, result),
                                       writer.get(call.getArgOperand(0))),
                        result);
  });
  writer.setForAll(call, builder.CreateLoad(type, result));
}

/// Each lane sends its value to a lane. A lane that receives no value gets 0.
void writePush(WaveWriter &writer, IntrinsicInst &call) {
  IRBuilder<> &builder = writer.builder();
  Type *type = call.getType();
  ArrayType *array = ArrayType::get(type, writer.width());
  AllocaInst *received = writer.local(array, "received");
  writer.clear(builder, received);
  writer.forLanes(writer.lanes(), [&] {
    Value *to = writer.reachable(builder.CreateLShr(writer.get(call.getArgOperand(0)), 2));
    builder.CreateStore(writer.get(call.getArgOperand(1)),
                        builder.CreateInBoundsGEP(type, received, {to}));
  });
  writer.forLanes(writer.lanes(), [&] {
    writer.setAt(
        call, writer.lane(),
        builder.CreateLoad(type, builder.CreateInBoundsGEP(type, received, {writer.lane()})));
  });
}

/// Older headers read the execution mask by its name.
void writeRegister(WaveWriter &writer, IntrinsicInst &call) {
  IRBuilder<> &builder = writer.builder();
  auto *node = cast<MDNode>(cast<MetadataAsValue>(call.getArgOperand(0))->getMetadata());
  StringRef name = cast<MDString>(node->getOperand(0))->getString();
  Value *value = writer.lanes();
  if (name == "exec_hi")
    value = builder.CreateLShr(value, 32);
  else if (name != "exec" && name != "exec_lo")
    writer.unsupported("reading the register " + name);
  writer.setForAll(call, builder.CreateZExtOrTrunc(value, call.getType()));
}

/// A counter in LDS grows or shrinks by the number of lanes.
void writeCounter(WaveWriter &writer, IntrinsicInst &call, AtomicRMWInst::BinOp operation) {
  IRBuilder<> &builder = writer.builder();
  Value *count = builder.CreateTrunc(builder.CreateUnaryIntrinsic(Intrinsic::ctpop, writer.lanes()),
                                     builder.getInt32Ty());
  Value *address = writer.getAt(call.getArgOperand(0), writer.firstLane());
  if (WaveChecks *checks = writer.checks())
    address = checks->access(writer, call, call.getArgOperand(0), address, 4, nullptr,
                             readAccess | writeAccess | atomicAccess | usedAccess);
  Value *before = builder.CreateAtomicRMW(operation, address, count, MaybeAlign(),
                                          AtomicOrdering::SequentiallyConsistent);
  writer.setForAll(call, before);
}

} // namespace

void writeWaveIntrinsic(WaveWriter &writer, IntrinsicInst &call) {
  IRBuilder<> &builder = writer.builder();
  switch (call.getIntrinsicID()) {
  case Intrinsic::amdgcn_ballot:
    return writeVote(writer, call, [&] { return writer.get(call.getArgOperand(0)); });
  case Intrinsic::amdgcn_icmp:
  case Intrinsic::amdgcn_fcmp: {
    auto predicate = CmpInst::Predicate(cast<ConstantInt>(call.getArgOperand(2))->getZExtValue());
    return writeVote(writer, call, [&] {
      return builder.CreateCmp(predicate, writer.get(call.getArgOperand(0)),
                               writer.get(call.getArgOperand(1)));
    });
  }
  case Intrinsic::amdgcn_readfirstlane:
    return writer.setForAll(call, writer.getAt(call.getArgOperand(0), writer.firstLane()));
  case Intrinsic::amdgcn_readlane:
    return writer.setForAll(
        call, writer.getAt(call.getArgOperand(0), writeLaneNumber(writer, call.getArgOperand(1))));
  case Intrinsic::amdgcn_s_barrier:
  case Intrinsic::amdgcn_s_barrier_wait:
    writer.callRuntime(waveBarrierFunction, builder.getVoidTy(), {writer.wave()});
    return;
  case Intrinsic::amdgcn_wave_barrier:
    return; // lanes are in step
  case Intrinsic::amdgcn_s_sleep:
    writer.callRuntime(waveYieldFunction, builder.getVoidTy(), {});
    return;
  case Intrinsic::amdgcn_s_setreg:
    writer.callRuntime(
        waveSetRegisterFunction, builder.getVoidTy(),
        {call.getArgOperand(0), writer.getAt(call.getArgOperand(1), writer.firstLane())});
    return;
  case Intrinsic::amdgcn_ds_gws_barrier:
    writer.callRuntime("tranship_waveGridBarrier", builder.getVoidTy(), {});
    return;
  case Intrinsic::amdgcn_ds_permute:
    return writePush(writer, call);
  case Intrinsic::amdgcn_global_load_lds:
  case Intrinsic::amdgcn_load_to_lds:
  case Intrinsic::amdgcn_raw_buffer_load_lds:
  case Intrinsic::amdgcn_raw_ptr_buffer_load_lds:
    return writeLoadToLds(writer, call);
  case Intrinsic::amdgcn_ds_append:
    return writeCounter(writer, call, AtomicRMWInst::Add);
  case Intrinsic::amdgcn_ds_consume:
    return writeCounter(writer, call, AtomicRMWInst::Sub);
  case Intrinsic::read_register:
    return writeRegister(writer, call);
  case Intrinsic::trap:
  case Intrinsic::ubsantrap:
    writer.callRuntime(waveTrapFunction, builder.getVoidTy(), {writer.wave(), writer.lanes()});
    return;
  case Intrinsic::debugtrap:
    return; // without a debugger, nothing happens
  case Intrinsic::amdgcn_wave_reduce_add:
  case Intrinsic::amdgcn_wave_reduce_and:
  case Intrinsic::amdgcn_wave_reduce_fadd:
  case Intrinsic::amdgcn_wave_reduce_fmax:
  case Intrinsic::amdgcn_wave_reduce_fmin:
  case Intrinsic::amdgcn_wave_reduce_fsub:
  case Intrinsic::amdgcn_wave_reduce_max:
  case Intrinsic::amdgcn_wave_reduce_min:
  case Intrinsic::amdgcn_wave_reduce_or:
  case Intrinsic::amdgcn_wave_reduce_sub:
  case Intrinsic::amdgcn_wave_reduce_umax:
  case Intrinsic::amdgcn_wave_reduce_umin:
  case Intrinsic::amdgcn_wave_reduce_xor:
    return writeReduce(writer, call);
  default:
    if (isMatrixIntrinsic(call))
      return writeMatrix(writer, call);
    writer.unsupported(call.getCalledFunction()->getName());
    if (!call.getType()->isVoidTy())
      writer.setForAll(call, Constant::getNullValue(writer.space().type(call.getType())));
  }
}

} // namespace tranship::emulator
