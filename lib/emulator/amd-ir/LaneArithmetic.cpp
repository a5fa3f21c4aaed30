// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's intrinsics that only compute. Where AMD's instruction is an approximation (rcp, rsq, exp2,
// log, sin), the host computes the exactly rounded result or that of its own library.
#include "LaneIntrinsics.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

class Arithmetic {
public:
  Arithmetic(WaveWriter &writer, IntrinsicInst &call)
      : writer_(writer), call_(call), builder_(writer.builder()) {}

  Value *write();

private:
  Value *operand(unsigned i) { return writer_.get(call_.getArgOperand(i)); }
  Value *real(double value) { return ConstantFP::get(call_.getType(), value); }
  Value *unary(Intrinsic::ID id, Value *value) { return builder_.CreateUnaryIntrinsic(id, value); }

  /// The value between the other two; a NaN is left out.
  Value *median() {
    Value *a = operand(0), *b = operand(1), *c = operand(2);
    Value *low = builder_.CreateBinaryIntrinsic(Intrinsic::minnum, a, b);
    Value *high = builder_.CreateBinaryIntrinsic(Intrinsic::maxnum, a, b);
    return builder_.CreateBinaryIntrinsic(
        Intrinsic::maxnum, low, builder_.CreateBinaryIntrinsic(Intrinsic::minnum, high, c));
  }

  Value *fraction() {
    Value *value = operand(0);
    Value *rest = builder_.CreateFSub(value, unary(Intrinsic::floor, value));
    // The largest number below 1.
    APFloat limit = APFloat::getOne(call_.getType()->getFltSemantics());
    limit.next(/*nextDown=*/true);
    return builder_.CreateBinaryIntrinsic(Intrinsic::minnum, rest,
                                          ConstantFP::get(call_.getType(), limit));
  }

  /// Sine or cosine of a number of turns.
  Value *ofTurns(Intrinsic::ID id) {
    Value *value = operand(0);
    Value *turn = builder_.CreateFSub(value, unary(Intrinsic::floor, value));
    return unary(id, builder_.CreateFMul(turn, real(6.283185307179586476925)));
  }

  Value *mantissaOrExponent(unsigned index) {
    Value *value = operand(0);
    Type *number = builder_.getInt32Ty();
    Value *parts = builder_.CreateIntrinsic(Intrinsic::frexp, {value->getType(), number}, {value});
    Value *part = builder_.CreateExtractValue(parts, index);
    if (index == 0)
      return part;
    // AMD gives 0 for infinities and NaNs.
    Value *finite = builder_.createIsFPClass(value, fcFinite);
    part = builder_.CreateSelect(finite, part, builder_.getInt32(0));
    return builder_.CreateSExtOrTrunc(part, call_.getType());
  }

  Value *isClass() {
    auto *mask = dyn_cast<ConstantInt>(call_.getArgOperand(1));
    if (!mask)
      return nullptr;
    return builder_.createIsFPClass(operand(0), unsigned(mask->getZExtValue()) & fcAllFlags);
  }

  Value *bitField(bool isSigned) {
    Type *type = call_.getType();
    Value *offset = builder_.CreateAnd(operand(1), 31), *bits = builder_.CreateAnd(operand(2), 31);
    Value *all = builder_.CreateSub(builder_.CreateShl(ConstantInt::get(type, 1), bits),
                                    ConstantInt::get(type, 1));
    Value *field = builder_.CreateAnd(builder_.CreateLShr(operand(0), offset), all);
    if (!isSigned)
      return field;
    Value *unused = builder_.CreateAnd(builder_.CreateSub(ConstantInt::get(type, 32), bits), 31);
    Value *extended = builder_.CreateAShr(builder_.CreateShl(field, unused), unused);
    return builder_.CreateSelect(builder_.CreateIsNull(bits), ConstantInt::get(type, 0), extended);
  }

