// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's intrinsics that compute with the bytes of words: sums of absolute differences, and means.
#include "LaneIntrinsics.h"

#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace llvm;

namespace tranship::emulator {

namespace {

class ByteArithmetic {
public:
  ByteArithmetic(WaveWriter &writer, IntrinsicInst &call)
      : writer_(writer), call_(call), builder_(writer.builder()) {}

  /// Adds the absolute differences of the parts of two words to the third operand.
  Value *differences(unsigned bits, bool isMasked = false) {
    return differencesOf(operand(0), operand(1), operand(2), bits, isMasked);
  }

  Value *shiftedDifferences() { // sad.hi.u8
    Value *sum = differencesOf(operand(0), operand(1), builder_.getInt32(0), 8, false);
    return builder_.CreateAdd(builder_.CreateShl(sum, 16), operand(2));
  }

  /// Four sums, for the words that begin at each of the first four bytes of the first operand. They
  /// are packed in 64 bits, or elements of a vector.
  Value *slidingDifferences(bool isMasked) {
    bool isVector = call_.getType()->isVectorTy();
    Type *word = builder_.getInt32Ty(), *pair = builder_.getInt64Ty();
    Value *result =
        isVector ? static_cast<Value *>(PoisonValue::get(call_.getType())) : builder_.getInt64(0);
    for (unsigned i = 0; i < 4; ++i) {
      Value *window = builder_.CreateTrunc(builder_.CreateLShr(operand(0), 8 * i), word);
      Value *before = isVector ? builder_.CreateExtractElement(operand(2), i)
                               : builder_.CreateTrunc(part(operand(2), i, 16), word);
      Value *sum = differencesOf(window, operand(1), before, 8, isMasked);
      result = isVector
                   ? builder_.CreateInsertElement(result, sum, i)
                   : builder_.CreateOr(
                         result,
                         builder_.CreateShl(
                             builder_.CreateZExt(builder_.CreateAnd(sum, 0xffff), pair), 16 * i));
    }
    return result;
  }

  /// The means of bytes. A bit in each byte of the third operand says whether to round up.
  Value *means() {
    Value *result = builder_.getInt32(0);
    for (unsigned i = 0; i < 4; ++i) {
      Value *sum =
          builder_.CreateAdd(builder_.CreateAdd(part(operand(0), i, 8), part(operand(1), i, 8)),
                             builder_.CreateAnd(part(operand(2), i, 8), 1));
      result = builder_.CreateOr(result, builder_.CreateShl(builder_.CreateLShr(sum, 1), 8 * i));
    }
    return result;
  }

private:
  Value *operand(unsigned i) { return writer_.get(call_.getArgOperand(i)); }

  Value *part(Value *word, unsigned i, unsigned bits) {
    return builder_.CreateAnd(builder_.CreateLShr(word, bits * i), (1u << bits) - 1);
  }

  /// With a mask, bytes that are 0 in the second word do not count.
  Value *differencesOf(Value *first, Value *second, Value *sum, unsigned bits, bool isMasked) {
    for (unsigned i = 0; i < 32 / bits; ++i) {
      Value *a = part(first, i, bits), *b = part(second, i, bits);
      Value *difference = builder_.CreateIntrinsic(Intrinsic::abs, {a->getType()},
                                                   {builder_.CreateSub(a, b), builder_.getFalse()});
      if (isMasked)
        difference =
            builder_.CreateSelect(builder_.CreateIsNull(b), builder_.getInt32(0), difference);
      sum = builder_.CreateAdd(sum, difference);
    }
    return sum;
  }

  WaveWriter &writer_;
  IntrinsicInst &call_;
  IRBuilder<> &builder_;
};

} // namespace

Value *writeByteArithmetic(WaveWriter &writer, IntrinsicInst &call) {
  ByteArithmetic arithmetic(writer, call);
  switch (call.getIntrinsicID()) {
  case Intrinsic::amdgcn_sad_u8:
    return arithmetic.differences(8);
  case Intrinsic::amdgcn_sad_u16:
    return arithmetic.differences(16);
  case Intrinsic::amdgcn_msad_u8:
    return arithmetic.differences(8, /*isMasked=*/true);
  case Intrinsic::amdgcn_sad_hi_u8:
    return arithmetic.shiftedDifferences();
  case Intrinsic::amdgcn_qsad_pk_u16_u8:
    return arithmetic.slidingDifferences(false);
  case Intrinsic::amdgcn_mqsad_pk_u16_u8:
  case Intrinsic::amdgcn_mqsad_u32_u8:
    return arithmetic.slidingDifferences(true);
  case Intrinsic::amdgcn_lerp:
    return arithmetic.means();
  default:
    return nullptr;
  }
}

} // namespace tranship::emulator
