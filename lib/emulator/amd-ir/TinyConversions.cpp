// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's conversions between floats and numbers of 8 bits. gfx940 and gfx942 have other formats than
// newer GPUs.
#include "LaneIntrinsics.h"

#include "emulator/interface/Wave.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

class TinyConversion {
public:
  TinyConversion(WaveWriter &writer, IntrinsicInst &call, bool isBf8)
      : writer_(writer), call_(call), builder_(writer.builder()) {
    StringRef processor = call.getFunction()->getFnAttribute("target-cpu").getValueAsString();
    bool isFnuz = processor.starts_with("gfx94");
    WaveNumber format = isBf8 ? (isFnuz ? WaveNumber::Bf8Fnuz : WaveNumber::Bf8)
                              : (isFnuz ? WaveNumber::Fp8Fnuz : WaveNumber::Fp8);
    format_ = builder_.getInt32(uint32_t(format));
  }

  Value *one() { return valueOf(constant(1)); } // cvt.f32.fp8

  Value *pair() { // cvt.pk.f32.fp8
    Value *result = PoisonValue::get(call_.getType());
    for (unsigned i = 0; i < 2; ++i)
      result = builder_.CreateInsertElement(result, valueOf(2 * constant(1) + i), i);
    return result;
  }

  Value *packed() { // cvt.pk.fp8.f32: two bytes of a word; the others keep their value
    unsigned place = 16 * constant(3);
    Value *result = builder_.CreateAnd(operand(2), ~(0xffffu << place));
    for (unsigned i = 0; i < 2; ++i) {
      Value *code =
          writer_.callRuntime(waveTinyCodeFunction, builder_.getInt32Ty(), {format_, operand(i)});
      result = builder_.CreateOr(result, builder_.CreateShl(code, place + 8 * i));
    }
    return result;
  }

private:
  Value *operand(unsigned i) { return writer_.get(call_.getArgOperand(i)); }
  unsigned constant(unsigned i) {
    return unsigned(cast<ConstantInt>(call_.getArgOperand(i))->getZExtValue());
  }
  Value *valueOf(unsigned byte) {
    Value *code = builder_.CreateAnd(builder_.CreateLShr(operand(0), 8 * byte), 255);
    return writer_.callRuntime(waveTinyValueFunction, builder_.getFloatTy(), {format_, code});
  }

  WaveWriter &writer_;
  IntrinsicInst &call_;
  IRBuilder<> &builder_;
  Value *format_;
};

} // namespace

Value *writeTinyConversion(WaveWriter &writer, IntrinsicInst &call) {
  switch (call.getIntrinsicID()) {
  case Intrinsic::amdgcn_cvt_f32_fp8:
    return TinyConversion(writer, call, false).one();
  case Intrinsic::amdgcn_cvt_f32_bf8:
    return TinyConversion(writer, call, true).one();
  case Intrinsic::amdgcn_cvt_pk_f32_fp8:
    return TinyConversion(writer, call, false).pair();
  case Intrinsic::amdgcn_cvt_pk_f32_bf8:
    return TinyConversion(writer, call, true).pair();
  case Intrinsic::amdgcn_cvt_pk_fp8_f32:
    return TinyConversion(writer, call, false).packed();
  case Intrinsic::amdgcn_cvt_pk_bf8_f32:
    return TinyConversion(writer, call, true).packed();
  default:
    return nullptr;
  }
}

} // namespace tranship::emulator