  /// Picks bytes of two words.
  Value *permuteBytes() {
    Type *word = builder_.getInt64Ty();
    Value *both = builder_.CreateOr(builder_.CreateShl(builder_.CreateZExt(operand(0), word), 32),
                                    builder_.CreateZExt(operand(1), word));
    Value *selectors = operand(2), *result = builder_.getInt32(0);
    for (unsigned i = 0; i < 4; ++i) {
      Value *selector = builder_.CreateAnd(builder_.CreateLShr(selectors, 8 * i), 255);
      auto byteAt = [&](Value *place) {
        return builder_.CreateAnd(
            builder_.CreateTrunc(builder_.CreateLShr(both, builder_.CreateZExt(place, word)),
                                 builder_.getInt32Ty()),
            255);
      };
      Value *byte = byteAt(builder_.CreateShl(builder_.CreateAnd(selector, 7), 3));
      // 8 to 11 repeat the sign of a half-word, 12 is 0, and larger ones are 255.
      Value *signPlace = builder_.CreateAdd(builder_.CreateShl(builder_.CreateAnd(selector, 3), 4),
                                            builder_.getInt32(15));
      Value *sign = builder_.CreateTrunc(
          builder_.CreateLShr(both, builder_.CreateZExt(signPlace, word)), builder_.getInt1Ty());
      Value *repeated = builder_.CreateSelect(sign, builder_.getInt32(255), builder_.getInt32(0));
      Value *special = builder_.CreateSelect(
          builder_.CreateICmpULT(selector, builder_.getInt32(12)), repeated,
          builder_.CreateSelect(builder_.CreateICmpEQ(selector, builder_.getInt32(12)),
                                builder_.getInt32(0), builder_.getInt32(255)));
      byte = builder_.CreateSelect(builder_.CreateICmpULT(selector, builder_.getInt32(8)), byte,
                                   special);
      result = builder_.CreateOr(result, builder_.CreateShl(byte, 8 * i));
    }
    return result;
  }

  Value *shiftedPair(Value *amount) { // the low word of a pair after a shift to the right
    Type *word = builder_.getInt64Ty();
    Value *both = builder_.CreateOr(builder_.CreateShl(builder_.CreateZExt(operand(0), word), 32),
                                    builder_.CreateZExt(operand(1), word));
    return builder_.CreateTrunc(builder_.CreateLShr(both, builder_.CreateZExt(amount, word)),
                                builder_.getInt32Ty());
  }

  /// A dot product of integers packed in words, or of vectors, plus the last operand.
  Value *dot(unsigned count, bool firstSigned, bool secondSigned, unsigned first = 0,
             unsigned step = 1) {
    Value *a = operand(first), *b = operand(first + step), *c = operand(first + 2 * step);
    unsigned bits = 32 / count;
    Type *wide = builder_.getInt64Ty();
    Type *packed = FixedVectorType::get(builder_.getIntNTy(bits), count);
    a = builder_.CreateBitCast(a, packed);
    b = builder_.CreateBitCast(b, packed);
    auto extended = [&](Value *vector, unsigned i, bool isSigned) {
      Value *element = builder_.CreateExtractElement(vector, i);
      return isSigned ? builder_.CreateSExt(element, wide) : builder_.CreateZExt(element, wide);
    };
    bool isSigned = firstSigned || secondSigned;
    Value *sum = isSigned ? builder_.CreateSExt(c, wide) : builder_.CreateZExt(c, wide);
    for (unsigned i = 0; i < count; ++i)
      sum = builder_.CreateAdd(
          sum, builder_.CreateMul(extended(a, i, firstSigned), extended(b, i, secondSigned)));
    if (cast<ConstantInt>(call_.getArgOperand(call_.arg_size() - 1))->isOne()) { // clamp
      Value *limit = builder_.getInt64(isSigned ? INT32_MAX : UINT32_MAX);
      sum =
          builder_.CreateBinaryIntrinsic(isSigned ? Intrinsic::smin : Intrinsic::umin, sum, limit);
      if (isSigned)
        sum = builder_.CreateBinaryIntrinsic(Intrinsic::smax, sum, builder_.getInt64(INT32_MIN));
    }
    return builder_.CreateTrunc(sum, builder_.getInt32Ty());
  }

  Value *mixedDot(unsigned count) { // sudot: the signs are operands
    auto isOne = [&](unsigned i) { return cast<ConstantInt>(call_.getArgOperand(i))->isOne(); };
    return dotOf(count, isOne(0), isOne(2));
  }
  Value *dotOf(unsigned count, bool firstSigned, bool secondSigned) {
    Value *a = operand(1), *b = operand(3), *c = operand(4);
    unsigned bits = 32 / count;
    Type *packed = FixedVectorType::get(builder_.getIntNTy(bits), count);
    a = builder_.CreateBitCast(a, packed);
    b = builder_.CreateBitCast(b, packed);
    Value *sum = c;
    for (unsigned i = 0; i < count; ++i) {
      auto extended = [&](Value *vector, bool isSigned) {
        Value *element = builder_.CreateExtractElement(vector, i);
        return isSigned ? builder_.CreateSExt(element, builder_.getInt32Ty())
                        : builder_.CreateZExt(element, builder_.getInt32Ty());
      };
      sum = builder_.CreateAdd(
          sum, builder_.CreateMul(extended(a, firstSigned), extended(b, secondSigned)));
    }
    return sum;
  }

  Value *realDot() { // fdot2: 16-bit floats, summed up as floats
    Type *type = builder_.getFloatTy();
    Value *a = operand(0), *b = operand(1), *sum = builder_.CreateFPExt(operand(2), type);
    for (unsigned i = 0; i < 2; ++i)
      sum = builder_.CreateIntrinsic(
          Intrinsic::fma, {type},
          {builder_.CreateFPExt(builder_.CreateExtractElement(a, i), type),
           builder_.CreateFPExt(builder_.CreateExtractElement(b, i), type), sum});
    return builder_.CreateFPTrunc(sum, call_.getType());
  }

  /// In older arithmetic, 0 times infinity or a NaN is 0.
  Value *zeroTimesAnything(Value *otherwise, Value *ifZero) {
    Value *isZero = builder_.CreateOr(builder_.CreateFCmpOEQ(operand(0), real(0)),
                                      builder_.CreateFCmpOEQ(operand(1), real(0)));
    return builder_.CreateSelect(isZero, ifZero, otherwise);
  }

  Value *packedIntegers(bool isSigned) { // cvt.pk.i16, cvt.pk.u16: the nearest number of 16 bits
    Value *result = PoisonValue::get(call_.getType());
    for (unsigned i = 0; i < 2; ++i) {
      Value *value = operand(i);
      value = builder_.CreateBinaryIntrinsic(isSigned ? Intrinsic::smin : Intrinsic::umin, value,
                                             builder_.getInt32(isSigned ? INT16_MAX : UINT16_MAX));
      if (isSigned)
        value =
            builder_.CreateBinaryIntrinsic(Intrinsic::smax, value, builder_.getInt32(INT16_MIN));
      result = builder_.CreateInsertElement(result,
                                            builder_.CreateTrunc(value, builder_.getInt16Ty()), i);
    }
    return result;
  }

  Value *packedHalves() { // cvt.pkrtz: rounds toward zero
    Type *half = builder_.getHalfTy();
    Value *result = PoisonValue::get(FixedVectorType::get(half, 2));
    for (unsigned i = 0; i < 2; ++i) {
      Value *value = operand(i);
      Value *nearest = builder_.CreateFPTrunc(value, half);
      Value *back = builder_.CreateFPExt(nearest, builder_.getFloatTy());
      Value *tooLarge =
          builder_.CreateFCmpOGT(unary(Intrinsic::fabs, back), unary(Intrinsic::fabs, value));
      Value *finite = builder_.createIsFPClass(value, fcFinite);
      Value *bits = builder_.CreateBitCast(nearest, builder_.getInt16Ty());
      Value *below = builder_.CreateBitCast(builder_.CreateSub(bits, builder_.getInt16(1)), half);
      result = builder_.CreateInsertElement(
          result, builder_.CreateSelect(builder_.CreateAnd(tooLarge, finite), below, nearest), i);
    }
    return result;
  }

  WaveWriter &writer_;
  IntrinsicInst &call_;
  IRBuilder<> &builder_;
};

Value *Arithmetic::write() {
  switch (call_.getIntrinsicID()) {
  case Intrinsic::amdgcn_rcp:
  case Intrinsic::amdgcn_rcp_legacy:
    return builder_.CreateFDiv(real(1), operand(0));
  case Intrinsic::amdgcn_rsq:
  case Intrinsic::amdgcn_rsq_legacy:
    return builder_.CreateFDiv(real(1), unary(Intrinsic::sqrt, operand(0)));
  case Intrinsic::amdgcn_sqrt:
    return unary(Intrinsic::sqrt, operand(0));
  case Intrinsic::amdgcn_exp2:
    return unary(Intrinsic::exp2, operand(0));
  case Intrinsic::amdgcn_log:
    return unary(Intrinsic::log2, operand(0));
  case Intrinsic::amdgcn_sin:
    return ofTurns(Intrinsic::sin);
  case Intrinsic::amdgcn_cos:
    return ofTurns(Intrinsic::cos);
  case Intrinsic::amdgcn_fract:
    return fraction();
  case Intrinsic::amdgcn_frexp_mant:
    return mantissaOrExponent(0);
  case Intrinsic::amdgcn_frexp_exp:
    return mantissaOrExponent(1);
  case Intrinsic::amdgcn_class:
    return isClass();
  case Intrinsic::amdgcn_fmed3:
    return median();
  case Intrinsic::amdgcn_fmul_legacy:
    return zeroTimesAnything(builder_.CreateFMul(operand(0), operand(1)), real(0));
  case Intrinsic::amdgcn_fma_legacy:
    return zeroTimesAnything(builder_.CreateIntrinsic(Intrinsic::fma, {call_.getType()},
                                                      {operand(0), operand(1), operand(2)}),
                             operand(2));
  case Intrinsic::amdgcn_ubfe:
    return bitField(false);
  case Intrinsic::amdgcn_sbfe:
    return bitField(true);
  case Intrinsic::amdgcn_mul_u24:
    return builder_.CreateMul(builder_.CreateAnd(operand(0), 0xffffff),
                              builder_.CreateAnd(operand(1), 0xffffff));
  case Intrinsic::amdgcn_mul_i24: {
    auto low = [&](Value *v) { return builder_.CreateAShr(builder_.CreateShl(v, 8), 8); };
    return builder_.CreateMul(low(operand(0)), low(operand(1)));
  }
  case Intrinsic::amdgcn_perm:
    return permuteBytes();
  case Intrinsic::amdgcn_alignbyte:
    return shiftedPair(builder_.CreateShl(builder_.CreateAnd(operand(2), 3), 3));
  case Intrinsic::amdgcn_sdot2:
    return dot(2, true, true);
  case Intrinsic::amdgcn_udot2:
    return dot(2, false, false);
  case Intrinsic::amdgcn_sdot4:
    return dot(4, true, true);
  case Intrinsic::amdgcn_udot4:
    return dot(4, false, false);
  case Intrinsic::amdgcn_sdot8:
    return dot(8, true, true);
  case Intrinsic::amdgcn_udot8:
    return dot(8, false, false);
  case Intrinsic::amdgcn_sudot4:
    return mixedDot(4);
  case Intrinsic::amdgcn_sudot8:
    return mixedDot(8);
  case Intrinsic::amdgcn_fdot2:
  case Intrinsic::amdgcn_fdot2_f16_f16:
  case Intrinsic::amdgcn_fdot2_bf16_bf16:
  case Intrinsic::amdgcn_fdot2_f32_bf16:
    return realDot();
  case Intrinsic::amdgcn_cvt_pk_i16:
    return packedIntegers(true);
  case Intrinsic::amdgcn_cvt_pk_u16:
    return packedIntegers(false);
  case Intrinsic::amdgcn_cvt_pkrtz:
    return packedHalves();
  case Intrinsic::amdgcn_sffbh: {
    // The number of leading bits that equal the sign; -1 if all do.
    Value *value = operand(0);
    Value *flipped = builder_.CreateXor(value, builder_.CreateAShr(value, 31));
    Value *count = builder_.CreateIntrinsic(Intrinsic::ctlz, {value->getType()},
                                            {flipped, builder_.getFalse()});
    return builder_.CreateSelect(builder_.CreateIsNull(flipped), builder_.getInt32(-1), count);
  }
  case Intrinsic::amdgcn_trig_preop:
    return writer_.callRuntime("tranship_trigPreop", builder_.getDoubleTy(),
                               {operand(0), operand(1)});
  case Intrinsic::amdgcn_s_memtime:
  case Intrinsic::amdgcn_s_memrealtime:
  case Intrinsic::readcyclecounter:
  case Intrinsic::readsteadycounter:
    return writer_.callRuntime("tranship_clock", builder_.getInt64Ty(), {});
  case Intrinsic::amdgcn_s_getreg:
    return builder_.getInt32(0);
  default:
    return nullptr;
  }
}

} // namespace

Value *writeArithmetic(WaveWriter &writer, IntrinsicInst &call) {
  return Arithmetic(writer, call).write();
}

} // namespace tranship::emulator
